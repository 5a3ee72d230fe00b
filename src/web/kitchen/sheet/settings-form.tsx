import type { KitchenSettings } from '#contract/endpoints/kitchen/kitchen-sheet.ts'
import { formatDay } from '#contract/values/calendar.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { usePageDraft } from '#web/shared/form/use-page-draft.ts'
import { useSchemaForm } from '#web/shared/form/use-schema-form.ts'
import { failureMessage } from '#web/shared/sign-in/failure-message.ts'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { FieldError } from '#web/ui/fields/field.tsx'
import { NumberField, TextField } from '#web/ui/fields/text-field.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { changesFrom, fieldsFrom, settingsSchema, yieldText, type SettingsFields } from './settings-fields.ts'
import { putSettings, refreshSheets } from './sheet-query.ts'

const unitNames = { kg: m.sheet_unit_kg, litre: m.sheet_unit_litre, piece: m.sheet_unit_piece }

/** Buffer, set-up times and what a portion takes, folded below the sheet. */
export function SettingsForm({ settings }: { settings: KitchenSettings }) {
  const draft = usePageDraft<SettingsFields>()
  const form = useSchemaForm(settingsSchema, {
    id: 'kitchen',
    initial: fieldsFrom(settings),
    context: undefined,
    draft,
  })
  const submit = form.submit(async (entered) => {
    try {
      putSettings(await api('PUT /api/kitchen-sheet/settings', { body: changesFrom(entered, settings) }))
      await refreshSheets()
      form.forget()
      notify(m.sheet_settings_saved(), 'success')
    } catch (error) {
      form.reject(error, failureMessage(error, [], m.sheet_settings_failed()))
    }
  })
  return (
    <div className="max-w-2xl print:hidden">
      <Disclosure summary={m.sheet_settings()}>
        <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5 text-ink">
          <NumberField label={m.sheet_buffer()} hint={m.sheet_buffer_hint()} {...form.field('bufferPercent')} />
          <NumberField label={m.sheet_set_up_served()} {...form.field('servedSetUpMinutes')} />
          <NumberField label={m.sheet_set_up_packed()} {...form.field('packedSetUpMinutes')} />
          <fieldset id="kitchen-yields" tabIndex={-1}>
            <legend className="font-medium">{m.sheet_yields()}</legend>
            <p className="mb-3 text-sm text-ink-soft">{m.sheet_yields_hint({ day: formatDay(settings.asOf) })}</p>
            <div className="grid gap-3 sm:grid-cols-2">
              {settings.kinds.map((kind) => (
                <TextField
                  key={kind.id}
                  label={m.sheet_yield_of({ kind: kind.name, unit: unitNames[kind.unit]() })}
                  inputMode="decimal"
                  placeholder={String(kind.estimate)}
                  value={form.values.yields[kind.id] ?? yieldText(kind)}
                  onChange={({ target }) =>
                    form.set({
                      yields: { ...form.values.yields, [kind.id]: target.value.replace(',', '.').slice(0, 8) },
                    })
                  }
                  onBlur={() => form.touch('yields')}
                />
              ))}
            </div>
            <FieldError id="kitchen-yields-error" text={form.errorOf('yields')} />
          </fieldset>
          <FormError text={form.failure} />
          <Button type="submit" variant="brand" pending={form.isSubmitting} className="self-start">
            {m.sheet_settings_save()}
          </Button>
        </form>
      </Disclosure>
    </div>
  )
}
