import {
  BriefcaseBusiness,
  CalendarClock,
  CalendarDays,
  ClipboardList,
  IndianRupee,
  MessageCircleQuestionMark,
  MessageSquareQuote,
  NotebookText,
  Users,
  UtensilsCrossed,
} from 'lucide-react'
import type { ComponentType } from 'react'
import type { MemberPart } from '#contract/rules/member-part.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'

/** A page of a caterer's business. */
export interface Way {
  to: string
  text: string
  Icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
}

/**
 * Returns the pages of a caterer's business: those with a place in the bar at the bottom, and the rest, which a rail has too. A cook
 * neither sees nor changes the offer and what people wrote, and money is the owner's (C96).
 */
export function waysOf(part: MemberPart | undefined): { first: readonly Way[]; rest: readonly Way[] } {
  // An icon that the public pages have too would bring the file that they share (10 KB).
  const sheet = { to: paths.kitchenSheet(), text: m.sheet_title(), Icon: NotebookText }
  const team = { to: paths.people(), text: m.workplace_team(), Icon: Users }
  const everyones = [
    { to: paths.catererDashboard(), text: m.workplace_today(), Icon: CalendarClock },
    { to: paths.receivedOrders(), text: m.workplace_orders(), Icon: ClipboardList },
    { to: paths.calendar(), text: m.workplace_calendar(), Icon: CalendarDays },
  ]
  if (part === 'cook') return { first: [...everyones, { ...sheet, text: m.workplace_sheet_short() }, team], rest: [] }
  const menu = { to: paths.manage(), text: m.workplace_menu(), Icon: UtensilsCrossed }
  return {
    first: [...everyones, menu],
    rest: [
      sheet,
      { to: paths.receivedEnquiries(), text: m.workplace_enquiries(), Icon: MessageCircleQuestionMark },
      { to: paths.receivedReviews(), text: m.workplace_reviews(), Icon: MessageSquareQuote },
      ...(part === 'owner' ? [{ to: paths.money(), text: m.workplace_money(), Icon: IndianRupee }] : []),
      { to: paths.onboarding(), text: m.workplace_profile(), Icon: BriefcaseBusiness },
      team,
    ],
  }
}
