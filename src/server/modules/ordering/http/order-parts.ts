// Parts that the views of orders share.
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import type { ErrorCode, TextValues } from '#contract/errors.ts'
import type { AttemptState } from '#contract/values/order-state.ts'
import { toRupees } from '#contract/values/money.ts'
import { errorMessage } from '#server/kernel/app-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { OrderingDeps } from '../deps.ts'
import { permissions } from '../domain/actions.ts'
import type { Changeable, Order, OrderEvent } from '../domain/order.ts'
import { changesEnd, orderContextOf } from '../domain/order-context.ts'
import type { Look } from '../domain/sight/seen-order.ts'
import { viewerOf } from '../operations/reading/own-order.ts'

/** How the caller of a request looks at orders. */
export function lookOf(ctx: Context, { localityAt }: Pick<OrderingDeps, 'localityAt'>): Look {
  return { viewer: viewerOf(ctx), now: ctx.clock.now(), localityAt }
}

/** What the viewer may do with an order now, and why not. */
export function permissionsView(
  order: Parameters<typeof orderContextOf>[0],
  {
    look: { viewer, now },
    ...known
  }: {
    look: Pick<Look, 'viewer' | 'now'>
    attempt?: AttemptState | undefined
    changing?: boolean
    reviewed?: boolean
  },
): Pick<OrderView, 'can' | 'cannot'> {
  const { can, cannot } = permissions(viewer, orderContextOf(order, { ...known, viewer }), now)
  const reasonOf = (code: ErrorCode) => {
    const values: TextValues | undefined =
      code === 'too_early' ? { moment: changesEnd(order).toISOString() } : undefined
    return { code, ...(values ? { values } : {}), message: errorMessage(code, values) }
  }
  return {
    can,
    cannot: Object.fromEntries(Object.entries(cannot).map(([action, code]) => [action, reasonOf(code)])),
  }
}

/** A move of an order; `members` are the first names of members by account, for those who may see them. */
export function eventView(
  { seq, from, to, at, by, memberId }: OrderEvent,
  members?: ReadonlyMap<string, string>,
): OrderView['events'][number] {
  const member = memberId === undefined ? undefined : members?.get(memberId)
  return { seq, ...(from ? { from } : {}), to, at: at.toISOString(), by, ...(member ? { member } : {}) }
}

export function deliveryView({ delivery }: Pick<Order, 'delivery'>): Pick<OrderView, 'delivery'> {
  if (!delivery) return {}
  const { at, note, picture } = delivery
  return { delivery: { at: at.toISOString(), ...(note ? { note } : {}), ...(picture ? { picture } : {}) } }
}

/** What a change may touch, without its price. */
export function versionOf(version: Changeable): Omit<OrderView['changes'][number]['before'], 'bill'> {
  const { guests, dietSplit, serviceHours, offer } = version
  return {
    guests,
    dietSplit,
    serviceHours,
    packageName: offer.name,
    dishes: menuView(version).map(({ name, dishes }) => ({ category: name, dishes })),
  }
}

/** The categories from which something was chosen, as the spec stores a selection; quantity is what was included and added (R204, R318). */
export function menuView({ offer, selections }: Pick<Changeable, 'offer' | 'selections'>): OrderView['menu'] {
  return offer.items.flatMap((item) => {
    const selection = selections.find(({ itemId }) => itemId === item.id)
    if (!selection || selection.dishes.length === 0) return []
    const described = selection.dishes.map((name) => item.dishes.find((dish) => dish.name === name)?.description ?? '')
    return [
      {
        _id: item.id,
        name: item.name,
        price: toRupees(item.price),
        minQty: item.minQty,
        quantity: offer.kind === 'custom' ? selection.dishes.length : item.quantity + selection.addOn,
        addon: selection.addOn,
        dishes: [...selection.dishes],
        descriptions: described,
      },
    ]
  })
}
