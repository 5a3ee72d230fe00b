import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import type { User } from '#contract/endpoints/identity.ts'
import { paths } from '#contract/paths.ts'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { OfflineNote } from '#web/shared/browser/offline-note.tsx'
import { useLeaveWarning } from '#web/kitchen/offer/use-leave-warning.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { showControl } from '#web/ui/display/problem-list.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { BusinessSection, FoodSection, PictureSection, PriceSection, ReachSection } from './form-sections.tsx'
import { RevisionNote } from './revision-note.tsx'
import { ProblemSummary } from './problem-summary.tsx'
import type { Progress } from './steps.ts'
import { useCatererForm, type CatererForm as Fields } from './use-caterer-form.ts'
import type { OwnCatererState } from './use-own-caterer.ts'
import { useSaveCaterer } from './use-save-caterer.ts'
import { useStaleNotice } from './use-stale-notice.ts'

// The last section, which is optional.
const DocumentsSection = lazy(() =>
  import('#web/kitchen/documents/documents-section.tsx').then((module) => ({ default: module.DocumentsSection })),
)

/** Step 1: the profile, as it is saved and as it is being changed. */
export function ProfileStep({ user, own, progress }: { user: User; own: OwnCatererState; progress: Progress }) {
  const form = useCatererForm(user, own.caterer)
  const next = progress[3] ? paths.catererDashboard() : paths.onboarding({ step: 2 })
  const saving = useSaveCaterer(own, form, next)
  useStaleNotice(own.caterer?.version, form.isEdited)
  return <CatererForm form={form} saving={saving} caterer={own.caterer} />
}

interface CatererFormProps {
  form: Fields
  saving: ReturnType<typeof useSaveCaterer>
  /** Undefined while it is to be made. */
  caterer: OwnCaterer | undefined
}

/** Unsaved input is stored in this browser. */
function CatererForm({ form, saving, caterer }: CatererFormProps) {
  const [fieldsUploading, setFieldsUploading] = useState(0)
  const onUnderWay = useCallback((more: 1 | -1) => setFieldsUploading((before) => before + more), [])
  useLeaveWarning(fieldsUploading > 0)
  useFieldOfAddress()
  return (
    <form
      noValidate
      aria-label={m.onboarding_form()}
      // What has the focus is never left below the header.
      className="flex flex-col gap-6 [&_:is(input,textarea,button)]:scroll-my-24"
      onSubmit={(event) => {
        event.preventDefault()
        if (fieldsUploading > 0) return notify(m.upload_wait(), 'error')
        void saving.submit()
      }}
    >
      <OfflineNote />
      {caterer && form.isEdited && <Unsaved onForget={() => form.forget()} />}
      {caterer && <RevisionNote caterer={caterer} />}
      <ProblemSummary problems={form.summary} />
      <BusinessSection form={form} />
      <ReachSection form={form} caterer={caterer} />
      <FoodSection form={form} isNew={!caterer} />
      <PictureSection form={form} onUnderWay={onUnderWay} />
      <PriceSection form={form} isNew={!caterer} />
      <Suspense fallback={<Skeleton className="h-[43rem] sm:h-[35rem]" />}>
        <DocumentsSection catererId={caterer?.id} onUnderWay={onUnderWay} />
      </Suspense>
      <FormError text={saving.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="main" size="large" pending={saving.pending}>
          {m.onboarding_submit()}
        </Button>
        {saving.stale && (
          <Button size="large" onClick={() => void saving.loadAnew()}>
            {m.onboarding_load_anew()}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Shows the field that a link to the form names, which was not there when the browser looked for it. */
function useFieldOfAddress(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) showControl(hash.slice(1))
  }, [hash])
}

function Unsaved({ onForget }: { onForget: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-box bg-marigold-wash px-4 py-2 text-marigold-ink">
      <p className="py-1">{m.onboarding_unsaved()}</p>
      <Button variant="quiet" size="small" onClick={onForget}>
        {m.onboarding_forget()}
      </Button>
    </div>
  )
}
