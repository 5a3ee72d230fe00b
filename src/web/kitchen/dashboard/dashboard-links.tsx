import {
  BriefcaseBusiness,
  ChevronRight,
  ExternalLink,
  MessageCircleQuestionMark,
  Phone,
  Star,
  Users,
  UtensilsCrossed,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { contacts } from '#contract/contacts.ts'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import { paths } from '#contract/paths.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { m } from '#messages'
import { Card } from '#web/ui/display/card.tsx'

const rowClass = 'flex min-h-14 items-center gap-3 py-2 text-ink no-underline hover:text-leaf'

/** Ways to the pages of a caterer, each a row as wide as the screen. */
export function DashboardLinks({ caterer }: { caterer: OwnCaterer }) {
  const { phone } = contacts()
  return (
    <Card className="px-5 py-2 sm:px-6">
      <nav aria-label={m.onboarding_links()}>
        <ul className="divide-y divide-line">
          <Row
            to={paths.manage()}
            icon={<UtensilsCrossed aria-hidden size={20} />}
            text={m.onboarding_to_manage_text()}
          >
            {m.onboarding_to_manage()}
          </Row>
          <Row
            to={paths.onboarding({ step: 1 })}
            icon={<BriefcaseBusiness aria-hidden size={20} />}
            text={m.onboarding_change_text()}
          >
            {m.onboarding_change()}
          </Row>
          <Row
            to={paths.receivedEnquiries()}
            icon={<MessageCircleQuestionMark aria-hidden size={20} />}
            text={m.received_to_enquiries()}
          >
            {m.received_enquiries_title()}
          </Row>
          <Row to={paths.receivedReviews()} icon={<Star aria-hidden size={20} />} text={m.received_to_reviews()}>
            {m.received_reviews_title()}
          </Row>
          <Row to={paths.people()} icon={<Users aria-hidden size={20} />} text={m.onboarding_people_text()}>
            {m.people_title()}
          </Row>
          {caterer.approval === 'approved' && (
            <Row
              to={paths.caterer(caterer)}
              icon={<ExternalLink aria-hidden size={20} />}
              text={m.onboarding_see_page_text()}
            >
              {m.onboarding_see_page()}
            </Row>
          )}
          <li>
            <a href={`tel:${phone}`} className={rowClass}>
              <Phone aria-hidden size={20} />
              {m.shell_call_support({ phone: formatPhone(phone) })}
            </a>
          </li>
        </ul>
      </nav>
    </Card>
  )
}

interface RowProps {
  to: string
  icon: ReactNode
  /** What is there. */
  text: string
  children: string
}

function Row({ to, icon, text, children }: RowProps) {
  return (
    <li>
      <Link to={to} className={rowClass}>
        {icon}
        <span className="min-w-0 grow">
          <span className="block font-semibold">{children}</span>
          <span className="block text-sm text-ink-soft">{text}</span>
        </span>
        <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-soft" />
      </Link>
    </li>
  )
}
