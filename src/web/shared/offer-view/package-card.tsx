import { useId } from 'react'
import type { PackageView } from '#contract/endpoints/caterers.ts'
import type { PricedEvent } from '#contract/rules/plate-price.ts'
import { guestBands } from '#contract/values/guest-band.ts'
import { formatRupees } from '#contract/values/money.ts'
import { dishPicture } from '#web/shared/draft/dish-picture.ts'
import { portionOf } from '#web/shared/draft/portion.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { DietMark } from '#web/ui/display/diet-mark.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { Picture } from '#web/ui/display/picture.tsx'
import { shortageText } from '#web/shared/draft/shortage-text.ts'
import { canBeBooked, includedItems, optionalItems, type PackageItem } from './packages.ts'
import { packagePriceText } from '#web/shared/price/package-price.ts'

interface PackageCardProps {
  pack: PackageView
  event: PricedEvent
  /** What its buttons do; without it there is no such button. */
  onDetails?: () => void
  onBook?: () => void
  /** Level of its heading; 4 unless told. */
  level?: 3 | 4
}

/** One offer, to be read like a page of a menu: what it is, what a plate costs, what is on it. */
export function PackageCard({ pack, event, onDetails, onBook, level = 4 }: PackageCardProps) {
  const Heading = `h${level}` as const
  const price = packagePriceText(pack, event)
  // Buttons are named after the package by its heading, so that the page holds its name once.
  const id = useId()
  const named = (part: string) => ({ id: `${id}${part}`, 'aria-labelledby': `${id}${part} ${id}name` })
  return (
    <Card className="flex h-full flex-col gap-3 p-4 sm:p-5">
      <div className="flex gap-4">
        {pack.imgUrl && (
          <Picture
            source={dishPicture(pack.imgUrl)}
            alt=""
            sizes="5.5rem"
            className="size-[88px] shrink-0 rounded-box"
          />
        )}
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <Heading id={`${id}name`} className="text-xl leading-snug font-semibold">
            {pack.name}
          </Heading>
          {price && (
            <p className="flex flex-wrap items-baseline gap-x-3">
              <Money strong className="text-lg whitespace-normal! text-leaf">
                {price.text}
              </Money>
              <span className="figures text-sm text-ink-soft">{price.notes.join(' · ')}</span>
              {price.total && <Money className="text-ink-soft">{price.total}</Money>}
            </p>
          )}
          {pack.dishType !== 'custom' && (
            <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
              <DietMark diet={pack.dishType} />
              {!event.people && pack.bands.length > 0 && pack.bands.length < guestBands.length && (
                <span className="figures">{m.caterer_for_people({ band: pack.bands.join(', ') })}</span>
              )}
            </p>
          )}
        </div>
      </div>
      {pack.description && <p className="text-ink-soft">{pack.description}</p>}
      <Courses pack={pack} />
      <div className="mt-auto flex flex-wrap gap-3 pt-2">
        {!canBeBooked(pack) && <p className="basis-full text-marigold-ink">{shortageText(pack.shortages)}</p>}
        {onBook && canBeBooked(pack) && (
          <Button variant="main" size="small" onClick={onBook} className="px-5" {...named('book')}>
            {m.caterer_book_now()}
          </Button>
        )}
        {onDetails && (
          <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={onDetails} {...named('dishes')}>
            {m.caterer_details()}
          </Button>
        )}
      </div>
    </Card>
  )
}

/** '3 Starters, 2 Main Course …', and what may be added; a custom menu lists what there is to choose from. */
function Courses({ pack }: { pack: PackageView }) {
  const included = includedItems(pack)
  const optional = optionalItems(pack)
  const portion = portionOf(pack)
  return (
    <>
      {included.length > 0 && (
        <ul
          aria-label={portion === 'plate' ? m.caterer_included() : m.caterer_packed_included()}
          className="columns-2 gap-x-4"
        >
          {included.map((item) => (
            <li key={item.id} className="flex min-w-0 break-inside-avoid gap-2 pb-1">
              <span className="figures w-4 shrink-0 text-right font-semibold text-leaf">{item.quantity}</span>
              <span className="min-w-0">{item.item}</span>
            </li>
          ))}
        </ul>
      )}
      {optional.length > 0 && (
        <p className="border-t border-dashed border-line pt-3 text-ink-soft">
          <span className="font-medium text-ink">
            {pack.kind === 'custom' ? m.caterer_choose_from() : m.caterer_add_ons()}
          </span>{' '}
          {optional.map(pack.kind === 'custom' ? courseText : addOnText).join(' · ')}
        </p>
      )}
    </>
  )
}

function courseText({ item, basePrice }: PackageItem): string {
  return m.caterer_course({ name: item, price: formatRupees(basePrice) })
}

function addOnText({ item, basePrice }: PackageItem): string {
  return m.caterer_add_on({ name: item, price: formatRupees(basePrice) })
}
