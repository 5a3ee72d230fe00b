import { Outlet } from 'react-router'
import { CheckoutFrame } from '#web/booking/steps/checkout-frame.tsx'

/** The steps of a booking, each below the bare header. */
export default function Checkout() {
  return (
    <CheckoutFrame>
      <Outlet />
    </CheckoutFrame>
  )
}
