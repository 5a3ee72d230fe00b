import { formatCount } from '#contract/count.ts'
import type { Notice } from '#contract/rules/notice.ts'
import { m } from '#messages'

/** Returns the notice for the smallest orders, and from how many guests it is longer: '2 days, 4 from 100 guests, 7 from 301'. */
export function noticeText(notice: Notice): string {
  const longer = notice.filter(
    ({ days }, at) => at === 0 || days > Math.max(...notice.slice(0, at).map((step) => step.days)),
  )
  return longer
    .map(({ fromGuests, days }, at) => {
      // The first step that has days, and the first that has guests, name them.
      const text = longer.slice(0, at).some((step) => step.days > 0) ? formatCount(days) : daysText(days)
      if (at === 0) return text
      const step = { notice: text, guests: fromGuests }
      return at > 1 ? m.caterer_lead_from_more(step) : m.caterer_lead_from(step)
    })
    .join(', ')
}

function daysText(days: number): string {
  return days === 0 ? m.caterer_lead_none() : m.caterer_lead_value({ count: days })
}
