import { Info } from 'lucide-react'
import { m } from '#messages'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import type { Offer } from '#web/shared/draft/offer.ts'
import type { Suggestion } from './use-suggestion.ts'

interface StripProps {
  offer: Offer
  suggestion: Suggestion
}

/** Says where the chosen menu comes from and offers the other beginning; above all, why a package cannot be booked. */
export function SuggestionStrip({ offer, suggestion }: StripProps) {
  const { isUntouched, shortage, notes, suggest, startEmpty } = suggestion
  if (shortage) {
    return (
      <p role="status" className="mt-4 rounded-box bg-marigold-wash p-3 text-marigold-ink">
        {shortage}
      </p>
    )
  }
  const custom = offer.kind === 'custom'
  const suggestText = custom ? m.customise_suggestion() : m.customise_default_use()
  const wayText = suggest ? suggestText : m.customise_start_empty()
  return (
    <div className="mt-3 flex flex-col gap-2 lg:flex-1">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
        {isUntouched && (
          <p className="flex flex-wrap items-center gap-x-2">
            {custom && <Badge tone="leaf">{m.customise_suggestion()}</Badge>}
            {custom ? m.customise_suggestion_text() : m.customise_default_text()}
          </p>
        )}
        {/* One button for both ways, so that the focus stays on it when one takes the place of the other. */}
        {(suggest ?? startEmpty) && (
          <Button
            size="small"
            variant={suggest ? 'secondary' : 'quiet'}
            className={suggest ? '' : '-ml-3 sm:ml-0'}
            onClick={suggest ?? (() => void startEmpty?.())}
          >
            {wayText}
          </Button>
        )}
      </div>
      {notes.map((note) => (
        <p key={note} role="status" className="flex gap-2 rounded-box bg-sunken p-3 text-sm">
          <Info aria-hidden size={18} className="shrink-0 text-leaf" />
          {note}
        </p>
      ))}
    </div>
  )
}
