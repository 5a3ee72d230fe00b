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
