import { searchableDays } from '#contract/rules/event-days.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { diets } from '#contract/values/diet.ts'
import { guestBands, bandFor } from '#contract/values/guest-band.ts'
import { occasions } from '#contract/values/occasion.ts'
import { serviceKinds } from '#contract/values/service-kind.ts'
import { m } from '#messages'
import { PlaceField } from '#web/shared/places/place-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { NumberField, TimeField } from '#web/ui/fields/text-field.tsx'
import { now } from '#web/ui/now.ts'
import { DayField } from './day-field.tsx'
import type { EventEntry } from './event-entry.ts'
import { dietNames, kindNames, occasionNames } from './event-text.ts'
import { exactGuests, GuestsField } from './guests-field.tsx'

interface EventFieldsProps {
  entry: EventEntry
  errors: Partial<Record<keyof EventEntry, string>>
  onChange: (change: Partial<EventEntry>) => void
}

/** Everything that an event is known by, in the order in which people say it. */
export function EventFields({ entry, errors, onChange }: EventFieldsProps) {
  const { from, until } = searchableDays(dayInIndia(now()))
  const text = (name: 'date' | 'time' | 'budget' | 'veg' | 'jain' | 'nonVeg') => ({
    name,
    value: entry[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <>
      <PlaceField
        label={m.event_place()}
        name="place"
        hint={entry.place !== '' && !entry.point ? m.event_place_hint() : undefined}
        value={entry.place}
        onText={(place) => onChange({ place, point: undefined })}
        onChoose={({ name, lat, lng }) => onChange({ place: name, point: { lat, lng } })}
      />
      <div className="grid grid-cols-2 gap-3">
        <DayField label={m.event_date()} min={from} max={until} {...text('date')} />
        <TimeField label={m.event_time()} {...text('time')} />
        <SelectField
          label={m.event_range()}
          name="people"
          placeholder={m.event_range_any()}
          value={entry.people}
          onChange={({ target: { value } }) => onChange({ people: value, guests: '', veg: '', jain: '', nonVeg: '' })}
          options={guestBands.map((band) => ({ value: band, label: m.event_people({ band }) }))}
        />
        <GuestsField
          text={entry.guests}
          onText={(guests) => {
            const count = exactGuests(guests)
            onChange({ guests, ...(typeof count === 'number' ? { people: bandFor(count) ?? '' } : {}) })
          }}
        />
      </div>
      <fieldset className="grid grid-cols-3 gap-3">
        <legend className="mb-1.5 font-medium">{m.event_diets()}</legend>
        {diets.map((diet) => (
          <NumberField key={diet} label={dietNames[diet]()} maxLength={6} {...text(diet)} />
        ))}
      </fieldset>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={m.event_occasion()}
          name="occasion"
          placeholder={m.event_any()}
          value={entry.occasion}
          onChange={({ target: { value } }) => onChange({ occasion: value })}
          options={occasions.map((value) => ({ value, label: occasionNames[value]() }))}
        />
        <SelectField
          label={m.event_kind()}
          name="kind"
          placeholder={m.event_any()}
          value={entry.kind}
          onChange={({ target: { value } }) => onChange({ kind: value })}
          options={serviceKinds.map((value) => ({ value, label: kindNames[value]() }))}
        />
      </div>
      <NumberField label={m.event_budget()} maxLength={9} {...text('budget')} />
    </>
  )
}
