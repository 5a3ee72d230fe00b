import { isDeepStrictEqual } from 'node:util'
import type { Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { Caterer } from '../domain/caterer.ts'
import { findCaterer } from '../queries/caterers.ts'
import { saveBookingTerms, type BookingTermsChange } from '../store/booking-terms.ts'
import { lockCaterer } from '../store/profile.ts'

/**
 * Changes what a caterer sets about all of its bookings, and returns the caterer. What is so already changes nothing, not even the
 * version. Throws `caterer_not_found`.
 */
export async function changeBookingTerms(ctx: Context, id: string, terms: BookingTermsChange): Promise<Caterer> {
  return ctx.transaction(async (tx) => {
    const version = await lockCaterer(tx, id)
    const before = version === undefined ? undefined : await findCaterer(tx, id)
    if (!before) throw fail('caterer_not_found')
    const wanted = { ...termsOf(before), ...given(terms) }
    if (isDeepStrictEqual(wanted, termsOf(before))) return before
    await saveBookingTerms(tx, id, terms, ctx.clock.now())
    const change = { before: termsOf(before), after: wanted }
    await publish(tx, { type: 'caterer.changed', subject: id }, {}, change)
    return { ...before, ...after(wanted) }
  })
}

function termsOf({ maximumServingCapacity: capacity, notice, changeCutOffHours, cancellation }: Caterer) {
  return { capacity, notice, changeCutOffHours, cancellation }
}

function after({ capacity, ...terms }: ReturnType<typeof termsOf>) {
  return { ...terms, maximumServingCapacity: capacity }
}

function given(terms: BookingTermsChange): Partial<ReturnType<typeof termsOf>> {
  return Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined))
}
