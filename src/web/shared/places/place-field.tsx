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
import { useRef, useState } from 'react'
import type { PlaceView } from '#contract/endpoints/places.ts'
import { m } from '#messages'
import { Combobox } from '#web/ui/fields/combobox.tsx'
import type { FieldProps } from '#web/ui/fields/field.tsx'
import { openPlaces } from './configured-places.ts'
import type { PlaceSuggestion } from './places-provider.ts'
import { usePlaceSuggestions } from './use-place-suggestions.ts'

interface PlaceFieldProps extends FieldProps {
  /** The text in the input. */
  value: string
  /** Any change of the text; a place chosen before no longer stands. */
  onText: (text: string) => void
  onChoose: (place: PlaceView) => void
  /** A suggestion was taken, and its point may still be on its way; without it the name counts as typed. */
  onTake?: (name: string) => void
  /** Said when a place that was taken has no point to be had. */
  unresolved?: string
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
export function PlaceField({ value, onText, onChoose, onTake = onText, unresolved, ...field }: PlaceFieldProps) {
  const [typed, setTyped] = useState(false)
  const { items, loading } = usePlaceSuggestions(value, typed)
  const { failed, type, take } = useTaking({ onText, onTake, onChoose })
  return (
    <Combobox
      {...field}
      error={failed ? (unresolved ?? m.search_failed_near()) : field.error}
      text={value}
      onText={(text) => {
        setTyped(true)
        type(text)
      }}
      // What suggestions come from is fetched when it will soon be wanted.
      onFocus={() => void openPlaces()}
      items={items}
      itemKey={(place) => `${place.name}|${place.address}`}
      renderItem={(place) => <PlaceLine place={place} />}
      onChoose={(place) => {
        setTyped(false)
        take(place)
      }}
      loading={loading}
      emptyText={typed ? m.home_place_none() : undefined}
      credit={creditOf(items)}
      icon={<MapPin size={20} />}
    />
  )
}

/** From a suggestion to its place. Typing on, or taking another, makes an answer that is on its way worthless. */
function useTaking({ onText, onTake, onChoose }: Required<Pick<PlaceFieldProps, 'onText' | 'onTake' | 'onChoose'>>) {
  const [failed, setFailed] = useState(false)
  const turn = useRef(0)
  return {
    failed,
    type(text: string) {
      turn.current += 1
      setFailed(false)
      onText(text)
    },
    take(suggestion: PlaceSuggestion) {
      const mine = (turn.current += 1)
      const isCurrent = () => mine === turn.current
      setFailed(false)
      onTake(suggestion.name)
      suggestion.resolve().then(
        (place) => isCurrent() && onChoose(place),
        () => isCurrent() && setFailed(true),
      )
    },
  }
}

/** Whose knowledge the list shows: Google and GeoNames ask for it. */
function creditOf(items: readonly PlaceSuggestion[]): string | undefined {
  if (items.some(({ source }) => source === 'google')) return 'Google Maps'
  const isPostal = ({ kind }: PlaceSuggestion) => kind === 'pincode' || kind === 'post_office_area'
  return items.some(isPostal) ? m.areas_post_office_credit() : undefined
}

function PlaceLine({ place }: { place: PlaceSuggestion }) {
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
function whereabouts({ name, address }: PlaceSuggestion): string {
  return address.startsWith(`${name}, `) ? address.slice(name.length + 2) : address
}
