import type { ReceivedOrder } from '#contract/endpoints/orders/received.ts'
import { m } from '#messages'
import { useLateDialog } from '#web/ui/overlays/use-late-dialog.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { reloadReceived } from './received-queries.ts'
import { useOrderMoves } from './use-order-moves.ts'

interface AnswerButtonsProps {
  order: Pick<ReceivedOrder, 'id' | 'bookingCode' | 'can'>
  /** It is answered, by this member or by another one before. */
  onAnswered: () => void
}

/** Accepts or declines an order where it is listed. Their names say which, as there are several on a page. */
export function AnswerButtons({ order: { id, bookingCode: code, can }, onAnswered }: AnswerButtonsProps) {
  const moves = useOrderMoves(id, () => {
    onAnswered()
    reloadReceived(id)
  })
  const decline = useLateDialog(() => import('./decline-dialog.tsx'))
  const accept = async () => {
    const failed = await moves.accept()
    if (failed !== undefined) notify(failed, 'error')
  }
  if (!can['accept'] && !can['decline']) return null
  return (
    <div className="grid grid-flow-col auto-cols-fr gap-3 px-4 pb-4 sm:flex">
      {can['accept'] && (
        <Button
          variant="brand"
          wide
          aria-label={m.inbox_accept_named({ code })}
          pending={moves.busy === 'accept'}
          onClick={() => void accept()}
        >
          {m.inbox_accept()}
        </Button>
      )}
      {can['decline'] && (
        <Button wide aria-label={m.inbox_decline_named({ code })} {...decline.opener}>
          {m.inbox_decline()}
        </Button>
      )}
      {decline.part && (
        <decline.part.DeclineDialog open={decline.isOpen} onClose={decline.close} orderId={id} moves={moves} />
      )}
    </div>
  )
}
