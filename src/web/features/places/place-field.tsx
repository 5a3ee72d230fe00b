import {
  Building2,
  GraduationCap,
  Hospital,
  Landmark,
  Mailbox,
  MapPin,
  Store,
  TrainFront,
  Trees,
  type LucideIcon,
} from 'lucide-react'
import { useState } from 'react'
import type { PlaceView } from '#contract/endpoints/places.ts'
import { m } from '#web/paraglide/messages.js'
import { Combobox } from '#web/ui/combobox.tsx'
import type { FieldProps } from '#web/ui/field.tsx'
import { usePlaceSuggestions } from './use-place-suggestions.ts'

interface PlaceFieldProps extends FieldProps {
  /** The text in the input. */
  value: string
  /** Any change of the text; a place chosen before no longer stands. */
  onText: (text: string) => void
  onChoose: (place: PlaceView) => void
  name?: string
  placeholder?: string
  onBlur?: () => void
  inputClassName?: string
  nativeRequired?: boolean
}

const icons: Record<string, LucideIcon> = {
  railway_station: TrainFront,
  college: GraduationCap,
  hospital: Hospital,
  park: Trees,
  stadium: Trees,
  landmark: Landmark,
  place_of_worship: Landmark,
  mall: Store,
  market: Store,
  pincode: Mailbox,
  post_office_area: Mailbox,
  hotel: Building2,
  banquet_hall: Building2,
  auditorium: Building2,
  convention_centre: Building2,
  club: Building2,
  office_park: Building2,
}

/** A venue, station, locality or PIN code of Mumbai; mistyped names are found too, and free text is allowed. */
export function PlaceField({ value, onText, onChoose, ...field }: PlaceFieldProps) {
  const [typed, setTyped] = useState(false)
  const { items, loading } = usePlaceSuggestions(value, typed)
  return (
    <Combobox
      {...field}
      text={value}
      onText={(text) => {
        setTyped(true)
        onText(text)
      }}
      items={items}
      itemKey={(place) => `${place.name}|${place.address}`}
      renderItem={(place) => <PlaceLine place={place} />}
      onChoose={(place) => {
        setTyped(false)
        onChoose(place)
      }}
      loading={loading}
      emptyText={typed ? m.home_place_none() : undefined}
      icon={<MapPin size={20} />}
    />
  )
}

function PlaceLine({ place }: { place: PlaceView }) {
  const Icon = icons[place.kind] ?? MapPin
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-leaf" />
      <span className="min-w-0">
        <span className="block truncate font-medium">{place.name}</span>
        <span className="block truncate text-sm text-ink-soft">{whereabouts(place)}</span>
      </span>
    </span>
  )
}

/** The address without the name that stands above it. */
function whereabouts({ name, address }: PlaceView): string {
  return address.startsWith(`${name}, `) ? address.slice(name.length + 2) : address
}
