import type { User } from '#contract/endpoints/identity.ts'
import type { OrderSettings } from '#contract/endpoints/orders/settings.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { usePageDraft } from '#web/shared/form/use-page-draft.ts'
import { useSchemaForm } from '#web/shared/form/use-schema-form.ts'
import { usePrivateQuery } from '#web/shared/query/query-client.ts'
import { failureMessage } from '#web/shared/sign-in/failure-message.ts'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { Switch } from '#web/ui/fields/choice.tsx'
import { NumberField } from '#web/ui/fields/text-field.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { acceptanceFrom, acceptanceSchema, fieldsFrom, type AcceptanceFields } from './acceptance-fields.ts'
import { putSettings, settingsQuery } from './settings-query.ts'

/** Up to which size orders are accepted automatically; off until the caterer says so. */
export function AcceptanceCard({ user }: { user: User }) {
  const { data, isLoadingError, refetch } = usePrivateQuery(settingsQuery(user))
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="headline text-heading">{m.answer_title()}</h2>
      <p className="mt-1 mb-4 text-ink-soft">{m.answer_text()}</p>
      {data ? (
        <AcceptanceForm user={user} settings={data} />
      ) : isLoadingError ? (
        <ErrorState level={3} title={m.answer_load_failed()} onRetry={() => void refetch()} />
      ) : (
        <div>
          <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
          <Skeleton className="h-24" />
        </div>
      )}
    </Card>
  )
}

function AcceptanceForm({ user, settings }: { user: User; settings: OrderSettings }) {
  const draft = usePageDraft<AcceptanceFields>()
  const form = useSchemaForm(acceptanceSchema, {
    id: 'acceptance',
    initial: fieldsFrom(settings),
    context: undefined,
    draft,
  })
  const submit = form.submit(async (entered) => {
    try {
      const saved = await api('PUT /api/order-settings/automatic-acceptance', {
        body: { ...acceptanceFrom(entered), seen: { acceptUpTo: settings.acceptUpTo } },
      })
      putSettings(user, saved)
      form.forget()
      notify(saved.acceptUpTo ? m.answer_on_saved() : m.answer_off_saved(), 'success')
    } catch (error) {
      // Shows what others saved, below what was entered here, which the next press saves.
      if (error instanceof ApiError && error.code === 'settings_changed')
        // The operation answers it with the settings.
        putSettings(user, error.current as OrderSettings)
      form.reject(error, failureMessage(error, [], m.answer_failed()))
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-2xl flex-col gap-5">
      <Switch
        label={m.answer_switch()}
        checked={form.values.isOn}
        onChange={({ target }) => form.set({ isOn: target.checked })}
      />
      {form.values.isOn && (
        <div className="grid gap-5 sm:grid-cols-2">
          <NumberField label={m.answer_guests()} {...form.field('guests')} />
          <NumberField label={m.answer_total()} hint={m.answer_total_hint()} {...form.field('total')} />
        </div>
      )}
      <FormError text={form.failure} />
      <Button type="submit" variant="brand" pending={form.isSubmitting} className="self-start">
        {m.answer_save()}
      </Button>
    </form>
  )
}
