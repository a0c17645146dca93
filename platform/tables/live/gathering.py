"""Questions that many ask in the same moments, answered together.

Whoever asks while nobody else does waits for nobody. While the threads are busy, those
who ask wait side by side, and the next that is free answers all of them: a thousand who come back
after a restart take some dozens of statements, and as many changes of threads.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from threading import Lock
from typing import Generic, NamedTuple, TypeVar

from tables.live.threads import read_soon

Q = TypeVar("Q")
A = TypeVar("A")

MOST = 64
"""Questions that are answered at a time: those after them wait no longer than for these."""


class _Asked(NamedTuple, Generic[Q, A]):
    question: Q
    answer: "asyncio.Future[A]"

    def tell(self, answer: A | Exception) -> None:
        """Give the answer to whoever still waits for it."""
        if self.answer.done():
            return
        if isinstance(answer, Exception):
            self.answer.set_exception(answer)
        else:
            self.answer.set_result(answer)


class Gathering(Generic[Q, A]):
    """Whoever asks the same kind of question.

    ``answer_all`` returns for each question in order its answer, or the error that its asker alone
    is to get; an error that it raises is everybody's. ``soon`` chooses the threads it runs in.
    """

    def __init__(
        self,
        answer_all: Callable[[Sequence[Q]], Sequence[A | Exception]],
        soon: Callable[[Callable[[], None]], None] = read_soon,
    ) -> None:
        self._answer_all, self._soon = answer_all, soon
        self._waiting: deque[_Asked[Q, A]] = deque()
        self._lock = Lock()
        self._is_called = False
        """Whether a thread is on its way to those who wait."""

    async def ask(self, question: Q) -> A:
        """Return the answer to a question."""
        asked = _Asked[Q, A](question, asyncio.get_running_loop().create_future())
        with self._lock:
            self._waiting.append(asked)
        self._call_a_thread()
        return await asked.answer

    def _call_a_thread(self) -> None:
        with self._lock:
            if self._is_called or not self._waiting:
                return
            self._is_called = True
        self._soon(self._answer_those_who_wait)

    def _answer_those_who_wait(self) -> None:
        with self._lock:
            count = min(len(self._waiting), MOST)
            asked = [self._waiting.popleft() for _ in range(count)]
            self._is_called = False
        self._call_a_thread()  # to those who are too many, and whoever comes meanwhile
        if asked:
            answers = self._answers([one.question for one in asked])
            loop = asked[-1].answer.get_loop()
            loop.call_soon_threadsafe(_tell, asked, answers)

    def _answers(self, questions: Sequence[Q]) -> Sequence[A | Exception]:
        try:
            return self._answer_all(questions)
        except Exception as error:
            return [error] * len(questions)


def _tell(asked: Sequence[_Asked[Q, A]], answers: Sequence[A | Exception]) -> None:
    for one, answer in zip(asked, answers, strict=True):
        one.tell(answer)
