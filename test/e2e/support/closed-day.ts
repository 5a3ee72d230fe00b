import type { APIRequestContext } from '@playwright/test'
import type { Availability } from '#contract/endpoints/availability.ts'
import { aPackage, dayAhead } from './orders.ts'
import { read } from './read.ts'

/** A caterer of the demo city that closes for some days within ten weeks. */
export const holidayMaker = 'lokhandwala-live-kitchen'

/** The first day on which it is closed. */
export async function closedDay(request: APIRequestContext): Promise<string> {
  const { catererId } = await aPackage(request, holidayMaker)
  const query = `from=${dayAhead(0)}&to=${dayAhead(84)}&guests=30`
  const { days } = await read<Availability>(await request.get(`/api/caterer/${catererId}/availability?${query}`))
  const closed = days.find(({ state }) => state === 'closed')
  if (!closed) throw new Error(`${holidayMaker} is not closed within twelve weeks`)
  return closed.day
}
