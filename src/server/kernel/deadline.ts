/** Thrown when something did not answer in time. */
export class DeadlineExceeded extends Error {
  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds} ms`)
    this.name = 'DeadlineExceeded'
  }
}

/** Answers as `work` does, or throws {@link DeadlineExceeded}; the work itself is not stopped. */
export async function within<T>(milliseconds: number, work: PromiseLike<T>): Promise<T> {
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
