import { TrainFront } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import type { NearPlaces, PlaceView } from '#contract/endpoints/places.ts'
import { PlaceField } from '#web/shared/places/place-field.tsx'
import { m } from '#messages'
import { controlId } from '#web/shared/form/problems.ts'
import { Combobox } from '#web/ui/fields/combobox.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { completeServiceAddress, matchingAddresses } from './area-search.ts'
import type { NearPlacesState } from './near/use-near-places.ts'
import type { CatererForm } from './use-caterer-form.ts'

// Needed once a place is chosen.
const PlaceSketch = lazy(() => import('./near/place-sketch.tsx').then((module) => ({ default: module.PlaceSketch })))

/** Where the kitchen is: a place from the list gives the point, and what stands before it may be typed freely (C73). */
export function AddressField({ form, near }: { form: CatererForm; near: NearPlacesState }) {
  const { id, values, set, touch, errorOf } = form
  const choose = ({ name, address, lat, lng }: PlaceView) => {
    const whole = address.startsWith(name) ? address : `${name}, ${address}`
    set({ address: whole, point: { lat, lng } })
  }
  return (
    <>
      <PlaceField
        id={controlId(id, 'address')}
        label={m.onboarding_address()}
        hint={m.onboarding_address_hint()}
        required
        value={values.address}
        // An address that was taken away takes its point along.
        onText={(address) => set(address.trim() === '' ? { address, point: undefined } : { address })}
        onChoose={choose}
        unresolved={m.areas_place_unresolved()}
        onBlur={() => touch('address')}
        error={errorOf('address')}
      />
      <div className="grid grid-cols-2 gap-4">
        <Coordinate label={m.onboarding_latitude()} degrees={values.point?.lat} />
        <Coordinate label={m.onboarding_longitude()} degrees={values.point?.lng} />
      </div>
      {values.point && (
        <Suspense fallback={<div className="aspect-3/2" />}>
          <PlaceSketch point={values.point} near={near} />
        </Suspense>
      )}
    </>
  )
}

function Coordinate({ label, degrees }: { label: string; degrees: number | undefined }) {
  return (
    <TextField
      label={label}
      readOnly
      className="figures"
      value={degrees === undefined ? '' : String(degrees)}
      placeholder={m.onboarding_point_comes()}
    />
  )
}

/** One of the 29 areas, chosen by typing or with the arrow keys. Where nothing matches, the nearest to the chosen place are offered. */
export function AreaField({ form, near }: { form: CatererForm; near: NearPlacesState }) {
  const { id, values, set, touch, errorOf } = form
  const typed = values.serviceAddress
  // The same array while the text is the same, so that arrow keys continue in it.
  const matching = useMemo(() => matchingAddresses(typed), [typed])
  const nearest = useMemo(() => near.found?.areas.map(({ name }) => name) ?? [], [near.found])
  const isNone = matching.length === 0
  return (
    <Combobox
      id={controlId(id, 'serviceAddress')}
      label={m.onboarding_area()}
      hint={m.onboarding_area_hint()}
      required
      text={typed}
      onText={(serviceAddress) => set({ serviceAddress })}
      items={isNone ? nearest : matching}
      itemKey={(address) => address}
      renderItem={(address) => (isNone ? nearestText(address, near.found) : address)}
      onChoose={(serviceAddress) => set({ serviceAddress })}
      emptyText={m.onboarding_area_none()}
      note={isNone ? m.onboarding_area_none() : undefined}
      icon={<TrainFront size={20} />}
      error={errorOf('serviceAddress')}
      onBlur={() => {
        const whole = completeServiceAddress(typed)
        if (whole !== typed) set({ serviceAddress: whole })
        touch('serviceAddress')
      }}
    />
  )
}

function nearestText(address: string, near: NearPlaces | undefined): string {
  const place = near?.areas.find(({ name }) => name === address)
  return place ? m.onboarding_near_km({ name: address, km: place.km }) : address
}
