import { Search } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { eventDayProblem, searchableDays } from '#contract/rules/event-days.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { changedEvent, type PlannedEvent } from '#contract/values/event.ts'
import { eventQuery } from '#contract/values/event/url.ts'
import { guestBands } from '#contract/values/guest-band.ts'
import { m } from '#messages'
import { DayField } from '#web/shared/event/day-field.tsx'
import { exactGuests, GuestsField } from '#web/shared/event/guests-field.tsx'
import { eventLinks } from '#web/shared/event/links.ts'
import { useEvent } from '#web/shared/event/use-event.ts'
import { useAlive } from '#web/shared/browser/use-alive.ts'
import { LocateButton } from '#web/shared/places/locate-button.tsx'
import { PlaceField } from '#web/shared/places/place-field.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { now } from '#web/ui/now.ts'
import { dietFilters, HomeMore } from './home-more.tsx'
import { NearbyCount } from './nearby-count.tsx'
import { eventOfForm, textIn } from './event-of-form.ts'

/** Where, when and how many, as far as this browser knows it already. Without script it is a plain form that asks the search page the same. */
export function HomeSearch() {
  const { event } = useEvent()
  return <SearchForm key={eventQuery(event)} known={event} />
}

function SearchForm({ known }: { known: PlannedEvent }) {
  const navigate = useNavigate()
  const [event, setEvent] = useState(known)
  const [guestsText, setGuestsText] = useState(String(known.guests ?? ''))
  const [dateText, setDateText] = useState(known.date ?? '')
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState(false)
  const [wrongDay, setWrongDay] = useState(false)
  // Until the script is there, the browser sees to it that no empty form is sent.
  const alive = useAlive()

  // What was entered before the script was there is in the form alone.
  useEffect(() => {
    if (!form.current) return
    const given = new FormData(form.current)
    setEvent((before) => eventOfForm(before, given))
    setGuestsText((before) => textIn(given, 'guests') || before)
    setDateText((before) => textIn(given, 'date') || before)
  }, [])

  const change = (next: Partial<PlannedEvent>) => {
    setEvent((before) => changedEvent(before, next))
    const isCountLost = event.guests !== undefined && changedEvent(event, next).guests === undefined
    if (!('guests' in next) && isCountLost) setGuestsText('')
  }
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const sent = submitted.currentTarget
    const stopAt = (name: string) => sent.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
    if (event.place.trim() === '' && !event.point) {
      setMissing(true)
      return stopAt('place')
    }
    // A search without them, or with those of before, would be for another event than the form says.
    if (dateText !== '' && eventDayProblem(dateText, dayInIndia(now()))) {
      setWrongDay(true)
      return stopAt('date')
    }
    if (exactGuests(guestsText) === 'wrong') return stopAt('guests')
    const given = new FormData(sent)
    // The search page itself finds a text that was not picked from the list (C50).
    void navigate(eventLinks(eventOfForm(event, given)).search(dietFilters(given)))
  }

  return (
    <form
      ref={form}
      method="get"
      action={paths.search()}
      noValidate={alive}
      onSubmit={submit}
      role="search"
      aria-label={m.home_search_label()}
      className="rounded-box border border-line bg-surface p-4 shadow-high sm:p-5"
    >
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 md:grid-cols-[1fr_1fr_1fr_auto] md:items-start md:gap-x-4 xl:grid-cols-[minmax(0,1fr)_10.5rem_10.5rem_11.5rem_auto]">
        <div className="col-span-2 md:col-span-4 xl:col-span-1">
          <PlaceField
            label={m.home_place()}
            name="place"
            nativeRequired={!alive}
            placeholder={event.point ? m.search_here() : m.home_place_placeholder()}
            value={event.place}
            error={missing ? m.home_place_missing() : undefined}
            onText={(place) => {
              change({ place, point: undefined })
              setMissing(false)
            }}
            onChoose={({ name, lat, lng }) => {
              change({ place: name, point: { lat, lng } })
              setMissing(false)
            }}
          />
          <LocateButton
            onLocate={(point) => {
              change({ place: '', point })
              setMissing(false)
            }}
          />
        </div>
        <Day
          text={dateText}
          error={wrongDay ? m.event_date_wrong() : undefined}
          onText={(text, date) => {
            setDateText(text)
            setWrongDay(false)
            if (text === '' || date) change({ date })
          }}
        />
        <SelectField
          label={m.home_guests()}
          name="people"
          placeholder={m.home_guests_any()}
          value={event.people ?? ''}
          onChange={({ target: { value } }) => change({ people: guestBands.find((band) => band === value) })}
          options={guestBands.map((band) => ({ value: band, label: m.home_guests_option({ band }) }))}
        />
        <GuestsField
          fieldClassName="max-md:col-span-2"
          text={guestsText}
          onText={(text) => {
            setGuestsText(text)
            const guests = exactGuests(text)
            if (guests !== 'wrong') change({ guests })
          }}
        />
        <div className="col-span-2 md:order-last md:col-span-4 xl:col-span-5">
          <HomeMore budget={event.budget} onBudget={(budget) => change({ budget })} />
        </div>
        <div className="max-md:col-span-2 md:mt-[1.875rem]">
          <Button type="submit" variant="main" wide icon={<Search aria-hidden size={20} />} className="md:px-8">
            {m.home_search()}
          </Button>
        </div>
      </div>
      <NearbyCount
        place={event.point && { name: event.place || m.home_here(), ...event.point }}
        people={event.people}
      />
    </form>
  )
}

interface DayProps {
  text: string
  error: string | undefined
  /** `date` is the text where it is a day that can be searched for. */
  onText: (text: string, date: string | undefined) => void
}

function Day({ text, error, onText }: DayProps) {
  const { from, until } = searchableDays(dayInIndia(now()))
  const alive = useAlive()
  return (
    <DayField
      label={m.home_date()}
      name="date"
      // The page is kept for longer than a day.
      {...(alive ? { min: from, max: until } : {})}
      value={text}
      error={error}
      onChange={({ target: { value } }) => onText(value, value >= from && value <= until ? value : undefined)}
    />
  )
}
