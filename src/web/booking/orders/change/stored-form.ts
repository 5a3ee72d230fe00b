import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { storedValue, type StoredValue } from '#web/shared/browser/stored-value.ts'
import { categoriesFrom, isFields } from '#web/shared/draft/stored-draft.ts'
import { essenceOf, formStateOf, type ChangeFormState } from './change-form-state.ts'

/** What stood in the form of an order that was not sent. */
interface StoredForm {
  orderId: string
  /** The order as it was then: a form for another one is dropped. */
  of: string
  wish: ChangeFormState
}

/** Of so many orders; the latest stay. */
const most = 5

const browserStore = storedValue('orderChanges', parseStoredForms)

type FormStore = Pick<StoredValue<readonly StoredForm[]>, 'get' | 'set'>

/** What was typed for this order and not sent; undefined when the order is not what it was then. */
export function readStoredForm(order: OrderView, store: FormStore = browserStore): ChangeFormState | undefined {
  const now = essenceOf(formStateOf(order))
  return store.get().find(({ orderId, of }) => orderId === order.id && of === now)?.wish
}

export function storeForm(order: OrderView, wish: ChangeFormState, store: FormStore = browserStore): void {
  const others = store.get().filter(({ orderId }) => orderId !== order.id)
  store.set([{ orderId: order.id, of: essenceOf(formStateOf(order)), wish }, ...others].slice(0, most))
}

/** Removes the stored form, once it was sent or discarded. */
export function clearStoredForm({ id }: Pick<OrderView, 'id'>, store: FormStore = browserStore): void {
  const before = store.get()
  const others = before.filter(({ orderId }) => orderId !== id)
  if (others.length < before.length) store.set(others)
}

/** Reads what was stored by this or an earlier version of the site, or changed by hand; what is no wish is left out. */
export function parseStoredForms(stored: unknown): readonly StoredForm[] {
  if (!Array.isArray(stored)) return []
  return stored.slice(0, most).flatMap((one: unknown) => {
    if (!isFields(one) || typeof one.orderId !== 'string' || typeof one.of !== 'string') return []
    const wish = parseForm(one.wish)
    return wish ? [{ orderId: one.orderId, of: one.of, wish }] : []
  })
}

function parseForm(stored: unknown): ChangeFormState | undefined {
  if (!isFields(stored) || !isFields(stored.package)) return undefined
  const { id, name } = stored.package
  if (typeof id !== 'string' || typeof name !== 'string') return undefined
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    package: { id, name },
    menu: categoriesFrom(stored.menu),
    guests: text(stored.guests),
    veg: text(stored.veg),
    jain: text(stored.jain),
    nonVeg: text(stored.nonVeg),
    serviceHours: text(stored.serviceHours),
  }
}
