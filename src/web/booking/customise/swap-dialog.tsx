import { ArrowLeftRight, Plus } from 'lucide-react'
import { formatPaise, sum, zero } from '#contract/values/money.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { eachPortion, type Portion } from '#web/shared/draft/portion.ts'
import type { Customising, FullCategory } from './use-customise.ts'

/** A dish of a full category: in place of which other, or for its price (C97). */
export function SwapDialog({ page, portion }: { page: Customising; portion: Portion }) {
  const { asking, closeAsking } = page
  return (
    <Dialog
      open={asking !== undefined}
      onClose={closeAsking}
      title={m.customise_swap_title({ dish: asking?.dish ?? '' })}
      size="small"
    >
      {asking && <Ways asking={asking} page={page} portion={portion} />}
    </Dialog>
  )
}

function Ways({ asking, page, portion }: { asking: FullCategory; page: Customising; portion: Portion }) {
  const { item, dish, swaps, canAdd } = asking
  const supplement = item.dishes.find(({ name }) => name === dish)?.supplement ?? zero
  const each = sum([item.price, supplement])
  const price = m.customise_supplement({ price: formatPaise(each), portion: eachPortion(portion) })
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
