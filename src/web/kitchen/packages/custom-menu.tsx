import { Eye } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { UnsavedNote } from '#web/kitchen/offer/unsaved-note.tsx'
import { useLeaveWarning } from '#web/kitchen/offer/use-leave-warning.ts'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { m } from '#messages'
import { ActionMenu } from '#web/ui/controls/action-menu.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { ItemList } from './item-list.tsx'
import type { OfferProps } from '#web/kitchen/offer/offer-props.ts'
import { PackageConflicts } from './package-conflicts.tsx'
import { PackageWords } from './package-words.tsx'
import { usePackageForm } from './use-package-form.ts'
import { useCustomMenu } from './use-custom-menu.ts'

const PackagePreview = lazy(() =>
  import('./package-preview.tsx').then((module) => ({ default: module.PackagePreview })),
)

/** The one custom menu: what customers compose it of, and its prices and words, which are saved apart. */
export function CustomMenu({ userId, catererId, offer }: OfferProps) {
  const custom = useCustomMenu(userId, catererId, offer)
  const { entry, store, busy, failure } = custom
  const form = usePackageForm({ offer, store }, entry, failure)
  const [isPreviewed, setPreviewed] = useState(false)
  const [uploads, setUploads] = useState(0)
  const onUnderWay = useCallback((more: 1 | -1) => setUploads((before) => before + more), [])
  useLeaveWarning(uploads > 0)
  const { saved, conflicts } = entry
  /** Does it unless something is wrong, which is shown instead. */
  const unlessWrong = (work: () => Promise<void>) => {
    if (uploads > 0) return notify(m.upload_wait(), 'error')
    if (conflicts.length > 0) return notify(m.packages_choose_first(), 'error')
    void form.submit(work)()
  }
  return (
    <section aria-labelledby="custom-title" className="max-w-3xl [&_:is(input,textarea,button)]:scroll-my-24">
      <div className="flex items-start justify-between gap-2">
        <h2 id="custom-title" className="headline text-heading">
          {saved ? saved.name : m.packages_custom_title()}
        </h2>
        <ActionMenu
          label={m.packages_actions({ name: saved?.name ?? m.packages_custom_title() })}
          actions={[
            { label: m.packages_preview(), onPress: () => setPreviewed(true) },
            ...(saved
              ? [{ label: m.packages_custom_delete(), isDangerous: true, onPress: () => void custom.deleteNow() }]
              : []),
          ]}
        />
      </div>
      <p className="mb-4 text-ink-soft">{m.packages_custom_text()}</p>
      {!saved && <p className="mb-4">{m.packages_custom_none()}</p>}
      {form.isEdited && <UnsavedNote onDiscard={() => form.forget()} />}
      <div className="mb-4 empty:hidden">
        <PackageConflicts entry={entry} packages={{ offer, store }} />
      </div>
      <FormError text={form.failure} />
      <form
        noValidate
        aria-label={m.packages_custom_items()}
        onSubmit={(event) => {
          event.preventDefault()
          if (saved && custom.isComposed) unlessWrong(custom.update)
        }}
      >
        <ItemList form={form} menus={offer.menus} title={m.packages_custom_items()} />
        {saved && (
          <div className="mt-4">
            <Button
              type="submit"
              variant="brand"
              pending={busy === 'update'}
              disabledReason={custom.isComposed ? undefined : m.packages_custom_update_none()}
            >
              {m.packages_custom_update()}
            </Button>
          </div>
        )}
      </form>
      <form
        noValidate
        aria-label={m.packages_custom_details()}
        className="mt-8"
        onSubmit={(event) => {
          event.preventDefault()
          unlessWrong(saved ? custom.saveDetails : custom.create)
        }}
      >
        <h3 className="mb-3 text-lg font-semibold">{m.packages_custom_details()}</h3>
        <Card className="flex flex-col gap-5 p-4">
          <TextField
            label={m.packages_name()}
            maxLength={limits.offer.nameLength}
            autoComplete="off"
            required
            {...form.field('name')}
          />
          <TextField
            label={m.packages_min_bill()}
            hint={m.packages_min_bill_hint()}
            inputMode="decimal"
            autoComplete="off"
            className="figures"
            {...form.field('minBill')}
          />
          <PackageWords form={form} onUnderWay={onUnderWay} />
        </Card>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button
            type="submit"
            variant={saved ? 'secondary' : 'main'}
            pending={busy === 'details' || busy === 'create'}
          >
            {saved ? m.manage_save() : m.packages_custom_create()}
          </Button>
          <Button icon={<Eye aria-hidden size={20} />} aria-haspopup="dialog" onClick={() => setPreviewed(true)}>
            {m.packages_preview()}
          </Button>
        </div>
      </form>
      {isPreviewed && (
        <Suspense fallback={null}>
          <PackagePreview entry={entry} offer={offer} onClose={() => setPreviewed(false)} />
        </Suspense>
      )}
    </section>
  )
}
