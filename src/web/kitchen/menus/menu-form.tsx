import { Plus } from 'lucide-react'
import { useCallback, useState, type ReactNode } from 'react'
import { limits } from '#contract/limits.ts'
import type { Diet } from '#contract/values/diet.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { leftOf } from './menu-entries.ts'
import { MenuNotes } from './menu-notes.tsx'
import { MenuRow } from './menu-row.tsx'
import type { MenuForm as Form } from './use-menu-form.ts'
import { useOpenRows } from './use-open-rows.ts'
import type { useSubmitMenus } from './use-submit-menus.ts'

interface MenuFormProps {
  form: Form
  submitting: ReturnType<typeof useSubmitMenus>
  cateringType: readonly Diet[]
  /** Shown while there is no category. */
  whenEmpty?: ReactNode
}

/** Step 2: menu categories and their dishes. What is not submitted is stored in this browser. */
export function MenuForm({ form, submitting, cateringType, whenEmpty }: MenuFormProps) {
  const rows = useOpenRows()
  const [uploading, setUploading] = useState(0)
  const onUnderWay = useCallback((more: 1 | -1) => setUploading((before) => before + more), [])
  const { progress } = submitting
  const { categories } = limits.offer
  const isFull = leftOf(form.entries).length >= categories
  const add = () => {
    if (isFull) return
    const menu = form.addMenu()
    if (menu !== undefined) rows.show({ menu, field: 'name' })
  }
  const submit = async () => {
    if (uploading > 0) return notify(m.upload_wait(), 'error')
    if (await submitting.submit()) return
    const first = form.ownProblems[0] ?? [...form.conflicts.keys()].map((menu) => ({ menu, field: 'name' as const }))[0]
    if (first) rows.show(first)
  }
  return (
    <form
      noValidate
      aria-label={m.menus_form()}
      // What has the focus is left neither below the header nor behind the bar at the bottom.
      className="flex flex-col gap-5 [&_:is(input,textarea,button)]:scroll-my-24"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <MenuNotes form={form} rows={rows} />
      {form.entries.length === 0 && (whenEmpty ?? <EmptyState title={m.menus_none()} text={m.menus_none_text()} />)}
      <div inert={progress !== undefined}>
        {form.entries.length > 0 && (
          <ul aria-label={m.menus_list()} className="border-t border-line">
            {form.entries.map((entry) => (
              <MenuRow
                key={entry.key}
                form={form}
                entry={entry}
                cateringType={cateringType}
                rows={rows}
                onUnderWay={onUnderWay}
              />
            ))}
          </ul>
        )}
        <Button
          icon={<Plus aria-hidden size={20} />}
          className="mt-4"
          disabledReason={isFull ? m.error_categories_limit({ max: categories }) : undefined}
          onClick={add}
        >
          {m.menus_add()}
        </Button>
      </div>
      <div className="sticky bottom-[var(--bottom-bar,0px)] z-10 -mx-4 border-t border-line bg-paper px-4 py-3 sm:static sm:mx-0 sm:border-0 sm:px-0">
        <Button type="submit" variant="main" size="large" wide pending={progress !== undefined}>
          {progress ? m.menus_submitting(progress) : m.menus_submit()}
        </Button>
      </div>
    </form>
  )
}
