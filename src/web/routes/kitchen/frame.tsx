import { Outlet, type LinksFunction } from 'react-router'
import { paths } from '#contract/paths.ts'
import { KitchenFrame } from '#web/kitchen/frame/kitchen-frame.tsx'
import { inFrame } from '#web/shared/site/frame.ts'

export const handle = inFrame('workplace')

/** Only these pages are offered as an app. */
export const links: LinksFunction = () => [
  { rel: 'manifest', href: paths.appManifest() },
  { rel: 'apple-touch-icon', href: '/app/touch-180.png' },
]

/** What all pages of a caterer's business stand in. */
export default function Frame() {
  return (
    <KitchenFrame>
      <Outlet />
    </KitchenFrame>
  )
}
