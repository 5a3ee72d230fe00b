import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { UnsavedNote } from '#web/kitchen/offer/unsaved-note.tsx'
import { useLeaveWarning } from '#web/kitchen/offer/use-leave-warning.ts'
import { SortableList } from '#web/kitchen/sortable/sortable-list.tsx'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { showControl } from '#web/ui/display/problem-list.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import type { Section } from './package-drafts.ts'
import { entriesOf, type PackageEntry } from './package-entries.ts'
import { PackageRow, rowId } from './package-row.tsx'
import { sectionName } from './package-text.ts'
import type { Packages } from './use-packages.ts'
import { useSubmitPackages, type SubmitFailure } from './use-submit-packages.ts'

interface PackageSectionProps {
  section: Section
  packages: Packages
  /** Key of the package whose editor is open. */
  opened: string | undefined
  onOpen: (key: string | undefined) => void
}

/** The form of one range of guests: its packages, and the button that submits what was changed. */
export function PackageSection({ section, packages, opened, onOpen }: PackageSectionProps) {
  const { submit, pending, failures } = useSubmitPackages(packages, section)
  const [uploads, setUploads] = useState(0)
  const onUnderWay = useCallback((more: 1 | -1) => setUploads((before) => before + more), [])
  useLeaveWarning(uploads > 0)
  const entries = entriesOf(packages.offer, packages.drafts, section)
  const edited = entries.filter(({ isChanged }) => isChanged)
  const send = async () => {
    if (uploads > 0) return notify(m.upload_wait(), 'error')
    const failed = await submit()
    if (failed !== undefined) onOpen(failed)
    else if (opened !== undefined) onOpen(undefined)
  }
  const open = (key: string) => {
    onOpen(key)
    requestAnimationFrame(() => showControl(rowId(section, key)))
  }
  return (
    <section aria-labelledby={`section-${section}`}>
      <form
        noValidate
        aria-labelledby={`section-${section}`}
        className="[&_:is(input,textarea,select,button)]:scroll-my-24"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <h2 id={`section-${section}`} className="headline mb-3 text-heading">
          {sectionName(section)}
        </h2>
        {edited.length > 0 && <UnsavedNote onDiscard={() => packages.discard(edited)} />}
        <NotSaved failures={failures} />
        {entries.length === 0 && <p className="mb-3 text-ink-soft">{m.packages_none()}</p>}
        <SortableList
          label={sectionName(section)}
          items={entries.map((entry) => ({ id: entry.key, name: nameOf(entry), entry }))}
          onMove={(from, to) => packages.move(section, from, to)}
          className="flex flex-col gap-3"
        >
          {({ entry }, move) => (
            <Card className="overflow-hidden">
              <PackageRow
                section={section}
                entry={entry}
                packages={packages}
                move={move}
                failure={failures[entry.key]}
                isOpen={opened === entry.key}
                onOpen={open}
                onClose={() => onOpen(undefined)}
                onUnderWay={onUnderWay}
              />
            </Card>
          )}
        </SortableList>
        <div className="mt-4 flex flex-wrap gap-3">
          {section !== 'any' && (
            <Button icon={<Plus aria-hidden size={20} />} onClick={() => open(packages.add(section))}>
              {m.packages_add()}
            </Button>
          )}
          {entries.length > 0 && (
            <Button type="submit" variant="brand" pending={pending}>
              {m.packages_submit()}
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}

/** What a package is called, also while it has no name. */
function nameOf({ values }: PackageEntry): string {
  return values.name.trim() || m.packages_unnamed()
}

/** The packages that were not submitted, each with its reason. */
function NotSaved({ failures }: { failures: Readonly<Record<string, SubmitFailure>> }) {
  const all = Object.entries(failures)
  if (all.length === 0) return null
  return (
    <div role="alert" className="mb-4 rounded-box border border-danger bg-danger-wash p-4">
      <h3 className="font-semibold">{m.packages_not_saved()}</h3>
      <ul>
        {all.map(([key, { name, message }]) => (
          <li key={key}>{m.packages_not_saved_entry({ name: name || m.packages_unnamed(), message })}</li>
        ))}
      </ul>
    </div>
  )
}
