import { lazy, Suspense } from 'react'
import type { MenuView, PackageView } from '#contract/endpoints/caterers.ts'
import type { EventOfCard } from '#contract/rules/card-price.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { shortageText } from '#web/shared/draft/shortage-text.ts'
import { canBeBooked } from '#web/shared/offer-view/packages.ts'
import { packagePriceText } from '#web/shared/price/package-price.ts'

const PackageDetails = lazy(() =>
  import('#web/shared/offer-view/package-details.tsx').then((module) => ({ default: module.PackageDetails })),
)

interface PackageDialogProps {
  /** The package that is looked at; undefined closes the dialog. */
  pack: PackageView | undefined
  event: EventOfCard
  menus: readonly MenuView[]
  onClose: () => void
  onBook: (pack: PackageView) => void
}

/** A package with all its dishes, fetched when someone looks at the first one. */
export function PackageDialog({ pack, event, menus, onClose, onBook }: PackageDialogProps) {
  const price = pack && packagePriceText(pack, event)
  const book = () => {
    onClose()
    if (pack) onBook(pack)
  }
  return (
    <Dialog
      open={pack !== undefined}
      onClose={onClose}
      title={pack?.name ?? ''}
      size="large"
      footer={
        <div className="flex w-full flex-wrap items-center justify-between gap-3">
          {price && (
            <p className="flex flex-col">
              <Money strong className="text-lg whitespace-normal!">
                {price.text}
              </Money>
              <span className="figures text-sm text-ink-soft">{price.notes.join(' · ')}</span>
            </p>
          )}
          {pack && !canBeBooked(pack) ? (
            <p className="text-marigold-ink">{shortageText(pack.shortages)}</p>
          ) : (
            <Button variant="main" onClick={book}>
              {m.caterer_book_now()}
            </Button>
          )}
        </div>
      }
    >
      <Suspense fallback={<Skeleton className="h-96" />}>
        {pack && <PackageDetails pack={pack} menus={menus} diet={event.diet} />}
      </Suspense>
    </Dialog>
  )
}
