import { useEffect, useEffectEvent } from 'react'
import type { Profile } from '#contract/endpoints/account.ts'
import { languages } from '#contract/values/language.ts'
import { failureMessage } from '#web/shared/sign-in/failure-message.ts'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { NameFields, PhoneField } from '#web/shared/sign-in/person-fields.tsx'
import { checkSession } from '#web/shared/session/session.ts'
import type { SchemaForm } from '#web/shared/form/use-schema-form.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { changedDetails, detailsOf, type DetailsFields } from './profile-fields.ts'
import { ProfileSection } from './profile-section.tsx'

interface DetailsSectionProps {
  form: SchemaForm<DetailsFields>
  profile: Profile
  onChanged: (profile: Profile) => void
}

/** Languages by their own names, as those who look for them read them. */
const languageNames = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' } as const

/** Name, phone and language. */
export function DetailsSection({ form, profile, onChanged }: DetailsSectionProps) {
  const { isEdited } = form
  const showProfile = useEffectEvent((loaded: Profile) => form.forget(detailsOf(loaded)))
  useEffect(() => {
    // What was typed before a session ended and was opened again stays.
    if (!isEdited) showProfile(profile)
  }, [profile, isEdited])
  const submit = useSave(form, profile, onChanged)
  return (
    <ProfileSection title={m.account_details()} text={m.account_details_text()}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <NameFields first={form.field('firstName')} last={form.field('lastName')} />
        <PhoneField {...form.field('phone')} />
        <SelectField
          label={m.account_language()}
          hint={m.account_language_hint()}
          options={languages.map((language) => ({ value: language, label: languageNames[language], lang: language }))}
          {...form.field('language')}
        />
        <FormError text={form.failure} />
        <div>
          <Button type="submit" variant="brand" pending={form.isSubmitting}>
            {m.account_save()}
          </Button>
        </div>
      </form>
    </ProfileSection>
  )
}

/** Sends what was changed and nothing else (R292). What was typed stays when it is rejected. */
function useSave(form: SchemaForm<DetailsFields>, profile: Profile, onChanged: (profile: Profile) => void) {
  return form.submit(async (typed) => {
    const changes = changedDetails(profile, typed)
    if (Object.keys(changes).length === 0) return notify(m.account_no_changes())
    try {
      const changed = await api('PATCH /api/users/{id}', { params: { id: profile.id }, body: changes })
      form.forget(detailsOf(changed))
      onChanged(changed)
      notify(m.account_saved(), 'success')
    } catch (error) {
      const message = failureMessage(error, [], m.account_failed())
      form.reject(error, message)
      notify(message, 'error')
      return
    }
    // The header and other pages show the name too.
    await checkSession()
  })
}
