import { useState } from 'react'
import { m } from '#messages'
import { exactGuests, GuestsField } from '#web/shared/event/guests-field.tsx'

interface SearchGuestsProps {
  /** The exact number of guests. */
  guests: number | undefined
  onGuests: (guests: number | undefined) => void
}

/** Exact guests, which count as soon as they are typed and the field is left; the range follows. */
export function SearchGuests({ guests, onGuests }: SearchGuestsProps) {
  const known = String(guests ?? '')
  const [text, setText] = useState(known)
  const [followed, setFollowed] = useState(known)
  if (followed !== known) {
    setFollowed(known)
    setText(known)
  }
  const take = () => {
    const typed = exactGuests(text)
    if (typed !== 'wrong' && typed !== guests) onGuests(typed)
  }
  return (
    <GuestsField
      hideLabel
      fieldClassName="min-w-28 flex-1 max-md:hidden noscript:block"
      placeholder={m.event_guests_short()}
      title={m.event_guests()}
      text={text}
      onText={setText}
      onBlur={take}
      onKeyDown={(pressed) => {
        if (pressed.key !== 'Enter') return
        // The form would search with what was known before.
        pressed.preventDefault()
        take()
      }}
    />
  )
}
