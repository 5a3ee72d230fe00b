import { Search } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { limits } from '#contract/limits.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

/** Finds orders by code, name or day, in all parts of the inbox. Give it the search as key. */
export function OrderSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(q)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <form role="search" noValidate onSubmit={submit} className="mb-5 flex max-w-lg items-start gap-2 print:hidden">
      <TextField
        label={m.inbox_search_label()}
        hideLabel
        placeholder={m.inbox_search_label()}
        fieldClassName="flex-1"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={limits.order.searchLength}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" icon={<Search aria-hidden size={18} />}>
        {m.inbox_search()}
      </Button>
    </form>
  )
}
