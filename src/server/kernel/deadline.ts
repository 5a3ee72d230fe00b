import { setTimeout as wait } from 'node:timers/promises'

/** Thrown when something did not answer in time. */
export class DeadlineExceeded extends Error {
  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds} ms`)
    this.name = 'DeadlineExceeded'
  }
}

/** Returns as `work` does, or throws {@link DeadlineExceeded}; the work itself is not stopped. Without a number there is no deadline. */
export async function within<T>(milliseconds: number | undefined, work: PromiseLike<T>): Promise<T> {
  if (milliseconds === undefined) return work
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineExceeded(milliseconds)), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Resolves or rejects as `work` does, but not before so many milliseconds have passed, so that its time tells nothing of its outcome. */
export async function atLeast<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work, wait(milliseconds)])
  if (done.status === 'rejected') throw done.reason
  return done.value
}
