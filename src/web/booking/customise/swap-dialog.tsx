import { ArrowLeftRight, Plus } from 'lucide-react'
import { formatPaise, sum, zero } from '#contract/values/money.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { Offer } from '#web/shared/draft/offer.ts'
import { eachPortion, portionOf } from '#web/shared/draft/portion.ts'
import { addedPriceText } from '#web/shared/price/price-text.ts'
import type { Customising, FullCategory } from './use-customise.ts'

/** A dish of a full category: in place of which other, or for its price (C97). */
export function SwapDialog({ page, offer }: { page: Customising; offer: Offer }) {
  const { asking, closeAsking } = page
  return (
    <Dialog
      open={asking !== undefined}
      onClose={closeAsking}
      title={m.customise_swap_title({ dish: asking?.dish ?? '' })}
      size="small"
    >
      {asking && <Ways asking={asking} page={page} offer={offer} />}
    </Dialog>
  )
}

function Ways({ asking, page, offer }: { asking: FullCategory; page: Customising; offer: Offer }) {
  const { item, dish, swaps, canAdd } = asking
  const supplement = item.dishes.find(({ name }) => name === dish)?.supplement ?? zero
  const each = sum([item.price, supplement])
  const added = m.customise_supplement({ price: formatPaise(each), portion: eachPortion(portionOf(offer)) })
  const price = addedPriceText(added, offer.terms)
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-soft">{m.customise_swap_text({ category: item.name, count: swaps.length })}</p>
      {swaps.map((from) => (
        <Button
          key={from}
          wide
          icon={<ArrowLeftRight aria-hidden size={18} />}
          onClick={() => page.swap(item, from, dish)}
        >
          {m.customise_swap_with({ dish: from })}
        </Button>
      ))}
      {canAdd && (
        <Button wide variant="brand" icon={<Plus aria-hidden size={18} />} onClick={() => page.tick(item, dish)}>
          {each > 0 ? m.customise_add_for({ price }) : m.customise_add_free()}
        </Button>
      )}
    </div>
  )
}
