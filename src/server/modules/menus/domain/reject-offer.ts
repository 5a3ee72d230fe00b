import { errorCodes, type ErrorCode, type TextValues } from '#contract/errors.ts'
import type { ProblemCode } from '#contract/field-errors.ts'
import { AppError, type Problem } from '#server/kernel/app-error.ts'

/** Gathers what is wrong with what a caterer offers, each beside its field. */
export class OfferProblems {
  readonly #found: Problem[] = []

  add(code: ProblemCode, field: string, values: TextValues = {}): void {
    this.#found.push({ code, field, values })
  }

  /** @throws AppError the code of the first problem, or `offer_invalid` where that is one of a field, with all of them */
  requireNone(): void {
    const [first] = this.#found
    if (!first) return
    const own = errorCodes.find((code): code is ErrorCode => code === first.code)
    throw new AppError(own ?? 'offer_invalid', { values: own ? first.values : {}, problems: this.#found })
  }
}
