#!/usr/bin/env bash
# Runs a command with TEST_DATABASE_URL pointing at a throw-away PostgreSQL cluster on loopback, and removes it afterwards.
# With TEST_DATABASE_URL already set it uses that one. Installs the distribution's PostgreSQL when there is none.
#   with-postgres.sh [--without-fsync] COMMAND…
# --without-fsync is for tests: a cluster that nobody keeps need not outlive the machine. Measurements are made without it. Their
# databases live for seconds, which pays neither for compiled plans nor for looking after tables.
set -euo pipefail

settings=()
if [ "$1" = --without-fsync ]; then
  settings=('fsync = off' 'full_page_writes = off' 'max_wal_size = 4GB' 'checkpoint_timeout = 30min' 'jit = off' 'autovacuum = off')
  shift
fi

if [ -n "${TEST_DATABASE_URL:-}" ]; then exec "$@"; fi

cluster="$(dirname "$0")/postgres-cluster.sh"
dir=$(mktemp -d)
port=${TEST_POSTGRES_PORT:-54329}
trap 'bash "$cluster" remove "$dir"' EXIT

bash "$cluster" create "$dir" "$port" ${settings[@]+"${settings[@]}"}
TEST_DATABASE_URL="postgres://pangat@127.0.0.1:$port/postgres" "$@"
