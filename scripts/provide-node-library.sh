#!/bin/sh
# The pinned Node needs one library which a bare Debian lacks. Run after an install, when that Node did not start;
# a shell script, as there is no Node to run anything else.
set -eu

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  apt-get -q update
  DEBIAN_FRONTEND=noninteractive apt-get -q -y --no-install-recommends -o DPkg::Lock::Timeout=300 install libatomic1
fi

if ! node --version; then
  echo 'The pinned Node does not start: install libatomic (Debian, Ubuntu: libatomic1; Fedora: libatomic) and run npm ci again.' >&2
  exit 1
fi
