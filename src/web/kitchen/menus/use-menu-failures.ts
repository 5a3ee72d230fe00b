import { useState } from 'react'
import { draftFrom, leftOf, type MenuEntry } from './menu-entries.ts'
import { dishIndexOf } from './menu-draft.ts'
import type { MenuFieldName, MenuProblem } from './menu-problems.ts'

/** Why a category was not saved when the form was last submitted. */
export interface MenuFailure {
  key: string
  name: string
  message: string
  problems: readonly MenuProblem[]
}

const fields: readonly MenuFieldName[] = ['name', 'description', 'price', 'imgUrl']

/** Returns what the API says of inputs of a category, beside their controls; what has none there is left out. */
export function problemsFrom(entry: MenuEntry, said: Readonly<Record<string, string>>): MenuProblem[] {
  return Object.entries(said).flatMap(([path, message]): MenuProblem[] => {
    if (path === 'name') return [{ menu: entry.key, field: 'name', message }]
    const dish = leftOf(entry.dishes)[dishIndexOf(draftFrom(entry), path)]
    const field = fields.find((name) => path.endsWith(`.${name}`))
    return dish ? [{ menu: entry.key, dish: dish.key, field: field ?? 'name', message }] : []
  })
}

/** The categories that were not saved. What was said of a control counts while its category holds the same. */
export function useMenuFailures() {
  const [failed, setFailed] = useState<readonly (MenuFailure & { content: string })[]>([])
  return {
    /** In the order of the form. */
    list: failed as readonly MenuFailure[],
    of: (key: string) => failed.find((failure) => failure.key === key),
    problemsOf: (entry: MenuEntry) =>
      failed.flatMap(({ key, problems, content }) =>
        key === entry.key && content === contentOf(entry) ? problems : [],
      ),
    take: (failures: readonly (Omit<MenuFailure, 'key' | 'name'> & { entry: MenuEntry })[]) =>
      setFailed(
        failures.map(({ entry, message, problems }) => ({
          key: entry.key,
          name: entry.name.trim() || (entry.saved?.name ?? ''),
          message,
          problems,
          content: contentOf(entry),
        })),
      ),
    forget: () => setFailed([]),
  }
}

function contentOf({ name, dishes }: MenuEntry): string {
  return JSON.stringify([name, dishes])
}
