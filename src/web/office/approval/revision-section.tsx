import { useState } from 'react'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import { revisionFields, type RevisionField } from '#contract/rules/approval-moves.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { dayOf, fieldText, schemeText } from './office-text.ts'
import { OfficeSection } from './office-section.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import type { Review } from './use-review.ts'

/** The changes that a caterer proposes, old beside new, each to be accepted or refused. */
export function RevisionSection({ caterer, review }: { caterer: OwnCaterer; review: Review }) {
  const [refused, setRefused] = useState<RevisionField>()
  const { revision } = caterer
  if (!revision) return null
  const close = () => {
    setRefused(undefined)
    review.forgetFailure()
  }
  return (
    <OfficeSection title={m.office_revision()}>
      <p className="text-ink-soft">{m.office_revision_since({ day: dayOf(revision.proposedAt) })}</p>
      <ul className="flex flex-col gap-5">
        {revisionFields
          .filter((field) => revision[field] !== undefined)
          .map((field) => (
            <li key={field} className="flex flex-col gap-2 border-t border-line pt-4">
              <h3 className="font-semibold">{fieldText[field]()}</h3>
              <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
                <Value label={m.office_old()} text={valueOf(field, caterer)} />
                <Value label={m.office_new()} text={proposedValueOf(field, revision)} />
              </dl>
              <div className="flex flex-wrap gap-3">
                <Button variant="brand" pending={review.busy} onClick={() => void review.decideField(field, 'accept')}>
                  {m.office_accept({ field: fieldText[field]() })}
                </Button>
                <Button onClick={() => setRefused(field)}>{m.office_refuse({ field: fieldText[field]() })}</Button>
              </div>
            </li>
          ))}
      </ul>
      {!refused && review.failure !== undefined && <p role="alert">{review.failure}</p>}
      {refused && (
        <ReasonDialog
          title={m.office_refuse_title({ name: caterer.name })}
          text={m.office_refuse_text()}
          verb={m.office_refuse({ field: fieldText[refused]() })}
          isDanger
          needsReason
          busy={review.busy}
          failure={review.failure}
          onConfirm={(reason) =>
            void review.decideField(refused, 'refuse', reason).then((isDone) => isDone && setRefused(undefined))
          }
          onClose={close}
        />
      )}
    </OfficeSection>
  )
}

function Value({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="break-words">{text}</dd>
    </div>
  )
}

function valueOf(field: RevisionField, caterer: OwnCaterer): string {
  const { name, address, googleLocation, serviceLocation, gstNo, gstScheme } = caterer
  if (field === 'name') return name
  if (field === 'address') return addressText({ address, googleLocation, PinCode: serviceLocation.PinCode })
  return `${gstNo}, ${schemeText[gstScheme]()}`
}

function proposedValueOf(field: RevisionField, revision: NonNullable<OwnCaterer['revision']>): string {
  if (field === 'name') return revision.name ?? ''
  if (field === 'address') return revision.address ? addressText(revision.address) : ''
  return revision.gstNo ? `${revision.gstNo.gstNo}, ${schemeText[revision.gstNo.gstScheme]()}` : ''
}

function addressText({
  address,
  googleLocation: { lat, lng },
  PinCode,
}: NonNullable<NonNullable<OwnCaterer['revision']>['address']>): string {
  return [address, PinCode, `${lat.toFixed(4)}, ${lng.toFixed(4)}`].filter(Boolean).join(' · ')
}
