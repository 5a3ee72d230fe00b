import { setTimeout as wait } from 'node:timers/promises'
import type { LeanClient, LeanRequest } from '../../bench/orders/client.ts'
import { decode } from '../../bench/shared/decode.ts'

/** An answer, or status 0 for none. */
export interface Answer {
  status: number
  text: string
}

/** Longer than the product takes for any answer. */
const patienceMs = 25_000

/** Sends a request; no answer is one of status 0. */
export async function answerOf(client: LeanClient, request: LeanRequest): Promise<Answer> {
  const over = new AbortController()
  void wait(patienceMs, undefined, { signal: over.signal, ref: false }).then(
    () => client.close(),
    () => undefined,
  )
  try {
    const { status, body, encoding } = await client.send(request)
    return { status, text: decode(body, encoding).toString() }
  } catch (error) {
    return { status: 0, text: String(error) }
  } finally {
    over.abort()
  }
}

export type Kind = 'orders' | 'reads'

/** One failed request. */
interface Failure {
  kind: Kind
  path: string
  status: number
  at: number
}

/** Counts what was answered. */
export interface Tally {
  count(kind: Kind, path: string, answer: Answer): void
  /** How many requests of a kind ended between two moments, and how many of them failed: no answer, none of success, or an empty page. */
  between(kind: Kind, from: number, to: number): { all: number; failed: number }
  /** All failures, for a person to read. */
  failures(): readonly Failure[]
  /** Answers of status 500. */
  errors(): number
}

export function createTally(): Tally {
  const ends: Record<Kind, number[]> = { orders: [], reads: [] }
  const failures: Failure[] = []
  return {
    count(kind, path, { status, text }) {
      const at = performance.now()
      ends[kind].push(at)
      if (status === 0 || status >= 500 || (kind === 'reads' && (status !== 200 || text === '')))
        failures.push({ kind, path, status, at })
    },
    between: (kind, from, to) => ({
      all: ends[kind].filter((at) => at >= from && at <= to).length,
      failed: failures.filter((failure) => failure.kind === kind && failure.at >= from && failure.at <= to).length,
    }),
    failures: () => failures,
    errors: () => failures.filter(({ status }) => status === 500).length,
  }
}
