import type { ErrorCode } from '#contract/errors.ts'
import type { Problem } from '#web/shared/form/problems.ts'

/** What is only missing so far, or stands between an order and its payment: the order itself can exist. */
const possible: ReadonlySet<string> = new Set<ErrorCode>([
  'date_required',
  'time_required',
  'venue_required',
  'pin_code_unknown',
  'pin_code_elsewhere',
  'email_unconfirmed',
  'unpaid_same_day',
  'unpaid_limit',
  'network_unpaid_limit',
])

/** Returns why there can be no order like this, in the server's words; undefined while there can. */
export function refusalOf(said: readonly (Problem & { code?: string })[]): Problem | undefined {
  return said.find(({ code, field }) => code !== undefined && !possible.has(code) && !aside.has(field))
}

/** Without its coupon, and as a new order, it can exist. */
const aside: ReadonlySet<string> = new Set(['couponCode', 'replaces', 'email'])
