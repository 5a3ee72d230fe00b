import { isUnavailable } from '#server/kernel/database/database-errors.ts'
import { DeadlineExceeded } from '#server/kernel/deadline.ts'
import { answersInMemory, type StoredAnswers } from './stored-answers.ts'

/** An answer this old is no better than none, unless it is read again whenever it changes. */
const maxAgeMs = 60 * 60_000
/** What is asked often is not remembered again each time. */
const freshMs = 10_000

/** The latest answers to public questions, for the seconds in which the database cannot be asked. */
export interface RememberedAnswers {
  /** Remembers an answer, for an hour unless told, and resolves when it is stored. Nothing is stored again within ten seconds. */
  keep(url: string, text: string): Promise<void>
  /** Remembers an answer for so many milliseconds, however young the one before is. */
  renew(url: string, text: string, lifetimeMs: number): Promise<void>
  forget(url: string): void
  /** Returns what was answered before, if the error says nothing but that the database is away; else undefined. */
  insteadOf(error: unknown, url: string): Promise<string | undefined>
}

export function rememberAnswers(answers: StoredAnswers = answersInMemory()): RememberedAnswers {
  const renew = (url: string, text: string, lifetimeMs: number): Promise<void> => {
    const now = performance.now()
    // One that is read again whenever it changes stays so.
    const expiresAt = Math.max(now + lifetimeMs, answers.find(url)?.expiresAt ?? 0)
    return answers.write(url, text, { storedAt: now, expiresAt })
  }
  return {
    renew,
    async keep(url, text) {
      const before = answers.find(url)
      if (!before || before.storedAt <= performance.now() - freshMs) await renew(url, text, maxAgeMs)
    },
    forget: (url) => answers.remove(url),
    async insteadOf(error, url) {
      if (!(error instanceof DeadlineExceeded) && !isUnavailable(error)) return undefined
      const found = answers.find(url)
      return found && found.expiresAt > performance.now() ? answers.read(url) : undefined
    },
  }
}
