import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { m } from '#messages'

/** The dishes, category by category. */
export function OrderedMenu({ menu }: { menu: readonly Omit<OrderView['menu'][number], 'price'>[] }) {
  return (
    <dl className="flex flex-col gap-3 print:gap-1.5">
      {menu.map(({ _id: id, name, dishes }) => (
        <div key={id} className="break-inside-avoid">
          <dt className="text-sm text-ink-soft">{m.orders_menu_category({ category: name, count: dishes.length })}</dt>
          <dd>{dishes.join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}
