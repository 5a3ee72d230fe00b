import type { PlaceView } from '#contract/endpoints/places.ts'
import { limits } from '#contract/limits.ts'
import { states } from '#contract/values/place.ts'
import { PlaceField } from '#web/shared/places/place-field.tsx'
import { m } from '#messages'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { NumberField, TextField } from '#web/ui/fields/text-field.tsx'
import { fieldId } from '#web/booking/steps/bill-problems.ts'
import { stateOfPin } from '#web/booking/steps/details-schema.ts'
import { BillSection } from './bill-section.tsx'
import type { BillForm } from '../use-bill.ts'

const stateOptions = Object.entries(states)
  .map(([value, label]) => ({ value, label }))
  .toSorted((a, b) => (a.label < b.label ? -1 : 1))

/** Where the food goes: a place from the list tells the distance, the rest is for the driver and the invoice. */
export function VenueSection({ fields, complete }: { fields: BillForm; complete: string | undefined }) {
  const { values } = fields
  const choose = (place: PlaceView) => {
    const { name, address, lat, lng, pinCode } = place
    const code = pinCode ?? values.pinCode
    fields.set({ placeText: name, place: { name, address, lat, lng }, pinCode: code, ...stateOfPin(code) })
    fields.touch('placeText')
  }
  return (
    <BillSection title={m.bill_section_venue()} complete={complete}>
      <PlaceField
        id={fieldId('venue')}
        label={m.bill_place()}
        required
        hint={values.place && values.place.address !== values.place.name ? values.place.address : m.bill_place_hint()}
        value={values.placeText}
        onText={(placeText) => fields.set({ placeText, place: undefined })}
        onChoose={choose}
        unresolved={m.areas_place_unresolved()}
        onBlur={() => fields.touch('placeText')}
        error={fields.errorOf('placeText')}
      />
      <TextField
        label={m.bill_optional({ label: m.bill_venue_name() })}
        autoComplete="organization"
        maxLength={limits.text.name}
        {...fields.field('venueName')}
      />
      <TextField
        label={m.bill_line()}
        required
        autoComplete="street-address"
        maxLength={limits.text.address}
        {...fields.field('venueLine')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={m.bill_pin()}
          required
          autoComplete="postal-code"
          maxLength={6}
          {...fields.field('pinCode')}
        />
        <SelectField
          label={m.bill_state()}
          options={stateOptions}
          autoComplete="address-level1"
          {...fields.field('state')}
        />
      </div>
    </BillSection>
  )
}
