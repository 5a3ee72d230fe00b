import { Phone } from 'lucide-react'
import { Link } from 'react-router'
import type { ComparedCaterer } from '#contract/endpoints/comparison.ts'
import { m } from '#messages'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { isOnRequest } from './figures.ts'

interface WayOnProps {
  item: ComparedCaterer
  /** The caterer's page, with the event. */
  address: string
}

export function MenuLink({ item: { card }, address }: WayOnProps) {
  return (
    <Link
      to={`${address}#dishes`}
      aria-label={m.compare_menu_of({ name: card.name })}
      className={buttonClass({ size: 'small', wide: true })}
    >
      {m.compare_menu()}
    </Link>
  )
}

/** To the packages, or to the phone of a caterer of which nothing can be booked online. */
export function BookLink({ item, address }: WayOnProps) {
  const { name } = item.card
  const look = buttonClass({ size: 'small', wide: true, variant: 'main' })
  if (isOnRequest(item))
    return (
      <a href={`tel:${item.contact}`} aria-label={m.compare_call_at({ name })} className={look}>
        <Phone aria-hidden size={18} />
        {m.compare_call()}
      </a>
    )
  return (
    <Link to={`${address}#packages`} aria-label={m.compare_book_at({ name })} className={look}>
      {m.compare_book()}
    </Link>
  )
}
