import type { AdminComplaint, ComplaintTopic, TicketView } from '#contract/endpoints/forms/complaints.ts'
import { limits } from '#contract/limits.ts'

/** `spam` was filled in by a program: its sender sees it as received, and nobody else does. */
export type ComplaintState = TicketView['state'] | 'spam'

/** What admins do with a complaint. */
export type ComplaintAct = AdminComplaint['can'][number]

/** What each state allows. A complaint is closed only with an answer, and can be answered several times before. */
const acts: Readonly<Record<ComplaintState, readonly ComplaintAct[]>> = {
  received: ['acknowledge', 'answer'],
  acknowledged: ['answer'],
  answered: ['answer', 'close'],
  closed: [],
  spam: [],
}

/** Where an act leads. */
export const stateAfter: Readonly<Record<ComplaintAct, ComplaintState>> = {
  acknowledge: 'acknowledged',
  answer: 'answered',
  close: 'closed',
}

/** Returns what may be done with a complaint in this state. */
export function actsIn(state: ComplaintState): readonly ComplaintAct[] {
  return acts[state]
}

export interface Ticket {
  id: string
  ticket: string
  about: ComplaintTopic
  state: ComplaintState
  at: Date
  acknowledgedAt: Date | null
  closedAt: Date | null
}

const hourMs = 60 * 60 * 1000

/** Until when a complaint is to be acknowledged and answered (Consumer Protection (E-Commerce) Rules 2020, rule 4). */
export function deadlinesOf({ at }: Pick<Ticket, 'at'>): { acknowledgeBy: Date; answerBy: Date } {
  const { acknowledgeHours, answerDays } = limits.complaint
  return {
    acknowledgeBy: new Date(at.getTime() + acknowledgeHours * hourMs),
    answerBy: new Date(at.getTime() + answerDays * 24 * hourMs),
  }
}

/** Returns what should have been done with a complaint by now. */
export function overdueOf(ticket: Pick<Ticket, 'at' | 'state'>, now: Date): 'acknowledge' | 'answer' | undefined {
  const { acknowledgeBy, answerBy } = deadlinesOf(ticket)
  const { state } = ticket
  if ((state === 'received' || state === 'acknowledged') && now > answerBy) return 'answer'
  return state === 'received' && now > acknowledgeBy ? 'acknowledge' : undefined
}
