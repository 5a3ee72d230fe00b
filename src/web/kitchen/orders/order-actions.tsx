import { formatMoment } from '#contract/values/calendar.ts'
import { m } from '#messages'
import { useLateDialog } from '#web/ui/overlays/use-late-dialog.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { askFirst } from '#web/ui/overlays/alert-dialog.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import type { SeenOrder } from './received-queries.ts'
import { useOrderMoves } from './use-order-moves.ts'

export interface OrderActionsProps {
  order: SeenOrder
  onChanged: () => void
}

/** What may be done with an order now, at the bottom of a phone's screen, within reach of the thumb. */
export function OrderActions({ order, onChanged }: OrderActionsProps) {
  const moves = useOrderMoves(order.id, onChanged)
  const decline = useLateDialog(() => import('./decline-dialog.tsx'))
  const deliver = useLateDialog(() => import('./deliver-dialog.tsx'))
  const told = async (work: Promise<string | undefined>) => {
    const failed = await work
    if (failed !== undefined) notify(failed, 'error')
  }
  const prepare = async () => {
    const text = `${m.inbox_prepare_title()} ${m.inbox_prepare_text()}`
    if (await askFirst(text, { no: m.inbox_prepare_not_yet(), yes: m.inbox_prepare() })) await told(moves.prepare())
  }
  const tooEarly = order.state === 'accepted' && order.cannot['prepare']?.code === 'too_early'
  if (!order.can['accept'] && !order.can['prepare'] && !order.can['deliver'] && !tooEarly) return null
  return (
    <div className="z-20 border-line bg-surface p-4 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-[var(--bottom-bar,0px)] max-sm:border-t sm:mt-4 sm:rounded-box sm:border print:hidden">
      <div className="grid grid-flow-col gap-3 sm:flex">
        {order.can['accept'] && (
          <Button
            variant="main"
            size="large"
            wide
            pending={moves.busy === 'accept'}
            onClick={() => void told(moves.accept())}
          >
            {m.inbox_accept()}
          </Button>
        )}
        {order.can['decline'] && (
          <Button size="large" wide {...decline.opener}>
            {m.inbox_decline()}
          </Button>
        )}
        {(order.can['prepare'] || tooEarly) && (
          <Button
            variant="main"
            size="large"
            wide
            pending={moves.busy === 'prepare'}
            disabledReason={
              tooEarly ? m.inbox_prepare_from({ moment: formatMoment(new Date(order.changesUntil)) }) : undefined
            }
            onClick={() => void prepare()}
          >
            {m.inbox_prepare()}
          </Button>
        )}
        {order.can['deliver'] && (
          <Button variant="main" size="large" wide {...deliver.opener}>
            {m.inbox_deliver()}
          </Button>
        )}
      </div>
      {decline.part && (
        <decline.part.DeclineDialog open={decline.isOpen} onClose={decline.close} orderId={order.id} moves={moves} />
      )}
      {deliver.part && <deliver.part.DeliverDialog open={deliver.isOpen} onClose={deliver.close} moves={moves} />}
    </div>
  )
}
