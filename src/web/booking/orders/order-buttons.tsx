import { useState } from 'react'
import { Link } from 'react-router'
import type { OrderSummary, OrderView } from '#contract/endpoints/orders/order.ts'
import { formatRupees } from '#contract/values/money.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { AlertDialog } from '#web/ui/overlays/alert-view.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { PayAgainDialog } from './pay-again-dialog.tsx'
import type { OrderActions } from './use-order-actions.ts'

interface OrderButtonsProps {
  order: Pick<OrderSummary, 'id' | 'caterer' | 'can' | 'changing'>
  /** Rupees. */
  total: number
  actions: OrderActions
  /** Offers to order the same again. */
  over: boolean
  /** Why something that one might look for cannot be done. */
  cannot?: OrderView['cannot']
}

/** What may be done with an order, as the server says; what comes next first. */
export function OrderButtons({ order, total, actions, over, cannot = {} }: OrderButtonsProps) {
  const [asking, setAsking] = useState<'delete' | 'pay again'>()
  const { id, caterer, can, changing } = order
  const close = () => setAsking(undefined)
  const remove = () => {
    close()
    void actions.remove(id)
  }
  const mayAgain = can.order_again && over
  const mayDelete = can.delete || (can.pay && cannot.delete !== undefined)
  if (![can.pay, mayDelete, mayAgain, can.pay_again, can.complete, can.review, changing].some(Boolean)) return null
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {can.pay && (
        <Button variant="main" pending={actions.busy === `pay ${id}`} onClick={() => void actions.pay(id, total)}>
          {m.orders_pay({ amount: formatRupees(total) })}
        </Button>
      )}
      {changing && (
        <Button variant="main" asLink={(look) => <Link to={`${paths.order(id)}#change`} {...look} />}>
          {m.orders_see_change()}
        </Button>
      )}
      {can.complete && (
        <Button variant="main" pending={actions.busy === `complete ${id}`} onClick={() => void actions.complete(id)}>
          {m.orders_complete()}
        </Button>
      )}
      {can.review && (
        <Button variant="main" asLink={(look) => <Link to={`${paths.order(id)}#review`} {...look} />}>
          {m.orders_review()}
        </Button>
      )}
      {can.pay_again && <Button onClick={() => setAsking('pay again')}>{m.orders_pay_again()}</Button>}
      {mayDelete && (
        <Button
          pending={actions.busy === `delete ${id}`}
          disabledReason={can.delete ? undefined : cannot.delete?.message}
          aria-label={m.orders_delete_of({ caterer: caterer.name })}
          onClick={() => setAsking('delete')}
        >
          {m.orders_delete()}
        </Button>
      )}
      {mayAgain && (
        <Button pending={actions.busy === `again ${id}`} onClick={() => void actions.again(id)}>
          {m.orders_again()}
        </Button>
      )}
      <PayAgainDialog open={asking === 'pay again'} onClose={close} orderId={id} actions={actions} />
      <AlertDialog
        open={asking === 'delete'}
        text={m.orders_delete_ask({ caterer: caterer.name })}
        onClose={close}
        actions={
          <>
            <Button onClick={close} data-autofocus>
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
