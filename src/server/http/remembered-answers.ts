import { LRUCache } from 'lru-cache'
import { isUnavailable } from '#server/kernel/database/database-errors.ts'
import { DeadlineExceeded } from '#server/kernel/deadline.ts'

/** Bytes of one process: some thousand caterers with menus, packages and first reviews, as they are not compressed. */
const maxBytes = 48 * 1024 * 1024
/** An answer this old is no better than none. */
const maxAgeMs = 60 * 60_000
/** What is asked often is not remembered again each time. */
const freshMs = 10_000

/** The latest answers to public questions, for the seconds in which the database cannot be asked. */
export interface RememberedAnswers {
  keep(url: string, text: string): void
  forget(url: string): void
  /** Returns what was answered before, if the error says nothing but that the database is away; else undefined. */
  insteadOf(error: unknown, url: string): string | undefined
}

export function rememberAnswers(): RememberedAnswers {
  const answers = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length + 1,
    ttl: maxAgeMs,
  })
  return {
    keep(url, text) {
      if (answers.getRemainingTTL(url) < maxAgeMs - freshMs) answers.set(url, Buffer.from(text))
    },
    forget: (url) => void answers.delete(url),
    insteadOf(error, url) {
      if (!(error instanceof DeadlineExceeded) && !isUnavailable(error)) return undefined
      return answers.get(url)?.toString()
    },
  }
}
