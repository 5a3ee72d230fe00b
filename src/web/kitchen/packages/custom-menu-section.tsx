import { lazy, Suspense } from 'react'
import { OfferSkeleton } from '#web/kitchen/offer/offer-gate.tsx'
import type { OfferProps } from '#web/kitchen/offer/offer-props.ts'

const CustomMenu = lazy(() => import('./custom-menu.tsx').then((module) => ({ default: module.CustomMenu })))

/** The custom menu of a caterer (R178). Its code is fetched when it is shown. */
export function CustomMenuSection(props: OfferProps) {
  return (
    <Suspense fallback={<OfferSkeleton />}>
      <CustomMenu key={props.offer.packages.find(({ kind }) => kind === 'custom')?.id ?? 'new'} {...props} />
    </Suspense>
  )
}
