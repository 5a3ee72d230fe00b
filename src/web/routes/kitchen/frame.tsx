import { Outlet } from 'react-router'
import { KitchenFrame } from '#web/kitchen/frame/kitchen-frame.tsx'

/** What all pages of a caterer's business stand in. */
export default function Frame() {
  return (
    <KitchenFrame>
      <Outlet />
    </KitchenFrame>
  )
}
