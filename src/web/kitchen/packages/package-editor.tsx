import { Eye } from 'lucide-react'
import { diets, dietLabel } from '#contract/values/diet.ts'
import { guestBands, type GuestBand } from '#contract/values/guest-band.ts'
import { limits } from '#contract/limits.ts'
import { controlId } from '#web/shared/form/problems.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox, RadioGroup } from '#web/ui/fields/choice.tsx'
import { FieldError } from '#web/ui/fields/field.tsx'
import { NumberField, TextField } from '#web/ui/fields/text-field.tsx'
import { PackageConflicts } from './package-conflicts.tsx'
import type { PackageEntry } from './package-entries.ts'
import { ItemList } from './item-list.tsx'
import { PackageWords } from './package-words.tsx'
import { shortageTexts } from './package-text.ts'
import { viewOf } from './package-view.ts'
import { usePackageForm, type PackageForm } from './use-package-form.ts'
import type { Packages } from './use-packages.ts'
import type { SubmitFailure } from './use-submit-packages.ts'

interface PackageEditorProps {
  packages: Packages
  entry: PackageEntry
  failure: SubmitFailure | undefined
  onPreview: () => void
  onUnderWay: (more: 1 | -1) => void
}

export function PackageEditor({ packages, entry, failure, onPreview, onUnderWay }: PackageEditorProps) {
  const form = usePackageForm(packages, entry, failure)
  const { saved } = entry
  const { values } = form
  const isPacked = values.kind === 'packed'
  return (
    <div className="flex flex-col gap-5">
      <PackageConflicts entry={entry} packages={packages} />
      {!saved && (
        <RadioGroup
          label={m.packages_kind()}
          name={`${form.id}-kind`}
          options={[
            { value: 'package', label: m.packages_kind_meal(), hint: m.packages_kind_meal_hint() },
            { value: 'packed', label: m.packages_kind_packed(), hint: m.packages_kind_packed_hint() },
          ]}
          value={values.kind}
          onChange={(kind) => form.set({ kind: kind === 'packed' ? 'packed' : 'package' })}
        />
      )}
      <TextField
        label={m.packages_name()}
        hint={isPacked ? m.packages_name_packed() : undefined}
        maxLength={limits.offer.nameLength}
        autoComplete="off"
        required
        {...form.field('name')}
      />
      <TextField
        label={m.packages_base_price()}
        hint={isPacked ? m.packages_base_price_packed_hint() : m.packages_base_price_hint()}
        inputMode="decimal"
        autoComplete="off"
        className="figures"
        {...form.field('basePrice')}
      />
      <RadioGroup
        label={m.packages_diet()}
        name={`${form.id}-diet`}
        inline
        options={diets.map((diet) => ({ value: diet, label: dietLabel[diet] }))}
        value={values.dishType}
        error={form.errorOf('dishType')}
        onChange={(value) => form.set({ dishType: diets.find((diet) => diet === value) ?? 'veg' })}
      />
      <Bands form={form} />
      {isPacked && (
        <NumberField label={m.packages_min_order()} hint={m.packages_min_order_hint()} {...form.field('minOrder')} />
      )}
      <ItemList form={form} menus={packages.offer.menus} />
      {shortageTexts(viewOf({ ...entry, values }, packages.offer).shortages).map((text) => (
        <p key={text} className="text-marigold-ink">
          {text}
        </p>
      ))}
      <PackageWords form={form} onUnderWay={onUnderWay} />
      <div>
        <Button icon={<Eye aria-hidden size={20} />} aria-haspopup="dialog" onClick={onPreview}>
          {m.packages_preview()}
        </Button>
      </div>
    </div>
  )
}

/** The ranges of guests that a package is offered for. */
function Bands({ form }: { form: PackageForm }) {
  const { bands } = form.values
  const id = controlId(form.id, 'bands')
  const change = (band: GuestBand, isChosen: boolean) =>
    form.set({ bands: guestBands.filter((other) => (other === band ? isChosen : bands.includes(other))) })
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={`${id}-error`}>
      <legend className="mb-1 font-medium">{m.packages_bands()}</legend>
      <div className="grid grid-cols-2 gap-x-4">
        {guestBands.map((band) => (
          <Checkbox
            key={band}
            label={<span className="figures">{band}</span>}
            checked={bands.includes(band)}
            onChange={(event) => change(band, event.target.checked)}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`} text={form.errorOf('bands')} />
    </fieldset>
  )
}
