import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { m } from '#messages'
import { Picture } from '#web/ui/display/picture.tsx'

/** Note and picture that the caterer left with the delivery; both are optional. */
export function DeliveryNote({ delivery: { note, picture } }: { delivery: NonNullable<OrderView['delivery']> }) {
  return (
    <>
      {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      {picture && (
        <Picture
          source={picture}
          alt={m.orders_delivery_picture_alt()}
          sizes="20rem"
          className="mt-2 max-w-80 rounded-box"
        />
      )}
    </>
  )
}
