import { useState, useSyncExternalStore, type FormEvent } from 'react'
import { Search } from 'lucide-react'
import { useNavigate } from 'react-router'
import { guestBands } from '#contract/values/guest-band.ts'
import type { PlaceView } from '#contract/endpoints/places.ts'
import { PlaceField } from '#web/shared/places/place-field.tsx'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { NearbyCount } from './nearby-count.tsx'

/** Where and how many. Without script it is a plain form that asks the search page the same. */
export function HomeSearch() {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [place, setPlace] = useState<PlaceView>()
  const [people, setPeople] = useState('')
  const [missing, setMissing] = useState(false)

  // Until the script is there, the browser sees to it that no empty form is sent.
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = text.trim()
    if (wanted === '') {
      setMissing(true)
      event.currentTarget.querySelector<HTMLInputElement>('[name="place"]')?.focus()
      return
    }
    // The search page finds a text that was not chosen by itself (C50).
    // Read from the form: a range may have been chosen before the script was there.
    const chosen = new FormData(event.currentTarget).get('people')
    void navigate(
      paths.search({
        place: place?.name ?? wanted,
        lat: place?.lat,
        lng: place?.lng,
        people: typeof chosen === 'string' ? chosen : undefined,
      }),
    )
  }

  return (
    <form
      method="get"
      action={paths.search()}
      noValidate={alive}
      onSubmit={submit}
      role="search"
      aria-label={m.home_search_label()}
      className="rounded-box border border-line bg-surface p-4 shadow-high sm:p-5"
    >
      <div className="grid gap-4 md:grid-cols-[1fr_14rem_auto] md:items-start">
        <PlaceField
          label={m.home_place()}
          name="place"
          nativeRequired={!alive}
          placeholder={m.home_place_placeholder()}
          value={text}
          error={missing ? m.home_place_missing() : undefined}
          onText={(next) => {
            setText(next)
            setPlace(undefined)
            setMissing(false)
          }}
          onChoose={(chosen) => {
            setText(chosen.name)
            setPlace(chosen)
            setMissing(false)
          }}
        />
        <SelectField
          label={m.home_guests()}
          name="people"
          placeholder={m.home_guests_any()}
          onChange={(event) => setPeople(event.target.value)}
          options={guestBands.map((band) => ({ value: band, label: m.home_guests_option({ band }) }))}
        />
        <Button
          type="submit"
          variant="main"
          wide
          icon={<Search aria-hidden size={20} />}
          className="md:mt-[1.875rem] md:px-8"
        >
          {m.home_search()}
        </Button>
      </div>
      <NearbyCount place={place} people={people} />
    </form>
  )
}

/** Being alive does not change back. */
function never(): () => void {
  return () => undefined
}
