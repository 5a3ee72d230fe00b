import type { CalendarTerms } from '#contract/endpoints/kitchen/calendar.ts'
import { cancellationTemplateNames, cancellationTemplates } from '#contract/values/cancellation-step.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { usePageDraft } from '#web/shared/form/use-page-draft.ts'
import { useSchemaForm } from '#web/shared/form/use-schema-form.ts'
import { failureMessage } from '#web/shared/sign-in/failure-message.ts'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { RadioGroup } from '#web/ui/fields/choice.tsx'
import { NumberField } from '#web/ui/fields/text-field.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { putTerms, refreshCalendar } from './month-query.ts'
import { NoticeRows } from './notice-rows.tsx'
import { policyText } from './policy-text.ts'
import { fieldsFrom, termsFrom, termsSchema, type TermsFields } from './terms-fields.ts'

const templateNames = {
  flexible: m.calendar_policy_flexible,
  standard: m.calendar_policy_standard,
  strict: m.calendar_policy_strict,
}

/**
 * Capacity, notice, cut-off and cancellation policy. They hold for new bookings, which the form says. Only what was edited is sent:
 * the rest may have been changed by another member since.
 */
export function TermsForm({ terms }: { terms: CalendarTerms }) {
  const draft = usePageDraft<TermsFields>()
  const form = useSchemaForm(termsSchema, { id: 'terms', initial: fieldsFrom(terms), context: undefined, draft })
  const submit = form.submit(async () => {
    try {
      putTerms(await api('PUT /api/calendar/terms', { body: termsFrom(draft.get() ?? {}) }))
      await refreshCalendar()
      form.forget()
      notify(m.calendar_terms_saved(), 'success')
    } catch (error) {
      form.reject(error, failureMessage(error, [], m.calendar_failed()))
    }
  })
  const { template, steps } = terms.cancellation
  const own = template === undefined ? [{ value: '', label: m.calendar_policy_own(), hint: policyText(steps) }] : []
  const templates = cancellationTemplateNames.map((value) => ({
    value,
    label: templateNames[value](),
    hint: policyText(cancellationTemplates[value]),
  }))
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="headline text-heading">{m.calendar_terms()}</h2>
      <p className="mt-1 mb-5 text-ink-soft">{m.calendar_terms_text()}</p>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-2xl flex-col gap-6">
        <NumberField label={m.calendar_usual()} hint={m.calendar_usual_hint()} {...form.field('capacity')} />
        <NoticeRows
          id="terms-notice"
          rows={form.values.notice}
          error={form.errorOf('notice')}
          onChange={(notice) => form.set({ notice })}
          onLeave={() => form.touch('notice')}
        />
        <NumberField
          label={m.calendar_cut_off()}
          hint={m.calendar_cut_off_hint()}
          {...form.field('changeCutOffHours')}
        />
        <RadioGroup
          label={m.calendar_policy()}
          name="cancellation"
          options={[...own, ...templates]}
          value={form.values.cancellation}
          onChange={(value) =>
            form.set({ cancellation: cancellationTemplateNames.find((name) => name === value) ?? '' })
          }
        />
        <FormError text={form.failure} />
        <Button type="submit" variant="brand" pending={form.isSubmitting} className="self-start">
          {m.calendar_terms_save()}
        </Button>
      </form>
    </Card>
  )
}
