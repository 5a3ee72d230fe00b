import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { useDraft } from '#web/shared/draft/draft-store.ts'
import { useEventLinks } from '#web/shared/event/use-event.ts'

/** The caterer's page, as soon as it is known what is being booked. */
export function BackToCaterer() {
  const links = useEventLinks()
  const slug = useDraft()?.catererSlug
  return <Back to={slug ? links.caterer(slug) : links.search()} label={m.customise_back()} />
}

export function BackToMenu() {
  return <Back to={useEventLinks().customise()} label={m.bill_back()} />
}

export function BackToBookings() {
  return <Back to={paths.myOrders()} label={m.orders_back()} />
}

function Back({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className="inline-flex min-h-11 min-w-11 items-center gap-2 text-link">
      <ArrowLeft aria-hidden size={20} />
      <span className="sr-only sm:not-sr-only">{label}</span>
    </Link>
  )
}
