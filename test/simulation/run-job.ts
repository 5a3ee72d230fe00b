import type { World } from './world.ts'

/** Runs a background job on one of the processes. */
export async function runJobOf(
  { server, processes }: Pick<World, 'server' | 'processes'>,
  name: string,
): Promise<void> {
  await server.services.backgroundJobs[name]?.().catch((error: unknown) => {
    // A killed process reports no error, and one without its database tries again.
    if (!processes.crashes.hasCrashed() && !processes.cuts.hasCut()) throw error
  })
}
