import { paths } from '#contract/paths.ts'
import type { User } from '#contract/endpoints/identity.ts'
import { CatererForm } from './caterer-form.tsx'
import type { Progress } from './steps.ts'
import { useCatererForm } from './use-caterer-form.ts'
import type { OwnCatererState } from './use-own-caterer.ts'
import { useSaveCaterer } from './use-save-caterer.ts'
import { useStaleNotice } from './use-stale-notice.ts'

/** Step 1: the profile, as it is saved and as it is being changed. */
export function ProfileStep({ user, own, progress }: { user: User; own: OwnCatererState; progress: Progress }) {
  const form = useCatererForm(user, own.caterer)
  const next = progress[3] ? paths.catererDashboard() : paths.onboarding({ step: 2 })
  const saving = useSaveCaterer(own, form, next)
  useStaleNotice(own.caterer?.version, form.isEdited)
  return <CatererForm form={form} saving={saving} caterer={own.caterer} />
}
