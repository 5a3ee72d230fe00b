import { Outlet } from 'react-router'
import { CheckoutFrame } from '#web/booking/steps/checkout-frame.tsx'
import { inFrame } from '#web/shared/site/frame.ts'

export const handle = inFrame('checkout')

/** The steps of a booking, each below the bare header. */
export default function Checkout() {
  return (
    <CheckoutFrame>
      <Outlet />
    </CheckoutFrame>
  )
}
