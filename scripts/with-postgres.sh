#!/usr/bin/env bash
# Runs a command with TEST_DATABASE_URL pointing at a throw-away PostgreSQL cluster on loopback, and removes it afterwards.
# With TEST_DATABASE_URL already set it uses that one. Installs the distribution's PostgreSQL when there is none.
set -euo pipefail

if [ -n "${TEST_DATABASE_URL:-}" ]; then exec "$@"; fi

cluster="$(dirname "$0")/postgres-cluster.sh"
dir=$(mktemp -d)
port=${TEST_POSTGRES_PORT:-54329}
trap 'bash "$cluster" remove "$dir"' EXIT

bash "$cluster" create "$dir" "$port"
TEST_DATABASE_URL="postgres://pangat@127.0.0.1:$port/postgres" "$@"
