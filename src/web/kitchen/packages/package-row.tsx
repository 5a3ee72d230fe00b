import { Undo2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { MoveControls } from '#web/kitchen/sortable/sortable-list.tsx'
import { m } from '#messages'
import { ActionMenu } from '#web/ui/controls/action-menu.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { DietMark } from '#web/ui/display/diet-mark.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { classNames } from '#web/ui/theme/class-names.ts'
import type { Section } from './package-drafts.ts'
import { bandsLeft, type PackageEntry } from './package-entries.ts'
import { priceText, shortageTexts } from './package-text.ts'
import type { Packages } from './use-packages.ts'
import type { SubmitFailure } from './use-submit-packages.ts'

const PackageEditor = lazy(() => import('./package-editor.tsx').then((module) => ({ default: module.PackageEditor })))
const PackagePreview = lazy(() =>
  import('./package-preview.tsx').then((module) => ({ default: module.PackagePreview })),
)

interface PackageRowProps {
  section: Section
  entry: PackageEntry
  packages: Packages
  move: MoveControls
  failure: SubmitFailure | undefined
  isOpen: boolean
  onOpen: (key: string) => void
  onClose: () => void
  onUnderWay: (more: 1 | -1) => void
}

export function rowId(section: Section, key: string): string {
  return `row-${section}-${key}`
}

/** A package on a line or two, what can be done with it, and its editor when it is open. */
export function PackageRow(props: PackageRowProps) {
  const { section, entry, packages, move, failure, isOpen, onOpen, onClose, onUnderWay } = props
  const { key, saved, values, isRemoved } = entry
  const [isPreviewed, setPreviewed] = useState(false)
  const name = values.name.trim() || m.packages_unnamed()
  const edit = () => (isOpen ? onClose() : onOpen(key))
  const remove = () => {
    if (isOpen) onClose()
    packages.remove(entry, section)
  }
  return (
    <>
      <div className="flex items-start gap-1 p-2">
        {move.handle}
        <div id={rowId(section, key)} tabIndex={-1} className="min-w-0 flex-1 py-2 outline-none">
          <h3 className={classNames('font-semibold break-words', isRemoved && 'line-through')}>{name}</h3>
          {isRemoved ? <RemovedText entry={entry} section={section} /> : <Facts entry={entry} />}
        </div>
        {!isRemoved && (
          <ActionMenu
            label={m.packages_actions({ name })}
            actions={[
              { label: m.packages_edit(), onPress: () => onOpen(key) },
              { label: m.packages_preview(), onPress: () => setPreviewed(true) },
              { label: m.packages_duplicate(), onPress: () => onOpen(packages.duplicate(entry, section)) },
              ...(saved
                ? [
                    saved.status.id === 1
                      ? { label: m.packages_hide(), onPress: () => void packages.setShown(entry, false) }
                      : { label: m.packages_show(), onPress: () => void packages.setShown(entry, true) },
                  ]
                : []),
              { label: m.packages_remove(), onPress: remove },
              ...(saved
                ? [{ label: m.packages_delete(), isDangerous: true, onPress: () => void packages.deleteNow(entry) }]
                : []),
            ]}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line px-2 py-1">
        <span className="flex">{move.buttons}</span>
        {isRemoved ? (
          <Button
            size="small"
            variant="quiet"
            icon={<Undo2 aria-hidden size={18} />}
            aria-label={m.packages_put_back_named({ name })}
            onClick={() => packages.putBack(entry, section)}
          >
            {m.packages_put_back()}
          </Button>
        ) : (
          <Button
            size="small"
            variant="quiet"
            aria-expanded={isOpen}
            aria-label={isOpen ? undefined : m.packages_edit_named({ name })}
            pending={packages.busy === key}
            onClick={edit}
          >
            {isOpen ? m.packages_close() : m.packages_edit()}
          </Button>
        )}
      </div>
      {isOpen && !isRemoved && (
        <div className="border-t border-line p-4">
          <Suspense fallback={<Skeleton className="h-96" />}>
            <PackageEditor
              key={key}
              packages={packages}
              entry={entry}
              failure={failure}
              onPreview={() => setPreviewed(true)}
              onUnderWay={onUnderWay}
            />
          </Suspense>
        </div>
      )}
      {isPreviewed && (
        <Suspense fallback={null}>
          <PackagePreview entry={entry} offer={packages.offer} onClose={() => setPreviewed(false)} />
        </Suspense>
      )}
    </>
  )
}

function RemovedText({ entry, section }: { entry: PackageEntry; section: Section }) {
  const left = bandsLeft(entry, section)
  const text = !entry.saved
    ? m.packages_removed_new()
    : left.length > 0
      ? m.packages_removed_keep({ bands: left.join(', ') })
      : m.packages_removed_delete()
  return <p className="text-sm text-ink-soft">{text}</p>
}

function Facts({ entry: { saved, values, isChanged } }: { entry: PackageEntry }) {
  const price = priceText(values)
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-center gap-x-3">
        {price !== undefined && <span className="figures text-leaf">{price}</span>}
        {values.dishType !== 'custom' && <DietMark diet={values.dishType} />}
      </p>
      <p className="flex flex-wrap gap-1.5 empty:hidden">
        {isChanged && <Badge tone="offer">{m.packages_badge_unsaved()}</Badge>}
        {saved?.publication === 'hidden' && <Badge>{m.packages_badge_hidden()}</Badge>}
        {price === undefined && <Badge tone="offer">{m.packages_badge_price()}</Badge>}
      </p>
      {saved &&
        shortageTexts(saved.shortages).map((text) => (
          <p key={text} className="text-sm text-marigold-ink">
            {text}
          </p>
        ))}
    </div>
  )
}
