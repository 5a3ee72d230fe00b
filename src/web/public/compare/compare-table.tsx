import { X } from 'lucide-react'
import { Link } from 'react-router'
import type { ComparedCaterer } from '#contract/endpoints/comparison.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import { ShortlistHeart } from '#web/shared/shortlist/shortlist-heart.tsx'
import { eventLinks } from '#web/shared/event/links.ts'
import { useEvent } from '#web/shared/event/use-event.ts'
import { m } from '#messages'
import { classNames } from '#web/ui/theme/class-names.ts'
import { Picture } from '#web/ui/display/picture.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { CompareDock } from './compare-dock.tsx'
import { CompareRanges } from './compare-ranges.tsx'
import { firstColumn, RowGroup } from './row-group.tsx'
import type { Group, Row } from './rows.ts'
import { BookLink, MenuLink } from './ways-on.tsx'

interface CompareTableProps {
  caption: string
  items: readonly ComparedCaterer[]
  /** Those to be shown. */
  rows: readonly Row[]
  /** Rows that differ say so, where others stand among them. */
  markDifferences: boolean
  band: GuestBand
  /** Where the page goes without a caterer. */
  without: (id: string) => string
  onRemove: (id: string) => void
}

/** Wide enough for words, and on a phone the third one peeks in; a narrow screen scrolls sideways within the table, and the first column stays. */
const widths = ['', 'min-w-60', 'min-w-88', 'min-w-115']
/** Below the header of the site. */
const namesStay = 'lg:sticky lg:top-16 lg:z-20 print:static'
const groups: readonly [Group, () => string][] = [
  ['event', m.compare_group_event],
  ['plate', m.compare_group_plate],
  ['food', m.compare_group_food],
  ['service', m.compare_group_service],
  ['trust', m.compare_group_trust],
]

/** Caterers side by side: a column each, a row for every question. */
export function CompareTable(props: CompareTableProps) {
  const { caption, items, rows, markDifferences, band } = props
  const { event } = useEvent()
  // The range that is shown goes along where none was chosen.
  const links = eventLinks(event.people ? event : { ...event, people: band })
  return (
    <>
      <div
        role="region"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={caption}
        className="-mx-(--gutter) overflow-x-auto lg:mx-0 lg:overflow-visible print:overflow-visible"
      >
        <table
          className={classNames(
            'w-full table-fixed border-separate border-spacing-0 text-left align-top',
            widths[items.length],
          )}
        >
          <caption className="sr-only">{caption}</caption>
          <colgroup>
            <col className="w-33 sm:w-44 lg:w-56" />
            {items.map(({ card }) => (
              <col key={card.id} />
            ))}
          </colgroup>
          <thead>
            <tr className="align-top">
              <th scope="row" className={firstColumn}>
                <VisuallyHidden>{m.compare_pictures()}</VisuallyHidden>
              </th>
              {items.map((item) => (
                <Portrait key={item.card.id} {...props} item={item} />
              ))}
            </tr>
            <tr className="align-top">
              <th scope="col" className={`${firstColumn} ${namesStay} border-b border-line-strong`}>
                <VisuallyHidden>{m.compare_facts()}</VisuallyHidden>
              </th>
              {items.map((item) => (
                <th
                  key={item.card.id}
                  scope="col"
                  className={`${namesStay} border-b border-line-strong bg-paper px-2 pt-1 pb-3 sm:px-4`}
                >
                  <Link to={links.caterer(item.card)} className="text-base leading-snug hover:text-leaf sm:text-xl">
                    {item.card.name}
                  </Link>
                  <p className="text-sm font-normal text-ink-soft">{item.card.area}</p>
                  <div className="pt-2 max-lg:hidden print:hidden">
                    <BookLink item={item} address={links.caterer(item.card)} />
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(([group, title]) => (
            <RowGroup
              key={group}
              title={title()}
              rows={rows.filter((row) => row.group === group)}
              columns={items.length}
              markDifferences={markDifferences}
            />
          ))}
          <tfoot className="print:hidden">
            <tr className="align-top">
              <th scope="row" className={firstColumn}>
                <VisuallyHidden>{m.compare_next()}</VisuallyHidden>
              </th>
              {items.map((item) => (
                <td key={item.card.id} className="px-2 pt-5 sm:px-4">
                  <MenuLink item={item} address={links.caterer(item.card)} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
        <CompareRanges
          items={items}
          rows={rows.filter(({ group }) => group === 'ranges')}
          width={widths[items.length]}
        />
      </div>
      <CompareDock items={items} addressOf={(card) => links.caterer(card)} />
    </>
  )
}

function Portrait({ item: { card }, without, onRemove }: CompareTableProps & { item: ComparedCaterer }) {
  return (
    <td className="px-2 pb-3 sm:px-4">
      <div className="relative">
        <Picture
          source={card.picture}
          alt=""
          eager
          sizes="(min-width: 64rem) 20rem, 40vw"
          className="aspect-square w-full rounded-box sm:aspect-3/2"
        />
        <span className="absolute top-1 left-1 sm:top-2 sm:left-2 print:hidden">
          <ShortlistHeart id={card.id} name={card.name} />
        </span>
        <Link
          to={without(card.id)}
          preventScrollReset
          onClick={() => onRemove(card.id)}
          aria-label={m.compare_remove({ name: card.name })}
          title={m.compare_remove({ name: card.name })}
          className="absolute top-1 right-1 inline-grid size-11 place-items-center rounded-full border border-line bg-surface text-ink transition-colors hover:bg-leaf-wash hover:text-leaf sm:top-2 sm:right-2 print:hidden"
        >
          <X aria-hidden size={20} />
        </Link>
      </div>
    </td>
  )
}
