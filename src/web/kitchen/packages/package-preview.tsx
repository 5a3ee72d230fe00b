import type { OwnOffer } from '#contract/endpoints/offer/own-offer.ts'
import { PackageCard } from '#web/shared/offer-view/package-card.tsx'
import { PackageDetails } from '#web/shared/offer-view/package-details.tsx'
import { m } from '#messages'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import type { PackageEntry } from './package-entries.ts'
import { viewOf } from './package-view.ts'

interface PackagePreviewProps {
  entry: PackageEntry
  offer: OwnOffer
  onClose: () => void
}

/** A package with its edits, drawn by the components of the public page. */
export function PackagePreview({ entry, offer, onClose }: PackagePreviewProps) {
  const pack = viewOf(entry, offer)
  const menus = offer.menus.filter(({ status }) => status.id === 1)
  return (
    <Sheet open onClose={onClose} title={m.packages_preview_title()}>
      {/* Has the focus first, so that the sheet begins at its top. */}
      <p tabIndex={-1} data-autofocus className="mb-4 text-ink-soft outline-none">
        {m.packages_preview_note()}
      </p>
      <PackageCard pack={pack} event={{}} level={3} />
      <div className="mt-6">
        <PackageDetails pack={pack} menus={menus} />
      </div>
    </Sheet>
  )
}
