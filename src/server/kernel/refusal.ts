import { sentenceOf, type RefusalCode } from '#contract/refusals.ts'

/**
 * The one way to say no. Expected: it is thrown to leave a transaction, told to the caller and never wakes anyone.
 * `values` fill the sentence; `fields` name inputs with a sentence each.
 */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly values: Record<string, string | number>
  readonly fields: Record<string, string> | undefined
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined

  constructor(
    code: RefusalCode,
    options: { values?: Record<string, string | number>; fields?: Record<string, string>; retryAfter?: number } = {},
  ) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.values = options.values ?? {}
    this.fields = options.fields
    this.retryAfter = options.retryAfter
  }

  /** The sentence to show. */
  get sentence(): string {
    return sentenceOf(this.code, this.values)
  }
}

/** `throw refuse('order_not_found')`. */
export function refuse(code: RefusalCode, values?: Record<string, string | number>): Refusal {
  return new Refusal(code, values ? { values } : {})
}

/** Refuses one field with the sentence of the code beside it. */
export function refuseField(code: RefusalCode, field: string, values: Record<string, string | number> = {}): Refusal {
  return new Refusal(code, { values, fields: { [field]: sentenceOf(code, values) } })
}

const minute = 60
const hour = 60 * minute

/** Too often: says how long to wait, to people in words and to programs as Retry-After. */
export function tooManyRequests(seconds: number): Refusal {
  return refuseFor('too_many_requests', seconds)
}

/** Refuses what time heals: `wait` in the sentence and Retry-After say when to try again. */
export function refuseFor(code: RefusalCode, seconds: number): Refusal {
  const whole = Math.max(1, Math.ceil(seconds))
  return new Refusal(code, { retryAfter: whole, values: { wait: inWords(whole) } })
}

/** '45 seconds', '1 minute', '3 hours': rounded up, so that nobody comes back too early. */
function inWords(seconds: number): string {
  if (seconds < minute) return counted(seconds, 'second')
  return seconds <= 2 * hour
    ? counted(Math.ceil(seconds / minute), 'minute')
    : counted(Math.ceil(seconds / hour), 'hour')
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
