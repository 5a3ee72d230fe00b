import type { Context } from '../context.ts'
import { errorName } from '../log.ts'

/**
 * Does one after the other. One that fails is an error line `failed` and keeps no other waiting; what it leaves undone is for a later
 * round to find. Returns how many failed.
 */
export async function doEach<Item>(
  { log }: Pick<Context, 'log'>,
  items: Iterable<Item>,
  perform: (item: Item) => Promise<unknown>,
  { failed, about }: { failed: string; about: (item: Item) => object },
): Promise<number> {
  let count = 0
  for (const item of items) {
    try {
      await perform(item)
    } catch (error) {
      count += 1
      log.error({ ...about(item), err: errorName(error) }, failed)
    }
  }
  return count
}

/** Takes each step of a job, also after one that failed, and throws the first failure at last. */
export async function takeSteps(steps: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps) await step().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
