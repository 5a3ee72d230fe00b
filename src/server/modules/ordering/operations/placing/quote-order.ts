import type { Bill } from '#server/modules/taxes/domain/index.ts'
import { cancellationOf } from '../../domain/cancellation.ts'
import { noticeFor } from '#contract/rules/notice.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { bandHolds, type GuestBand } from '#contract/values/guest-band.ts'
import type { Paise } from '#contract/values/money.ts'
import type { Context } from '#server/kernel/context.ts'
import { listPackages } from '#server/modules/menus/index.ts'
import type { OrderingDeps } from '../../deps.ts'
import { notesOfDiets, type Note } from '../../domain/check-diets.ts'
import { fits } from '../../domain/check-guests.ts'
import { isShortNotice } from '../../domain/check-event.ts'
import type { Draft, Problem } from '../../domain/draft.ts'
import { withoutHints, type BestCoupon } from '#server/modules/coupons/index.ts'
import { assessDraft, type Assessment } from './assess-draft.ts'
import { statedProblems } from '../../domain/price.ts'
import { bestCouponFor } from './best-coupon.ts'
import { countGuess } from './coupon-guesses.ts'
import { errorFromProblems } from './error-from-problems.ts'

/** A package that would fit the guests, when the chosen one does not (C28, C65). */
export interface Alternative {
  id: string
  name: string
  band: GuestBand
  basePrice: Paise
}

export interface OrderQuote {
  bill: Bill
  problems: readonly Problem[]
  notes: readonly Note[]
  alternatives: readonly Alternative[]
  /** Others that cook for these guests when nothing of this caterer suits them. */
  otherCaterers: Awaited<ReturnType<OrderingDeps['listServing']>>
  cancellation: ReturnType<typeof cancellationOf>
  /** What takes the most off for the caller, whatever coupon the draft has. */
  bestCoupon: BestCoupon | undefined
}

/**
 * The honest bill of a draft, and what keeps it from being ordered; anyone may ask. Rejects as `assessDraft` does, with
 * `amount_wrong` amounts that a client states otherwise, and with `too_many_requests` who tries out codes of coupons.
 */
export async function quoteOrder(
  ctx: Context,
  deps: Pick<OrderingDeps, 'sharesAccount' | 'couponGuesses' | 'listServing'>,
  draft: Draft,
  network: string,
): Promise<OrderQuote> {
  const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : undefined
  const assessment = await assessDraft(ctx, deps, draft, userId)
  const { bill, problems, terms, offer, caterer } = assessment
  await countGuess(ctx, deps, { ...draft, network }, problems)
  const wrong = statedProblems(draft.stated, bill)
  if (wrong.length > 0) throw errorFromProblems(wrong)
  const [best, alternatives] = await Promise.all([
    bestCouponFor(ctx, deps, draft, { userId, caterer, subtotal: bill.subtotal }),
    fits(offer, caterer, draft) ? undefined : alternativesTo(ctx, assessment, draft),
  ])
  const otherCaterers = alternatives?.length === 0 ? await deps.listServing(guestsOf(draft)) : []
  return {
    bill,
    // Nobody needs an account to ask, so the code of a coupon must not be found out by it.
    problems: problems.map(withoutHints),
    notes: [...notesOfDiets({ ...draft, offer }), ...notesOf(assessment, draft, ctx.clock.now())],
    alternatives: alternatives ?? [],
    otherCaterers,
    cancellation: cancellationOf(terms.cancellation, bill.total),
    bestCoupon: best,
  }
}

function guestsOf({ guests, dietSplit, eventDate: day, venue, catererId }: Draft) {
  return { guests, dietSplit, day, point: venue?.point, except: catererId }
}

function notesOf({ caterer, terms }: Assessment, { eventDate, guests }: Draft, now: Date): Note[] {
  const told: Note[] = []
  if (terms.fulfilmentNote) told.push({ code: 'coupon_fulfilment', values: { note: terms.fulfilmentNote } })
  const notice = noticeFor(caterer.notice, guests)
  if (eventDate && isShortNotice(eventDate, notice, dayInIndia(now))) told.push({ code: 'short_notice' })
  if (terms.gstScheme === 'COMPOSITION') told.push({ code: 'gst_composition' })
  if (terms.gstScheme === 'UNREGISTERED') told.push({ code: 'gst_unregistered' })
  return told
}

/** The same caterer's packages that hold the guests, whose chosen dishes must be chosen again: nothing is switched silently. */
async function alternativesTo(ctx: Context, { offer, caterer }: Assessment, draft: Draft): Promise<Alternative[]> {
  const packages = await listPackages(ctx.db, caterer.id)
  return packages.flatMap((other) => {
    const band = other.bands.find((candidate) => bandHolds(candidate, draft.guests))
    const suits = band && other.id !== offer.id && other.kind === 'package' && fits(other, caterer, draft)
    return suits ? [{ id: other.id, name: other.name, band, basePrice: other.basePrice }] : []
  })
}
