"""The names of the tasks, for whoever sends one: to import the task itself would go in circles.

They are no module's address, and stay when a module moves: what an earlier release has left on the
queues is still understood.
"""

from typing import NewType

TaskName = NewType("TaskName", str)

SWEEP = TaskName("tables.tasks.sweep")
WAKE = TaskName("tables.tasks.wake")
THINK = TaskName("tables.tasks.think")
PLAY_OUT = TaskName("tables.tasks.play_out")
TIDY = TaskName("tables.tasks.tidy")
KEEP_BOOKS = TaskName("tables.tasks.keep_books")
END_WHAT_IS_OVER = TaskName("tables.tasks.end_what_is_over")
CALL = TaskName("tables.tasks.call")
PUSH = TaskName("tables.tasks.push")
