import { lazy, Suspense } from 'react'
import { OfferSkeleton } from '#web/kitchen/offer/offer-gate.tsx'
import type { OfferProps } from '#web/kitchen/offer/offer-props.ts'

const SectionForms = lazy(() => import('./section-forms.tsx').then((module) => ({ default: module.SectionForms })))

/** The packages of a caterer by range of guests (R179), each range a form. Their code is fetched when they are shown. */
export function PackageSections(props: OfferProps) {
  return (
    <Suspense fallback={<OfferSkeleton />}>
      <SectionForms {...props} />
    </Suspense>
  )
}
