import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

/**
 * Two workers on a port, as `runWorkers` starts them. The second is stopped as soon as it listens, as one that is busy with its start,
 * and killed while six clients wait: one of them was given to it.
 */
const program = `
  import cluster from 'node:cluster'
  import { createServer, get } from 'node:http'
  import { runWorkers } from ${JSON.stringify(join(import.meta.dirname, 'workers.ts'))}

  if (cluster.isWorker) createServer((request, response) => response.end()).listen(0, '127.0.0.1')
  else {
    runWorkers(2)
    let listening = 0
    cluster.on('listening', (worker, { port }) => {
      listening += 1
      if (listening !== 2) return
      worker.process.kill('SIGSTOP')
      const results = []
      const tell = (result) => {
        results.push(result)
        if (results.length === 5) worker.process.kill('SIGKILL')
        if (results.length < 6) return
        process.stdout.write(results.join(' '))
        process.emit('SIGTERM')
      }
      for (let i = 0; i < 6; i++)
        get({ host: '127.0.0.1', port, agent: false }, (response) => {
          response.resume()
          tell(response.statusCode)
        }).on('error', ({ code }) => tell(code))
    })
  }
`

test('a connection that was given to a worker is reset when the worker is killed before it takes it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pangat-workers-'))
  try {
    const entry = join(folder, 'main.mjs')
    await writeFile(entry, program)
    const primary = spawn(process.execPath, [entry], { stdio: ['ignore', 'pipe', 'inherit'], timeout: 15_000 })
    expect(await text(primary.stdout)).toBe('200 200 200 200 200 ECONNRESET')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}, 20_000)
