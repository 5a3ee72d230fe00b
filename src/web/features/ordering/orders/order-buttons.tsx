import { useState } from 'react'
import type { OrderSummary } from '#contract/endpoints/ordering.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#web/paraglide/messages.js'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import type { OrderActions } from './use-order-actions.ts'

interface OrderButtonsProps {
  order: Pick<OrderSummary, 'id' | 'caterer' | 'can'>
  /** Rupees. */
  total: number
  actions: OrderActions
  /** Offers to order the same again. */
  over: boolean
  /** Why something that one might look for cannot be done. */
  cannot?: Record<string, string>
}

/** What may be done with an order, as the server says. */
export function OrderButtons({ order: { id, caterer, can }, total, actions, over, cannot = {} }: OrderButtonsProps) {
  const [asking, setAsking] = useState(false)
  const remove = () => {
    setAsking(false)
    void actions.remove(id)
  }
  const again = can.order_again && over
  const mayDelete = can.delete || (can.pay && cannot.delete !== undefined)
  if (!can.pay && !mayDelete && !again) return null
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {can.pay && (
        <Button variant="main" pending={actions.busy === `pay ${id}`} onClick={() => void actions.pay(id, total)}>
          {m.orders_pay({ amount: formatRupees(total) })}
        </Button>
      )}
      {mayDelete && (
        <Button
          pending={actions.busy === `delete ${id}`}
          disabledReason={can.delete ? undefined : cannot.delete}
          aria-label={m.orders_delete_of({ caterer: caterer.name })}
          onClick={() => setAsking(true)}
        >
          {m.orders_delete()}
        </Button>
      )}
      {again && (
        <Button pending={actions.busy === `again ${id}`} onClick={() => void actions.again(id)}>
          {m.orders_again()}
        </Button>
      )}
      <AlertDialog
        open={asking}
        text={m.orders_delete_ask({ caterer: caterer.name })}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)} data-autofocus>
              {m.orders_delete_no()}
            </Button>
            <Button variant="danger" onClick={remove}>
              {m.orders_delete_yes()}
            </Button>
          </>
        }
      />
    </div>
  )
}
