import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { OwnMenu } from '#contract/endpoints/offer/menus.ts'
import type { NewPackage } from '#contract/endpoints/offer/packages.ts'
import { diets } from '#contract/values/diet.ts'
import { isGuestBand } from '#contract/values/guest-band.ts'
import { m } from '#messages'
import { api } from '#web/shared/api/browser-api.ts'
import { storedDrafts } from '#web/shared/form/form-draft.ts'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { fitted } from './menu-of-template.ts'

/** A package to be created, once for each key. */
interface WaitingPackage {
  key: string
  content: NewPackage
}

interface Waiting {
  packages: readonly WaitingPackage[]
}

/** Packages of a template, in this browser until their menu was saved. */
const waitingPackages = storedDrafts<Waiting, unknown>('firstPackages', { packages: { restore: packagesFrom } })

const nothing = () => undefined
const none: readonly WaitingPackage[] = []

/** The packages of the template that a menu was started from. They are created when its categories are saved, as they name them. */
export function useTemplatePackages(userId: string) {
  const draft = useMemo(() => waitingPackages(userId), [userId])
  const packages = useSyncExternalStore(draft.subscribe, draft.get, nothing)?.packages ?? none
  const [pending, setPending] = useState(false)
  // A second call comes before the page is drawn again.
  const running = useRef(false)

  /**
   * Creates the packages that wait, with the categories that the saved menu has, and says in a toast how it went. What failed waits for the
   * next call. Resolves to whether none is left to be created.
   */
  const create = async (menus: readonly OwnMenu[]): Promise<boolean> => {
    const waiting = draft.get()?.packages ?? none
    if (running.current || waiting.length === 0) return !running.current
    running.current = true
    setPending(true)
    const failed: WaitingPackage[] = []
    for (const one of waiting) {
      try {
        // One after another, because each is the last of its list.
        await api('POST /api/dishes', { body: fitted(one.content, menus) }, { headers: { 'Idempotency-Key': one.key } })
      } catch {
        failed.push(one)
      }
    }
    if (failed.length === 0) draft.clear()
    else draft.change({ packages: failed })
    running.current = false
    setPending(false)
    const names = failed.map(({ content }) => content.name).join(', ')
    if (failed.length > 0) notify(m.first_menu_packages_failed({ names }), 'error')
    else notify(m.first_menu_packages_created({ count: waiting.length }), 'success')
    return failed.length === 0
  }
  return {
    packages: packages.map(({ content }) => content),
    pending,
    /** Keeps packages until their menu is saved, in place of those of another template. */
    keep: (next: readonly NewPackage[]) =>
      draft.change({ packages: next.map((content) => ({ key: crypto.randomUUID(), content })) }),
    forget: draft.clear,
    create,
  }
}

function packagesFrom(stored: unknown): readonly WaitingPackage[] | undefined {
  return Array.isArray(stored) ? stored.flatMap(packageFrom) : undefined
}

/** Reads back what {@link useTemplatePackages} stored, by earlier builds without keys; anything else is none. */
function packageFrom(stored: unknown): WaitingPackage[] {
  // What is in them is looked at.
  const { key, content } = (stored ?? {}) as { key?: unknown; content?: unknown }
  const { name, dishType, bands, items } = (content ?? stored ?? {}) as Partial<Record<keyof NewPackage, unknown>>
  const diet = diets.find((one) => one === dishType)
  if (typeof name !== 'string' || !diet || !Array.isArray(bands) || !Array.isArray(items)) return []
  const known = items.flatMap((one: { item?: unknown; quantity?: unknown } | null) =>
    typeof one?.item === 'string' && typeof one.quantity === 'number'
      ? [{ item: one.item, quantity: one.quantity }]
      : [],
  )
  const made = { name, dishType: diet, basePrice: 0, bands: bands.filter(isGuestBand), items: known }
  return [{ key: typeof key === 'string' ? key : crypto.randomUUID(), content: made }]
}
