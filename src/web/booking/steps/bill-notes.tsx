import { Info } from 'lucide-react'
import type { Quote } from '#contract/endpoints/orders/quote.ts'
import { noteText } from '#contract/note-text.ts'
import { m } from '#messages'

/** What the bill tells without rejecting: short notice, a gift that comes along, a caterer without GST. */
export function BillNotes({ notes }: { notes: Quote['notes'] }) {
  if (notes.length === 0) return null
  return (
    <ul aria-label={m.bill_notes()} className="flex flex-col gap-2">
      {notes.map(({ code, values, message }) => (
        <li key={message} className="flex gap-2 rounded-box bg-sunken p-3 text-sm">
          <Info aria-hidden size={18} className="shrink-0 text-leaf" />
          {noteText(code, values) ?? message}
        </li>
      ))}
    </ul>
  )
}
