import { memo, type KeyboardEvent, type MouseEvent } from 'react'
import type { StationOnMap } from '#contract/endpoints/places.ts'
import type { Portion } from '#contract/rules/portion.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'
import { classNames } from '#web/ui/theme/class-names.ts'
import { drawn } from './layout.ts'
import { lineNames, stationText } from './line-names.ts'

interface StationMarkProps {
  station: StationOnMap
  /** What prices are of. */
  portion: Portion
  /** The list around it. */
  href: string
  /** The list is around it. */
  isCurrent: boolean
  /** The caterer that is pointed at is near it. */
  isNear: boolean
  /** Reached by the Tab key; arrows lead to the others. */
  isTabStop: boolean
  /** The name to the left of the spot. */
  isMirrored: boolean
  /** Lies over a map of others, with its name or, where that has no room, without. */
  over?: 'map' | 'map-unnamed'
  onChoose: (station: StationOnMap) => void
  onKey: (event: KeyboardEvent, station: StationOnMap) => void
}

/** A station with its caterers as a plate beside it: a link to the list around it. */
export const StationMark = memo(function StationMark(props: StationMarkProps) {
  const { station, portion, href, isCurrent, isNear, isTabStop, isMirrored, over, onChoose, onKey } = props
  const isUnnamed = over === 'map-unnamed'
  const { name, caterers, from, lines } = station
  const choose = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose(station)
  }
  return (
    <a
      href={href}
      data-station={name}
      tabIndex={isTabStop ? 0 : -1}
      aria-current={isCurrent ? 'location' : undefined}
      aria-label={m.lines_station_name({ station: name, lines: lineNames(lines), text: stationText(station, portion) })}
      title={isUnnamed ? name : undefined}
      draggable={false}
      onClick={choose}
      onKeyDown={(event) => onKey(event, station)}
      className={classNames(
        'inline-flex items-center gap-1.5 leading-none whitespace-nowrap',
        isMirrored && 'flex-row-reverse',
        over === undefined && 'h-11 rounded-box px-1.5',
        over === 'map' &&
          `h-8 rounded-full border border-line-strong shadow-low ${isMirrored ? 'pr-3 pl-1.5' : 'pr-1.5 pl-3'}`,
        isUnnamed && 'size-6 justify-center rounded-full',
        isCurrent
          ? 'bg-marigold text-on-marigold forced-colors:border-2'
          : isNear
            ? 'bg-marigold-wash text-marigold-ink forced-colors:border'
            : classNames(
                'hover:bg-leaf-wash',
                caterers > 0 ? 'text-ink' : 'text-ink-soft',
                over === 'map' && 'bg-surface',
              ),
      )}
    >
      {!isUnnamed && <span className={caterers > 0 ? 'font-semibold' : undefined}>{drawn[name]?.short ?? name}</span>}
      {caterers > 0 && (
        <span className={classNames('inline-flex items-center gap-1', isMirrored && 'flex-row-reverse')}>
          <span className="figures inline-grid h-6 min-w-6 place-items-center rounded-full border border-line-strong bg-surface px-1 text-sm font-semibold text-ink outline-1 -outline-offset-4 outline-line">
            {caterers}
          </span>
          {!isUnnamed && from !== undefined && (
            <span className="figures text-sm">{m.lines_from({ price: formatRupees(from) })}</span>
          )}
        </span>
      )}
    </a>
  )
})
