#!/usr/bin/env bash
# Starts the built product as a person would and asks whether it is ready.
set -euo pipefail
cd "$(dirname "$0")/.."
dir=$(mktemp -d)
port=${START_PORT:-34117}
PORT=$port DATA_DIR="$dir" npm start >"$dir/out" 2>&1 &
pid=$!
stop() { pkill -TERM -P "$pid" 2>/dev/null || true; kill "$pid" 2>/dev/null || true; wait "$pid" 2>/dev/null || true; rm -rf "$dir"; }
trap stop EXIT
for _ in $(seq 120); do
  if curl -fsS "http://127.0.0.1:$port/health/ready" 2>/dev/null; then
    echo
    curl -fsS -o "$dir/home.html" "http://127.0.0.1:$port/"
    grep -q '<title>' "$dir/home.html"
    exit 0
  fi
  kill -0 "$pid" 2>/dev/null || break
  sleep 0.5
done
echo 'The product did not become ready:' >&2
cat "$dir/out" >&2
exit 1
