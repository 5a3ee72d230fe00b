import { useState } from 'react'
import type { ItemSelection } from '#contract/rules/package-selection.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { AddOnDialog } from '#web/booking/customise/add-on-dialog.tsx'
import { CategoryNav } from '#web/booking/customise/category-nav.tsx'
import { reasonOf } from '#web/booking/customise/continue-button.tsx'
import { DishBrowser } from '#web/booking/customise/dish-browser.tsx'
import { SwapDialog } from '#web/booking/customise/swap-dialog.tsx'
import { useChoosing } from '#web/booking/customise/use-customise.ts'
import type { ChosenCategory } from '#web/shared/draft/draft-shape.ts'
import { fitSelections, stored, type Offer } from '#web/shared/draft/offer.ts'
import { firstToDo } from '#web/booking/steps/progress.ts'

interface MenuDialogProps {
  open: boolean
  offer: Offer | undefined
  menu: readonly ChosenCategory[]
  onClose: () => void
  onChosen: (menu: ChosenCategory[]) => void
}

/** Other dishes for an order, by the same rules as when it was put together; nothing counts before it is taken over. */
export function MenuDialog({ open, offer, ...props }: MenuDialogProps) {
  return offer && open ? <Choosing key={offer.id} offer={offer} {...props} /> : null
}

function Choosing({ offer, menu, onClose, onChosen }: Omit<MenuDialogProps, 'open' | 'offer'> & { offer: Offer }) {
  const [fitted] = useState(() => fitSelections(offer, menu))
  const [selections, save] = useState<readonly ItemSelection[]>(fitted.selections)
  const toDo = firstToDo(offer, selections)
  const [opened, setOpened] = useState(() => (typeof toDo === 'object' ? toDo.itemId : offer.items[0]?.id))
  const item = offer.items.find(({ id }) => id === opened) ?? offer.items[0]
  const page = useChoosing(offer, { selections, save, category: [item, setOpened], inDialog: true })
  return (
    <>
      <Dialog
        open
        size="large"
        onClose={onClose}
        title={m.change_menu_title({ package: offer.name })}
        footer={
          <>
            <Button onClick={onClose}>{m.change_menu_keep()}</Button>
            <Button
              variant="brand"
              disabledReason={reasonOf(toDo)}
              onDisabledClick={page.goToMissing}
              onClick={() => onChosen(stored(offer, selections))}
            >
              {m.change_menu_take()}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          {/* The focus stays off the search field, which would bring up a phone's keyboard. */}
          <p tabIndex={-1} data-autofocus className="text-ink-soft outline-none">
            {m.change_menu_text()}
          </p>
          {fitted.gone.length > 0 && (
            <p role="status" className="rounded-box bg-marigold-wash p-3 text-marigold-ink">
              {m.customise_dishes_gone({ dishes: fitted.gone.join(', ') })}
            </p>
          )}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 lg:grid-cols-[12rem_minmax(0,1fr)] lg:items-start">
            <CategoryNav offer={offer} page={page} />
            <DishBrowser offer={offer} page={page} />
          </div>
        </div>
      </Dialog>
      <AddOnDialog offer={offer} page={page} guests={undefined} />
      <SwapDialog page={page} offer={offer} />
    </>
  )
}
