#!/usr/bin/env bash
# Runs a command with TEST_DATABASE_URL pointing at a throw-away PostgreSQL cluster on loopback, and removes it afterwards.
# With TEST_DATABASE_URL already set it uses that one. Installs the distribution's PostgreSQL when there is none.
set -euo pipefail

if [ -n "${TEST_DATABASE_URL:-}" ]; then exec "$@"; fi

find_bin() { ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1; }
bin=$(find_bin)
if [ -z "$bin" ] && command -v apt-get >/dev/null; then
  sudo=$([ "$(id -u)" = 0 ] || echo sudo)
  $sudo apt-get update -qq
  DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq postgresql
  bin=$(find_bin)
fi
[ -n "$bin" ] || bin=$(dirname "$(command -v initdb || { echo 'PostgreSQL 15 or newer is needed: install it, or set TEST_DATABASE_URL' >&2; exit 1; })")

dir=$(mktemp -d)
port=${TEST_POSTGRES_PORT:-54329}
# PostgreSQL refuses to run as root.
as() { if [ "$(id -u)" = 0 ]; then chown -R postgres "$dir"; su postgres -s /bin/bash -c "$*"; else bash -c "$*"; fi; }
stop() { as "'$bin/pg_ctl' -D '$dir/data' -m immediate stop" >/dev/null 2>&1 || true; rm -rf "$dir"; }
trap stop EXIT

as "'$bin/initdb' -D '$dir/data' -U pangat --auth=trust -E UTF8 --locale=C.UTF-8 >/dev/null"
as "'$bin/pg_ctl' -D '$dir/data' -w -l '$dir/log' -o '-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories=$dir -c max_connections=200' start >/dev/null"
TEST_DATABASE_URL="postgres://pangat@127.0.0.1:$port/postgres" "$@"
