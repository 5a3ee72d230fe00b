/** Thrown when a store did not take, give or remove a file. `reason` is for the log and holds no data of anyone. */
export class StoreError extends Error {
  readonly reason: string
  constructor(reason: string, options?: ErrorOptions) {
    super(`store failed: ${reason}`, options)
    this.name = 'StoreError'
    this.reason = reason
  }
}

/** An error of the file system, such as ENOSPC. */
export function fileSystemError(error: unknown): StoreError {
  return new StoreError((error as NodeJS.ErrnoException).code ?? 'unknown', { cause: error })
}
