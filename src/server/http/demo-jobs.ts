import { fail } from '#server/kernel/app-error.ts'
import type { Api } from './api.ts'

/**
 * Binds `POST /dev/jobs/{name}`, which runs a background job now and answers 204 once it has ended, for tests and demonstrations that
 * do not wait for its turn. In demo mode alone; every job is safe to run at any time.
 */
export function bindDemoJobs(
  { raw }: Api,
  { backgroundJobs }: { backgroundJobs: Readonly<Record<string, () => Promise<void>>> },
): void {
  raw.post('/dev/jobs/:name', async (c) => {
    const name = c.req.param('name')
    const run = Object.hasOwn(backgroundJobs, name) ? backgroundJobs[name] : undefined
    if (!run) throw fail('not_found')
    await run()
    return c.body(null, 204)
  })
}
