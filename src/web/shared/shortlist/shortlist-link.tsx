import { Heart } from 'lucide-react'
import { Link } from 'react-router'
import { useLateEventLinks } from '#web/shared/event/late-links.ts'
import { m } from '#messages'
import { useShortlistCount } from './shortlist-count.ts'

/** Leads to the shortlist and says how many are on it; the number has its place from the beginning, so that nothing moves. */
export function ShortlistLink() {
  const links = useLateEventLinks()
  const count = useShortlistCount()
  return (
    <Link
      to={links.shortlist()}
      aria-label={count > 0 ? m.shortlist_link_count({ count }) : m.shortlist_link()}
      title={m.shortlist_link()}
      className="round-button relative"
    >
      <Heart aria-hidden size={22} />
      {count > 0 && (
        <span
          aria-hidden
          className="figures absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-kokum px-1 text-xs font-semibold text-on-kokum"
        >
          {count}
        </span>
      )}
    </Link>
  )
}
