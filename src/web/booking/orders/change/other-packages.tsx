import { useEffect } from 'react'
import type { PackageView } from '#contract/endpoints/caterers.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { packagePriceText } from '#web/shared/price/package-price.ts'
import type { Offers } from './load-offers.ts'
import type { OffersInHand } from './use-offers.ts'

interface OtherPackagesProps {
  guests: number
  offers: OffersInHand
  find: (guests: number, offers: Offers) => PackageView[]
  onChoose: (pack: PackageView) => void
}

/** Packages of the caterer that are for so many guests, when the ordered one is not; nothing is switched unasked (C28). */
export function OtherPackages({ guests, offers, find, onChoose }: OtherPackagesProps) {
  const { known, load } = offers
  useEffect(() => {
    if (!known) void load()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the first number of guests falls outside
  }, [])
  const found = known ? find(guests, known) : []
  if (found.length === 0) return null
  return (
    <div className="rounded-box border border-line p-4">
      <h3 className="font-semibold">{m.bill_alternatives({ guests })}</h3>
      <ul className="mt-2 divide-y divide-line">
        {found.map((pack) => (
          <li key={pack.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="figures">
              {m.bill_alternative({
                name: pack.name,
                band: pack.bands.join(', '),
                price: packagePriceText(pack, {})?.text ?? '',
              })}
            </span>
            <Button size="small" onClick={() => onChoose(pack)}>
              {m.bill_alternative_use({ name: pack.name })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
