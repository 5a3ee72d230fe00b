import { expect, test, vi } from 'vitest'
import { createLog } from './kernel/log.ts'
import { createLife } from './life.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()

test('a job that hangs does not keep the process: it is left behind and the database is closed', async () => {
  const lines: { part?: string; msg: string }[] = []
  const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line) as never) })
  const run = vi.fn(() => new Promise<void>(() => {}))
  const close = vi.fn(async () => {})
  const ending = new AbortController()
  const nothing = { close: async () => {} }
  const life = createLife(
    {
      log,
      database: { ...server.database, close },
      backgroundJobs: { hanging: run },
      catalogue: nothing,
      images: nothing,
      live: nothing,
      outbox: nothing,
    },
    ending,
  )
  life.start()
  await vi.waitFor(() => expect(run).toHaveBeenCalled(), { timeout: 10_000 })

  life.drain()
  expect(life.isDraining()).toBe(true)
  const asked = performance.now()
  await life.stop()

  expect(performance.now() - asked).toBeLessThan(5_000)
  expect(close).toHaveBeenCalledOnce()
  expect(lines).toMatchObject([{ part: 'background jobs', msg: 'shutdown cut short' }])
})
