"""Storage: a dump holds the whole state, a copy stands by itself, and garbage is not read."""

from games.conformance.look import Look
from games.contract import BadDump


def check_storage(look: Look) -> None:
    """Dump, load and copy the state."""
    dump = look.engine.dump(look.state)
    if dump[:1] != bytes([look.engine.dump_format]):
        raise look.breach("dump", "the dump does not begin with the number of its format")
    if look.engine.dump(look.pristine) != dump:
        raise look.breach("dump", "equal states have different dumps")
    if look.engine.copy(look.state) != look.state:
        raise look.breach("copy", "copy(state) is another state")
    look.check_unchanged("dump_changes", "dumping or copying it")
    _check_garbage_refused(look, dump)


def _check_garbage_refused(look: Look, dump: bytes) -> None:
    other_format = bytes([dump[0] ^ 0xFF])
    garbage = (
        *(b"", b"\x00", dump[:1], dump[:-1], dump + b"\x00", other_format + dump[1:]),
        *(dump[:1] + b"\xc1", dump[:1] + b"\x93\x01\x02\x03", b"not a state"),
    )
    for data in garbage:
        try:
            look.engine.load(data)
        except BadDump:
            continue
        except Exception as error:
            what = f"load({data[:20]!r}…) raised {type(error).__name__}: {error}"
            raise look.breach("bad_dump", what) from error
        raise look.breach("bad_dump", f"load({data[:20]!r}…) read garbage")
