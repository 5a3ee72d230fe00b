import { useMemo, useState, useSyncExternalStore } from 'react'
import type { User } from '#contract/endpoints/identity.ts'
import type { OwnMenu } from '#contract/endpoints/offer/menus.ts'
import type { OwnOffer } from '#contract/endpoints/offer/own-offer.ts'
import type { Diet } from '#contract/values/diet.ts'
import type { ConflictField, Side } from '#web/kitchen/conflict/conflict.ts'
import { conflictsOf, resolved } from './menu-conflicts.ts'
import { draftOf, type DishDraft, type MenuDraft } from './menu-draft.ts'
import { editsOf, entriesOf, menuDrafts } from './menu-edits.ts'
import {
  emptyDish,
  hasWork,
  movedDish,
  withDish,
  withDrafts,
  withMenu,
  type DishEntry,
  type MenuEntry,
} from './menu-entries.ts'
import { problemsOf, type MenuProblem } from './menu-problems.ts'
import { useMenuFailures } from './use-menu-failures.ts'

export type MenuForm = ReturnType<typeof useMenuForm>

const nothing = () => undefined
const noEdits: readonly MenuEntry[] = []

/** The menu categories of a caterer as a form. Every edit is stored for the account until it is submitted. */
export function useMenuForm(user: User, offer: OwnOffer) {
  const draft = useMemo(() => menuDrafts(user.id), [user.id])
  const edits = useSyncExternalStore(draft.subscribe, draft.get, nothing)?.menus ?? noEdits
  const entries = useMemo(() => entriesOf(offer.menus, edits), [offer.menus, edits])
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [submitted, setSubmitted] = useState(false)
  const failures = useMenuFailures()
  const currentOf = ({ key }: MenuEntry) => offer.menus.find(({ id }) => id === key)

  /** Several edits may follow each other before the page is drawn again. */
  const change = (
    by: (entries: readonly MenuEntry[]) => readonly MenuEntry[],
    menus: readonly OwnMenu[] = offer.menus,
  ) => {
    const next = editsOf(by(entriesOf(menus, draft.get()?.menus ?? noEdits)))
    if (next.length > 0) draft.change({ menus: next })
    else draft.clear()
  }
  const changeMenu = (key: string, by: (entry: MenuEntry) => MenuEntry) =>
    change((all) => all.map((entry) => (entry.key === key ? by(entry) : entry)))
  const changeDishes = (key: string, by: (dishes: readonly DishEntry[]) => readonly DishEntry[]) =>
    changeMenu(key, (entry) => ({ ...entry, dishes: by(entry.dishes) }))

  const work = entries.filter((entry) => hasWork(entry, offer))
  const ownProblems = work.flatMap((entry) => problemsOf(entry, entries, offer))
  const said = work.flatMap(failures.problemsOf)
  const problems = [...ownProblems, ...said]
  const conflicts = new Map<string, ConflictField[]>(
    work.flatMap((entry) => {
      const current = currentOf(entry)
      const isStale = current !== undefined && current.version !== entry.saved?.version
      return isStale ? [[entry.key, conflictsOf(entry, draftOf(current))]] : []
    }),
  )
  return {
    entries,
    dishPricesShown: offer.dishPricesShown,
    /** Categories of which submitting would send something. */
    work,
    /** What the form itself finds wrong, also what is not shown yet. */
    ownProblems,
    /** Details that were changed elsewhere too, by the key of their category. */
    conflicts,
    failures,
    /** What a summary above the form lists. */
    summary: submitted ? problems : [],
    /** What is wrong with a control, once it was left or Submit was pressed; what the server said shows immediately. */
    errorOf: (at: Omit<MenuProblem, 'message'>): string | undefined => {
      const isHere = (problem: MenuProblem) =>
        problem.menu === at.menu && problem.dish === at.dish && problem.field === at.field
      const shows = submitted || left.has(nameOf(at))
      return (shows ? problems : said).find(isHere)?.message
    },
    /** Marks a control as left. */
    leave: (at: Omit<MenuProblem, 'message'>) => setLeft((before) => new Set([...before, nameOf(at)])),
    /** Shows everything that is wrong, or no longer. */
    showAll: setSubmitted,
    rename: (key: string, name: string) => changeMenu(key, (entry) => ({ ...entry, name })),
    /** Returns the key of the new category. */
    addMenu: () => {
      change((all) => withMenu(all, { name: '', dishes: [] }))
      return draft.get()?.menus?.at(-1)?.key
    },
    /** Adds categories that came from elsewhere, such as a template. Those whose name is there already give it their dishes. */
    addDrafts: (drafts: readonly MenuDraft[]) => change((all) => withDrafts(all, drafts)),
    /** Removes a category; it stays in sight until the form is submitted, but one without anything in it goes immediately. */
    removeMenu: (key: string) =>
      change((all) =>
        all.flatMap((entry) => {
          if (entry.key !== key) return [entry]
          const isEmpty = entry.saved === undefined && entry.name.trim() === '' && entry.dishes.length === 0
          return isEmpty ? [] : [{ ...entry, isRemoved: true }]
        }),
      ),
    putBackMenu: (key: string) => changeMenu(key, putBack),
    /** Returns the key of the new dish. */
    addDish: (key: string, diet: Diet) => {
      changeDishes(key, (dishes) => withDish(dishes, emptyDish(diet)))
      return draft
        .get()
        ?.menus?.find((entry) => entry.key === key)
        ?.dishes.at(-1)?.key
    },
    editDish: (key: string, dishKey: string, edit: Partial<DishDraft>) =>
      changeDishes(key, (dishes) => dishes.map((dish) => (dish.key === dishKey ? { ...dish, ...edit } : dish))),
    removeDish: (key: string, dishKey: string) =>
      changeDishes(key, (dishes) =>
        dishes.flatMap((dish) => {
          if (dish.key !== dishKey) return [dish]
          return dish.name.trim() === '' && !dish.imgUrl ? [] : [{ ...dish, isRemoved: true }]
        }),
      ),
    putBackDish: (key: string, dishKey: string) =>
      changeDishes(key, (dishes) => dishes.map((dish) => (dish.key === dishKey ? putBack(dish) : dish))),
    moveDish: (key: string, dishKey: string, by: -1 | 1) =>
      changeDishes(key, (dishes) => movedDish(dishes, dishKey, by)),
    /** Takes over the chosen side of each detail that was changed elsewhere too. */
    resolve: (key: string, sides: Readonly<Record<string, Side>>) =>
      changeMenu(key, (entry) => {
        const current = currentOf(entry)
        return current ? resolved(entry, { ...draftOf(current), id: current.id }, sides) : entry
      }),
    /** Forgets the edits of a category that was saved or deleted; `menus` is what is saved since. */
    settle: (key: string, menus: readonly OwnMenu[]) =>
      change((all) => all.filter((entry) => entry.key !== key), menus),
    /** Removes all edits. */
    forget: () => {
      draft.clear()
      setLeft(new Set())
      setSubmitted(false)
      failures.forget()
    },
  }
}

function putBack<Entry extends { isRemoved?: boolean }>(entry: Entry) {
  const { isRemoved: _, ...left } = entry
  return left
}

function nameOf({ menu, dish, field }: Omit<MenuProblem, 'message'>): string {
  return JSON.stringify([menu, dish, field])
}
