import { useRef, useState, useSyncExternalStore } from 'react'
import type { OwnMenu } from '#contract/endpoints/offer/menus.ts'
import { withMenu } from '#web/kitchen/offer/own-offer.ts'
import { rupeesFrom } from '#web/kitchen/offer/rupees.ts'
import { changeOwnOffer, reloadOwnOffer } from '#web/kitchen/offer/use-own-offer.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { storedDrafts } from '#web/shared/form/form-draft.ts'
import { failureMessage } from '#web/shared/sign-in/failure-message.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { priceRows, priceSchema, withoutTyped, withTyped, type PriceRow, type TypedPrices } from './price-rows.ts'

const priceDrafts = storedDrafts('unsavedPrices', priceSchema)
const none: TypedPrices = {}

/** The prices of all menus. What is typed is stored in this browser until it is saved or discarded. */
export function usePriceTable(userId: string, catererId: string, menus: readonly OwnMenu[]) {
  const draft = priceDrafts(userId)
  const prices = useSyncExternalStore(draft.subscribe, draft.get, () => undefined)?.prices ?? none
  const [pending, setPending] = useState(false)
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({})
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const busy = useRef(false)
  const rows = priceRows(menus, prices)

  const put = (next: TypedPrices) => (Object.keys(next).length > 0 ? draft.change({ prices: next }) : draft.clear())
  // While prices are being saved others may be typed.
  const typedNow = () => draft.get()?.prices ?? none
  const forget = (ids: readonly string[]) => put(withoutTyped(typedNow(), ids))

  /** Returns why a price was not saved; undefined when it was. */
  const saveRow = async (row: PriceRow): Promise<string | undefined> => {
    try {
      const saved = await send(row)
      changeOwnOffer(catererId, (offer) => withMenu(offer, saved))
      if (typedNow()[row.menu.id]?.typed === row.text) forget([row.menu.id])
      return undefined
    } catch (error) {
      const current = menuIn(error)
      if (current) changeOwnOffer(catererId, (offer) => withMenu(offer, current))
      else if (error instanceof ApiError && error.code === 'menu_not_found') await reloadOwnOffer(catererId)
      const fields = error instanceof ApiError ? error.fields : {}
      return fields['basePrice'] ?? failureMessage(error, [], m.manage_save_failed())
    }
  }

  return {
    rows,
    pending,
    isEdited: rows.some(({ isChanged }) => isChanged),
    /** What is shown beside a price: what is wrong with it, else why it was not saved. */
    errorOf: ({ menu: { id }, problem }: PriceRow) => (left.has(id) ? problem : undefined) ?? failures[id],
    type: ({ menu }: PriceRow, typed: string) => {
      setFailures((before) => Object.fromEntries(Object.entries(before).filter(([id]) => id !== menu.id)))
      put(withTyped(prices, menu, typed))
    },
    leave: ({ menu }: PriceRow) => setLeft((before) => new Set([...before, menu.id])),
    /** Of two prices keeps the typed one: it replaces the one that was saved elsewhere. */
    keepMine: ({ menu, text }: PriceRow) => put({ ...prices, [menu.id]: { typed: text, before: menu.basePrice } }),
    takeTheirs: ({ menu }: PriceRow) => forget([menu.id]),
    discard: () => {
      setFailures({})
      draft.clear()
    },
    /** Saves the changed prices. Returns the first row that keeps it from being done. */
    save: async (): Promise<PriceRow | undefined> => {
      if (busy.current) return undefined
      const changed = rows.filter(({ isChanged }) => isChanged)
      if (changed.length === 0) {
        draft.clear()
        notify(m.manage_no_changes())
        return undefined
      }
      setLeft(new Set(changed.map(({ menu }) => menu.id)))
      const wrong = changed.find(({ problem, isConflict }) => problem !== undefined || isConflict)
      if (wrong) return wrong
      busy.current = true
      setPending(true)
      setFailures({})
      let first: PriceRow | undefined
      for (const row of changed) {
        const failure = await saveRow(row)
        if (failure === undefined) continue
        first ??= row
        setFailures((before) => ({ ...before, [row.menu.id]: failure }))
      }
      busy.current = false
      setPending(false)
      notify(first ? m.manage_save_failed() : m.manage_saved(), first ? 'error' : 'success')
      return first
    },
  }
}

/** Sends a price; once more when something else of the menu was changed elsewhere, which the price has nothing to do with. */
async function send({ menu, text }: PriceRow): Promise<OwnMenu> {
  const patch = (version: number) =>
    api('PATCH /api/menus/{id}', { params: { id: menu.id }, body: { basePrice: rupeesFrom(text), version } })
  try {
    return await patch(menu.version)
  } catch (error) {
    const current = menuIn(error)
    if (current?.basePrice !== menu.basePrice) throw error
    return patch(current.version)
  }
}

/** The menu as it is saved now, where it was changed elsewhere. */
function menuIn(error: unknown): OwnMenu | undefined {
  // The operation answers `offer_changed` with the menu.
  return error instanceof ApiError && error.code === 'offer_changed' ? (error.current as OwnMenu) : undefined
}
