#!/usr/bin/env bash
# Starts the built product as a person would, asks whether it is ready, and ends it as a service manager would: by ending npm alone.
set -euo pipefail
cd "$(dirname "$0")/.."
dir=$(mktemp -d)
port=${START_PORT:-34117}
if curl -s "http://127.0.0.1:$port/health/live" >/dev/null; then
  echo "Something answers on port $port already; set START_PORT to a free one." >&2
  exit 1
fi
# A group of its own: npm starts a shell, and that the product; all of them are to end.
set -m
PORT=$port DATA_DIR="$dir" npm start >"$dir/out" 2>&1 &
pid=$!
set +m
stop() {
  kill -TERM -- "-$pid" 2>/dev/null || true
  for _ in $(seq 60); do
    kill -0 -- "-$pid" 2>/dev/null || break
    sleep 0.25
  done
  kill -KILL -- "-$pid" 2>/dev/null || true
  rm -rf "$dir"
}
trap stop EXIT
# What npm started must drain and leave with it.
ends() {
  kill -TERM "$pid"
  for _ in $(seq 60); do
    kill -0 -- "-$pid" 2>/dev/null || return 0
    sleep 0.25
  done
  echo 'The product outlived npm start:' >&2
  pgrep -a -g "$pid" >&2 || true
  return 1
}
for _ in $(seq 120); do
  if curl -fsS "http://127.0.0.1:$port/health/ready" 2>/dev/null; then
    echo
    curl -fsS -o "$dir/home.html" "http://127.0.0.1:$port/"
    grep -q '<title>' "$dir/home.html"
    ends
    exit 0
  fi
  kill -0 "$pid" 2>/dev/null || break
  sleep 0.5
done
echo 'The product did not become ready:' >&2
cat "$dir/out" >&2
exit 1
