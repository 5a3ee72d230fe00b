import { Heart } from 'lucide-react'
import { m } from '#messages'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { setShortlisted, useIsShortlisted } from './shortlist-store.ts'

/** Keeps a caterer in mind. */
export function ShortlistHeart({ id, name }: { id: string; name: string }) {
  const isSaved = useIsShortlisted(id)
  return (
    <IconButton
      label={m.shortlist_press({ name })}
      aria-pressed={isSaved}
      icon={<Heart aria-hidden size={22} className={isSaved ? 'fill-kokum text-kokum' : undefined} />}
      onClick={() => void setShortlisted(id, !isSaved)}
      className="heart-button"
    />
  )
}
