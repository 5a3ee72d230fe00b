import type { CatererView } from '#contract/endpoints/caterers.ts'
import type { OrderRequest } from '#contract/endpoints/orders/order.ts'
import type { Day } from '#contract/values/calendar.ts'
import { dayOf, draftFor, listCaterers, problemsOf, usualGuests, type Ask } from '../orders/order-drafts.ts'

/** A day of a caterer that an ordinary customer could book before the attack. */
export interface CatererDay {
  capacity: number
  day: Day
  /** A whole order for so many guests on that day; undefined where the caterer has no vegetarian package for them. */
  order(guests: number): Promise<OrderRequest | undefined>
}

export const fewestGuests = 10

/** Returns `count` days, `daysEach` of each caterer from the given one on, all of which take an ordinary order. */
export async function freeCatererDays(ask: Ask, count: number, daysEach: number, firstDay: number) {
  const found: CatererDay[] = []
  for (const caterer of await listCaterers(ask)) {
    const drafts = draftsOf(ask, caterer)
    // The whole capacity and a small order must both be a draft, or the day is no target.
    if (!(await drafts(caterer.maximumServingCapacity)) || !(await drafts(usualGuests))) continue
    for (let i = 0; i < daysEach && found.length < count; i++) {
      const day = dayOf(firstDay + i)
      const target: CatererDay = {
        capacity: caterer.maximumServingCapacity,
        day,
        order: async (guests) => {
          const draft = await drafts(guests)
          return draft && { ...draft, eventDate: day }
        },
      }
      if ((await problemsOfDay(ask, target)).length === 0) found.push(target)
    }
    if (found.length === count) break
  }
  return found
}

/** Returns the codes of what keeps an ordinary customer from ordering for 30 guests on that day. */
export async function problemsOfDay(ask: Ask, { order }: CatererDay): Promise<string[]> {
  const draft = await order(usualGuests)
  return draft ? problemsOf(ask, draft) : ['no package']
}

/** Drafts at a caterer by number of guests, each asked for once. */
function draftsOf(ask: Ask, caterer: CatererView): (guests: number) => Promise<OrderRequest | undefined> {
  const drafts = new Map<number, Promise<OrderRequest | undefined>>()
  return (guests) => {
    const draft = drafts.get(guests) ?? draftFor(ask, caterer, guests)
    drafts.set(guests, draft)
    return draft
  }
}
