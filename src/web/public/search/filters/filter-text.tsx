import { limits } from '#contract/limits.ts'
import { m } from '#messages'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { SearchControls } from '../use-search.ts'
import { useRestingText } from './use-resting-text.ts'

interface FilterTextProps {
  q: string
  change: SearchControls['change']
  onTyping: (isTyping: boolean) => void
}

/** Words that caterers, dishes and packages are looked for by. */
export function FilterText({ q, change, onTyping }: FilterTextProps) {
  const { text, type, commit } = useRestingText({
    known: q,
    textOf: (known) => known,
    take: (typed, isAgain) => {
      const words = typed.trim()
      if (words !== q) change({ q: words }, { inPlace: isAgain })
      return words
    },
    onTyping,
  })
  return (
    <TextField
      label={m.search_text()}
      name="q"
      type="search"
      enterKeyHint="search"
      maxLength={limits.search.maxQueryLength}
      placeholder={m.search_text_placeholder()}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        commit()
      }}
    />
  )
}
