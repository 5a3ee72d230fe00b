import { useMemo, useSyncExternalStore } from 'react'
import { listDrafts, withFixes, type Fix, type ListValues } from './list-draft.ts'
import { listProblem } from './list-size.ts'
import { loadParser } from './load-parser.ts'
import { countsOf, menuOfRows, menuProblem } from './menu-of-rows.ts'
import { useLoaded } from './use-loaded.ts'

export type PastedList = ReturnType<typeof usePastedList>

const nothing = () => undefined
const none: ListValues = { list: '', isRead: false, fixes: {} }

/** A list that a caterer pasted, and its review line by line. It is stored for the account until it is added. */
export function usePastedList(userId: string, { dishPricesShown }: { dishPricesShown: boolean }) {
  const draft = useMemo(() => listDrafts(userId), [userId])
  const values = { ...none, ...useSyncExternalStore(draft.subscribe, draft.get, nothing) }
  const { list, fixes } = values
  const problem = listProblem(list)
  const isRead = values.isRead && problem === undefined
  const { value: parse, failed, retry } = useLoaded(isRead ? 'parser' : undefined, loadParser)
  const read = useMemo(() => (isRead ? parse?.(list) : undefined), [isRead, list, parse])
  const rows = useMemo(() => read && withFixes(read, fixes), [read, fixes])
  const menu = useMemo(() => (rows ? menuOfRows(rows, { dishPricesShown }) : []), [rows, dishPricesShown])
  return {
    list,
    /** Why the list cannot be read. */
    problem,
    isRead,
    failed,
    retry,
    /** What each line is; undefined until the list was read. */
    rows,
    menu,
    counts: countsOf(menu),
    ignored: rows?.filter(({ kind, name }) => kind === 'ignored' && name !== '').length ?? 0,
    /** Why the menu cannot be added. */
    menuProblem: menuProblem(menu),
    type: (text: string) => draft.change({ list: text, isRead: false, fixes: {} }),
    read: () => {
      if (problem === undefined) draft.change({ isRead: true })
    },
    /** Shows the list to be changed; what was said of its lines stays until it is. */
    edit: () => draft.change({ isRead: false }),
    fix: (row: number, fix: Fix) => {
      const before = draft.get()?.fixes ?? {}
      draft.change({ fixes: { ...before, [row]: { ...before[row], ...fix } } })
    },
    /** Forgets the list, once its menu was added. */
    forget: draft.clear,
  }
}
