# SPDX-License-Identifier: Apache-2.0
"""Editors and other tools save in ways of their own; each save is one build."""

import os
import subprocess
import time

import pytest

from conftest import EVENTS, PATIENCE, POLL, scene, title


def run(command, folder):
    environment = {**os.environ, "HOME": str(folder.parent), "GIT_CONFIG_GLOBAL": os.devnull}
    subprocess.run(command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                   stderr=subprocess.PIPE, check=True, timeout=PATIENCE)


def vim(*settings, program="vim.tiny"):
    def save(file):
        commands = [word for text in (*settings, "%s/before/after/", "wq") for word in ("-c", text)]
        run([program, "-u", "NONE", "-i", "NONE", "-es", *commands, file.name], file.parent)
    return save


def nvim(*settings):
    def save(file):
        commands = [word for text in (*settings, "%s/before/after/", "wq") for word in ("-c", text)]
        run(["nvim", "-u", "NONE", "-i", "NONE", "--headless", *commands, file.name], file.parent)
    return save


def sed(file):
    run(["sed", "-i", "s/before/after/", file.name], file.parent)


def sed_with_backup(file):
    run(["sed", "-i.bak", "s/before/after/", file.name], file.parent)


def beside_and_renamed(file):
    beside = file.with_name(".goutputstream-A1B2C3")
    beside.write_text(scene("after"))
    beside.rename(file)


def in_place(file):
    file.write_text(scene("after"))


def in_place_in_pieces(file):
    with open(file, "w") as stream:
        for letter in scene("after"):
            stream.write(letter)
            stream.flush()


def emptied_first(file):
    os.truncate(file, 0)
    time.sleep(0.1)
    with open(file, "r+") as stream:
        stream.write(scene("after"))


def emptied_and_left_empty_for_a_while(file):
    with open(file, "w"):
        pass
    time.sleep(0.1)
    file.write_text(scene("after"))


def deleted_and_made(file):
    file.unlink()
    time.sleep(0.02)
    file.write_text(scene("after"))


def moved_away_and_made(file):
    file.rename(file.with_name(file.name + "~"))
    time.sleep(0.02)
    file.write_text(scene("after"))


def made_slowly(file):
    file.unlink()
    with open(file, "w") as stream:
        text = scene("after")
        stream.write(text[:20])
        stream.flush()
        time.sleep(0.15)
        stream.write(text[20:])


def git_checkout(file):
    run(["git", "checkout", "--quiet", "after"], file.parent)


def git_repository(folder):
    def git(*words):
        run(["git", "-c", "user.name=a", "-c", "user.email=a@example.org", *words], folder)
    git("init", "--quiet")
    git("checkout", "--quiet", "-b", "before")
    git("add", "one.facet")
    git("commit", "--quiet", "-m", "before")
    git("checkout", "--quiet", "-b", "after")
    (folder / "one.facet").write_text(scene("after"))
    git("commit", "--quiet", "-a", "-m", "after")
    git("checkout", "--quiet", "before")


BACKUP = ["set backup writebackup backupdir=. directory=."]
SAVES = {
    "vim": vim(),
    "vim, swap file beside": vim("set swapfile updatecount=1 directory=."),
    "vim, backup by renaming": vim(*BACKUP, "set backupcopy=no"),
    "vim, backup by copying": vim(*BACKUP, "set backupcopy=yes"),
    "vim, no backup": vim("set nobackup nowritebackup"),
    "neovim": nvim(),
    "neovim, backup by renaming": nvim(*BACKUP, "set backupcopy=no"),
    "neovim, backup by copying": nvim(*BACKUP, "set backupcopy=yes"),
    "sed": sed,
    "sed with backup": sed_with_backup,
    "another file renamed": beside_and_renamed,
    "in place": in_place,
    "in place in pieces": in_place_in_pieces,
    "emptied first": emptied_first,
    "emptied and left empty for a while": emptied_and_left_empty_for_a_while,
    "deleted and made": deleted_and_made,
    "moved away and made": moved_away_and_made,
    "made slowly": made_slowly,
    "git checkout": git_checkout,
}
# Who polls cannot tell half a file from a whole one when its writer pauses.
POLLED = [name for name in SAVES if name != "made slowly"]


def saved_once(place, watch, save):
    save(place / "one.facet")
    build = watch.build()
    rest = watch.rest()
    assert build.sources == ["one.facet"] and build.written == ["one.svg"], (build, rest)
    assert rest == []
    assert title(place / "one.svg") == "after"


@pytest.mark.parametrize("name", SAVES)
def test_a_save_is_one_build(place, name):
    place.save("one.facet", scene("before"))
    git_repository(place.folder)
    watch = place.watch("one.facet", "fence")
    saved_once(place, watch, SAVES[name])


@pytest.mark.parametrize("name", SAVES)
def test_a_save_in_a_watched_folder_is_one_build(place, name):
    place.save("one.facet", scene("before"))
    git_repository(place.folder)
    watch = place.watch(".")
    saved_once(place, watch, SAVES[name])


@pytest.mark.parametrize("name", POLLED)
def test_a_save_is_one_build_when_polled(place, name):
    place.save("one.facet", scene("before"))
    git_repository(place.folder)
    watch = place.watch("one.facet", "fence", *POLL)
    saved_once(place, watch, SAVES[name])


@pytest.mark.parametrize("how", [EVENTS, POLL], ids=["events", "poll"])
def test_two_saves_one_after_the_other_are_two_builds_or_one_with_the_last(place, how):
    place.save("one.facet", scene("before"))
    watch = place.watch("one.facet", "fence", *how)
    place.save("one.facet", scene("between"))
    place.replace("one.facet", scene("after"))
    assert 1 <= len(watch.rest()) <= 2
    assert title(place / "one.svg") == "after"


def test_a_save_that_changes_nothing_is_no_build(place):
    place.save("one.facet", scene("before"))
    watch = place.watch("one.facet", "fence")
    place.save("one.facet", scene("before"))
    os.utime(place / "one.facet")
    os.chmod(place / "one.facet", 0o600)
    place.replace("one.facet", scene("before"))
    assert watch.rest() == []


def test_another_content_with_the_same_size_and_time_is_a_build(place):
    place.save("one.facet", scene("before"))
    os.utime(place / "one.facet", (1e9, 1e9))
    watch = place.watch("one.facet", "fence")
    place.save("new", scene("beyond"))
    os.utime(place / "new", (1e9, 1e9))
    (place / "new").rename(place / "one.facet")
    assert watch.build().written == ["one.svg"]
    assert title(place / "one.svg") == "beyond"


def test_a_file_that_is_written_and_kept_open_is_built_all_the_same(place):
    place.save("one.facet", scene("before"))
    watch = place.watch("one.facet", "fence")
    with open(place / "one.facet", "r+", encoding="utf-8") as file:
        file.truncate()
        file.write(scene("after"))
        file.flush()
        assert watch.build().written == ["one.svg"]
        assert title(place / "one.svg") == "after"
