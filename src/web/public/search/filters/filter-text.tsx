import { Search as SearchIcon } from 'lucide-react'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { m } from '#messages'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { SearchControls } from '../use-search.ts'

/** Words are searched for when they are sent, not at every letter. */
export function FilterText({ q, change }: { q: string; change: SearchControls['change'] }) {
  const [text, setText] = useState(q)
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    if (text.trim() !== q) change({ q: text.trim() })
  }
  return (
    <div className="flex items-end gap-2">
      <TextField
        label={m.search_text()}
        name="q"
        type="search"
        enterKeyHint="search"
        maxLength={limits.search.maxQueryLength}
        fieldClassName="flex-1"
        placeholder={m.search_text_placeholder()}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && submit(event)}
      />
      <IconButton
        label={m.search_text_submit()}
        icon={<SearchIcon aria-hidden size={20} />}
        className="noscript:hidden"
        onClick={submit}
      />
    </div>
  )
}
