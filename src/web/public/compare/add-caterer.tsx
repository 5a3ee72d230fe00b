import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { CatererCard } from '#contract/endpoints/caterers.ts'
import { limits } from '#contract/limits.ts'
import { publicApi } from '#web/shared/api/public-api.ts'
import { m } from '#messages'
import { Combobox } from '#web/ui/fields/combobox.tsx'
import { Picture } from '#web/ui/display/picture.tsx'

const pauseMs = 200
const none: readonly CatererCard[] = []

interface AddCatererProps {
  /** Ids of those that are shown already. */
  shown: readonly string[]
  onAdd: (caterer: CatererCard) => void
}

/** Finds a caterer by name, mistyped too, and lays it beside the others. */
export function AddCaterer({ shown, onAdd }: AddCatererProps) {
  const [text, setText] = useState('')
  const { items, loading } = useCaterers(text)
  return (
    <Combobox
      label={m.compare_search()}
      hint={m.compare_search_hint({ count: limits.compare.max })}
      placeholder={m.compare_search_placeholder()}
      text={text}
      onText={setText}
      items={items.filter(({ id }) => !shown.includes(id))}
      itemKey={({ id }) => id}
      renderItem={(caterer) => <Found caterer={caterer} />}
      onChoose={(caterer) => {
        setText('')
        onAdd(caterer)
      }}
      loading={loading}
      emptyText={m.compare_search_none()}
      icon={<Search size={20} />}
    />
  )
}

function Found({ caterer: { picture, name, area } }: { caterer: CatererCard }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Picture source={picture} alt="" sizes="3rem" className="size-10 shrink-0 rounded-box" />
      <span className="min-w-0">
        <span className="block truncate font-medium">{name}</span>
        <span className="block truncate text-sm text-ink-soft">{area}</span>
      </span>
    </span>
  )
}

/** Caterers for a text, requested after a pause in typing; earlier results stay visible until then. */
function useCaterers(text: string): { items: readonly CatererCard[]; loading: boolean } {
  const [found, setFound] = useState({ text: '', items: none })
  const wanted = text.trim().slice(0, limits.search.maxQueryLength)
  useEffect(() => {
    if (wanted === '') return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      publicApi('GET /api/search', { query: { q: wanted } }, { signal: abort.signal }).then(
        ({ items }) => setFound({ text: wanted, items }),
        // A search that fails says that nothing was found; typing on tries again.
        () => abort.signal.aborted || setFound({ text: wanted, items: none }),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [wanted])
  return wanted === '' ? { items: none, loading: false } : { items: found.items, loading: found.text !== wanted }
}
