import { X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { limits } from '#contract/limits.ts'
import { areaOf } from '#web/public/listing/areas.ts'
import { paths } from '#contract/paths.ts'
import type { PlannedEvent } from '#contract/values/event.ts'
import { eventLinks } from '#web/shared/event/links.ts'
import { useEvent } from '#web/shared/event/use-event.ts'
import { m } from '#messages'
import { showAlert } from '#web/ui/overlays/alert-dialog.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { classNames } from '#web/ui/theme/class-names.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { pageMark } from '#web/ui/page-mark.ts'
import { Picture } from '#web/ui/display/picture.tsx'
import { removeSelected, selectOnly } from './selection-store.ts'
import type { Chosen } from './selection.ts'

// What gets the focus, and what else is at the foot of the screen, makes room for it.
const mark = pageMark('hasCompareBar')

export interface CompareBarProps {
  selection: readonly Chosen[]
  className: string
}

/** What is ticked, in reach of the thumb on every page of results. Room for it is left below the page. */
export function CompareBar({ selection, className }: CompareBarProps) {
  const bar = useRef<HTMLElement>(null)
  // The pressed button goes with what it removes; focus stays near, or returns to the page.
  const focusAfter = (left: number) =>
    (left > 0 ? bar.current : document.getElementById('content'))?.focus({ preventScroll: true })
  return (
    <div ref={mark} className={classNames('print:hidden', className)}>
      <div aria-hidden className="h-36 md:h-24" />
      <section
        ref={bar}
        tabIndex={-1}
        aria-label={m.compare_bar()}
        className="fixed inset-x-0 bottom-0 z-30 animate-rise border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-high outline-none"
      >
        <div className="page flex flex-col gap-2 py-2.5 md:flex-row md:items-center md:gap-6">
          <p role="status" className="sr-only">
            {m.compare_selected({ count: selection.length })}
          </p>
          <ul className="grid min-w-0 flex-1 auto-cols-fr grid-flow-col gap-2 md:max-w-3xl">
            {selection.map((caterer) => (
              <Ticked
                key={caterer.id}
                caterer={caterer}
                onRemove={() => {
                  removeSelected(caterer.id)
                  focusAfter(selection.length - 1)
                }}
              />
            ))}
            {selection.length < limits.compare.min && <Free />}
          </ul>
          <div className="flex shrink-0 items-start justify-between gap-3 md:ml-auto">
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                selectOnly([])
                focusAfter(0)
              }}
            >
              {m.compare_clear()}
            </Button>
            <CompareNow selection={selection} />
          </div>
        </div>
      </section>
    </div>
  )
}

function CompareNow({ selection }: { selection: readonly Chosen[] }) {
  const event = useEventHere()
  if (selection.length < limits.compare.min) {
    return (
      <Button
        variant="brand"
        size="small"
        aria-disabled
        onClick={() => void showAlert(m.compare_minimum())}
        className="whitespace-nowrap"
      >
        {m.compare_now()}
      </Button>
    )
  }
  const address = eventLinks(event).compare(selection.map(({ id }) => id))
  const link = (look: { className: string; children: ReactNode }) => <Link to={address} {...look} />
  return (
    <Button variant="brand" size="small" asLink={link} className="whitespace-nowrap">
      {m.compare_now()}
    </Button>
  )
}

/** The event goes along; on an area's page the area is the place. */
function useEventHere(): PlannedEvent {
  const { pathname } = useLocation()
  const { event } = useEvent()
  const area = pathname.startsWith(paths.area('')) ? areaOf(pathname.slice(paths.area('').length)) : undefined
  return area && event.place === '' && !event.point ? { ...event, place: area.place } : event
}

function Ticked({ caterer: { name, picture }, onRemove }: { caterer: Chosen; onRemove: () => void }) {
  return (
    <li className="flex min-w-0 items-center gap-1.5 rounded-box border border-line bg-paper pl-1 md:gap-2">
      <Picture source={picture} alt="" sizes="3rem" className="size-8 shrink-0 rounded-box md:size-9" />
      <span className="line-clamp-2 min-w-0 flex-1 text-xs leading-tight font-medium md:text-sm">{name}</span>
      <IconButton label={m.compare_remove({ name })} icon={<X aria-hidden size={18} />} onClick={onRemove} />
    </li>
  )
}

/** Where the second one will stand. */
function Free() {
  return (
    <li className="grid min-h-11 place-items-center rounded-box border border-dashed border-line-strong px-2 text-center text-sm text-ink-soft">
      {m.compare_one_more()}
    </li>
  )
}
