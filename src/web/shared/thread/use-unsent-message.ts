import { useSyncExternalStore } from 'react'
import { storedDrafts } from '#web/shared/form/form-draft.ts'
import type { FormSchema } from '#web/shared/form/form-schema.ts'
import { useSession } from '#web/shared/session/use-session.ts'

/** What an account has typed to others and not sent, by what it is about; the latest last. */
interface Unsent {
  texts: Readonly<Record<string, string>>
}

const schema: FormSchema<Unsent> = { texts: { restore: textsFrom } }
const unsentMessages = storedDrafts('unsentMessages', schema)

/** So many texts are stored; those that were edited longest ago go first. */
const most = 20

/** The text that an account has typed, and what changes it. */
export interface UnsentMessage {
  text: string
  put: (change: (typed: string) => string) => void
}

/**
 * Follows what the account of the session has typed and not sent: a message of an order by its id, its review, a reply, a reason. It is stored in this
 * browser, for a page that is left, a phone that drops the tab, and a session that ends while one types.
 */
export function useUnsentMessage(about: string): UnsentMessage {
  const draft = unsentMessages(useSession().user?.id ?? '')
  const text = useSyncExternalStore(
    draft.subscribe,
    () => draft.get()?.texts?.[about] ?? '',
    () => '',
  )
  return {
    text,
    put(change) {
      const { [about]: typed = '', ...others } = draft.get()?.texts ?? {}
      const changed = change(typed)
      const entries = Object.entries(changed === '' ? others : { ...others, [about]: changed }).slice(-most)
      if (entries.length > 0) draft.change({ texts: Object.fromEntries(entries) })
      else draft.clear()
    },
  }
}

function textsFrom(stored: unknown): Unsent['texts'] | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
