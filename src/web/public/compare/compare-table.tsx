import { Phone, Trophy, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ComparedCaterer } from '#contract/endpoints/comparison.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import { ShortlistHeart } from '#web/shared/shortlist/shortlist-heart.tsx'
import { eventLinks } from '#web/shared/event/links.ts'
import { useEvent } from '#web/shared/event/use-event.ts'
import { m } from '#messages'
import { Badge } from '#web/ui/display/badge.tsx'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { classNames } from '#web/ui/theme/class-names.ts'
import { DietMark } from '#web/ui/display/diet-mark.tsx'
import { Picture } from '#web/ui/display/picture.tsx'
import { Stars } from '#web/ui/display/stars.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import type { CompareCell } from './compare-cell.ts'
import { isOnRequest } from './figures.ts'
import type { Group, Row } from './rows.ts'

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
const firstColumn = 'sticky left-0 z-10 bg-paper print:static'
/** Below the header of the site. */
const namesStay = 'lg:sticky lg:top-16 lg:z-20 print:static'
const groups: readonly [Group, () => string][] = [
  ['price', m.compare_group_price],
  ['food', m.compare_group_food],
  ['event', m.compare_group_event],
  ['trust', m.compare_group_trust],
]

/** Caterers side by side: a column each, a row for every question. */
export function CompareTable(props: CompareTableProps) {
  const { caption, items, rows, markDifferences, band } = props
  const { event } = useEvent()
  // The range that is shown goes along where none was chosen.
  const links = eventLinks(event.people ? event : { ...event, people: band })
  return (
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
          <col className="w-28 sm:w-44 lg:w-56" />
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
            {items.map(({ card }) => (
              <th
                key={card.id}
                scope="col"
                className={`${namesStay} border-b border-line-strong bg-paper px-2 pt-1 pb-3 sm:px-4`}
              >
                <Link to={links.caterer(card.slug)} className="text-base leading-snug hover:text-leaf sm:text-xl">
                  {card.name}
                </Link>
                <p className="text-sm font-normal text-ink-soft">{card.area}</p>
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
                {isOnRequest(item) ? (
                  <CallLink name={item.card.name} phone={item.contact} />
                ) : (
                  <WaysOn name={item.card.name} address={links.caterer(item.card.slug)} />
                )}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
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

interface RowGroupProps extends Pick<CompareTableProps, 'rows' | 'markDifferences'> {
  title: string
  columns: number
}

function RowGroup({ title, rows, columns, markDifferences }: RowGroupProps) {
  if (rows.length === 0) return null
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns + 1} className="pt-6 pb-1">
          <span className="headline sticky left-(--gutter) text-heading font-normal">{title}</span>
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.id} className="align-top">
          <th scope="row" className={`${firstColumn} border-b border-line py-3 pr-2 pl-(--gutter) font-medium lg:pl-0`}>
            <span className="block text-sm text-ink-soft sm:text-base">{row.label}</span>
            {markDifferences && row.differs && (
              <span className="mt-1 inline-block">
                <Badge tone="leaf">
                  <span aria-hidden>≠</span> {m.compare_differs()}
                </Badge>
              </span>
            )}
          </th>
          {row.cells.map((cell, at) => (
            // Columns stay where they are while a row is shown.
            <td key={at} className="border-b border-line px-2 py-3 sm:px-4">
              <Answer cell={cell} strong={row.id === 'whole'} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function Answer({ cell: { text, notes = [], diets, stars, best }, strong }: { cell: CompareCell; strong: boolean }) {
  return (
    <div className="figures flex flex-col items-start gap-0.5">
      {diets ? (
        <span className="flex flex-wrap gap-x-3 gap-y-1">
          {diets.map((diet) => (
            <DietMark key={diet} diet={diet} />
          ))}
        </span>
      ) : (
        <span
          className={classNames(
            'inline-flex flex-wrap items-center gap-x-2',
            strong && 'text-lg font-semibold sm:text-xl',
          )}
        >
          {stars !== undefined && <Stars rating={stars} size={16} />}
          {text}
        </span>
      )}
      {notes.map((note) => (
        <span key={note} className="text-sm text-ink-soft">
          {note}
        </span>
      ))}
      {best && (
        <Badge tone="offer" icon={<Trophy aria-hidden size={14} />}>
          {best}
        </Badge>
      )}
    </div>
  )
}

function WaysOn({ name, address }: { name: string; address: string }) {
  const link = (to: string, label: string, look: string, text: ReactNode) => (
    <Link to={to} aria-label={label} className={look}>
      {text}
    </Link>
  )
  return (
    <div className="flex flex-col gap-2 xl:flex-row">
      {link(
        `${address}#dishes`,
        m.compare_menu_of({ name }),
        buttonClass({ size: 'small', wide: true }),
        m.compare_menu(),
      )}
      {link(
        `${address}#packages`,
        m.compare_book_at({ name }),
        buttonClass({ size: 'small', wide: true, variant: 'brand' }),
        m.compare_book(),
      )}
    </div>
  )
}

/** The way to a caterer of which nothing can be booked online. */
function CallLink({ name, phone }: { name: string; phone: string }) {
  return (
    <a
      href={`tel:${phone}`}
      aria-label={m.compare_call_at({ name })}
      className={buttonClass({ size: 'small', wide: true, variant: 'brand' })}
    >
      <Phone aria-hidden size={18} />
      {m.compare_call()}
    </a>
  )
}
