import type { CalendarTerms } from '#contract/endpoints/kitchen/calendar.ts'
import { cancellationTemplates, type CancellationTemplate } from '#contract/values/cancellation-step.ts'
import { isNotice, type Notice } from '#contract/rules/notice.ts'
import { failField } from '#server/kernel/app-error.ts'
import { catererOf, type Context } from '#server/kernel/context.ts'
import { changeBookingTerms } from '#server/modules/caterers/index.ts'
import { termsFrom } from '../domain/views.ts'

/** What a caterer wants for new bookings; what is left out stays. */
export interface TermsChange {
  capacity?: number | undefined
  notice?: Notice | undefined
  changeCutOffHours?: number | undefined
  cancellation?: CancellationTemplate | undefined
}

/** Changes the terms of the caller's caterer for new bookings and returns them. Throws `notice_steps_wrong`, `caterer_not_found`. */
export async function changeTerms(ctx: Context, { cancellation, ...terms }: TermsChange): Promise<CalendarTerms> {
  if (terms.notice && !isNotice(terms.notice)) throw failField('notice_steps_wrong', 'notice')
  const policy = cancellation && cancellationTemplates[cancellation]
  return termsFrom(await changeBookingTerms(ctx, catererOf(ctx), { ...terms, cancellation: policy }))
}
