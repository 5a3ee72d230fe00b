import { formatCount } from '#contract/count.ts'
import type { ReviewDetail } from '#contract/endpoints/approval.ts'
import { dayInIndia, formatDay } from '#contract/values/calendar.ts'
import { dietLabel } from '#contract/values/diet.ts'
import { formatRupees } from '#contract/values/money.ts'
import { formatPhone, toE164 } from '#contract/values/phone.ts'
import { now } from '#web/ui/now.ts'
import { m } from '#messages'
import { dayOf, schemeText } from './office-text.ts'
import { OfficeSection } from './office-section.tsx'

/** Everything that a caterer says of itself, and who owns it, with what an admin should notice. */
export function ReviewFacts({ detail }: { detail: ReviewDetail }) {
  const { caterer, owner, sameGstNo, createdAt } = detail
  const hasEnded = caterer.fssaiExpiresOn !== undefined && caterer.fssaiExpiresOn < dayInIndia(now())
  return (
    <>
      <OfficeSection title={m.office_profile()}>
        {caterer.gstScheme === 'COMPOSITION' && <Note text={m.office_composition_note()} />}
        {hasEnded && <Note text={m.office_licence_ended()} />}
        {sameGstNo.length > 0 && (
          <Note text={m.office_same_gst({ names: sameGstNo.map(({ name }) => name).join(', ') })} />
        )}
        <Facts rows={profileRows(caterer)} />
      </OfficeSection>
      <OfficeSection title={m.office_owner()}>
        {owner ? (
          <Facts
            rows={[
              [m.office_fact_name(), owner.name],
              [
                m.office_fact_email(),
                owner.emailVerified ? owner.email : m.office_fact_email_unconfirmed({ email: owner.email }),
              ],
              [m.office_fact_phone(), owner.phone && formatPhone(owner.phone)],
              [m.office_fact_registered(), dayOf(createdAt)],
            ]}
          />
        ) : (
          <p>{m.office_owner_gone()}</p>
        )}
      </OfficeSection>
    </>
  )
}

type Row = readonly [label: string, text: string | undefined]

function profileRows(caterer: ReviewDetail['caterer']): Row[] {
  const { lat, lng } = caterer.googleLocation
  return [
    [m.office_fact_gst(), caterer.gstNo],
    [m.office_fact_scheme(), schemeText[caterer.gstScheme]()],
    [m.office_fact_legal_name(), caterer.legalName],
    [m.office_fact_fssai(), caterer.fssaiNo],
    [m.office_fact_fssai_end(), caterer.fssaiExpiresOn && formatDay(caterer.fssaiExpiresOn)],
    [m.office_fact_address(), caterer.address],
    [m.office_fact_area(), [caterer.serviceAddress, caterer.serviceLocation.PinCode].filter(Boolean).join(' ')],
    [m.office_fact_place(), `${lat.toFixed(4)}, ${lng.toFixed(4)}`],
    [m.office_fact_mobile(), formatPhone(toE164(String(caterer.mobileNo)))],
    [m.office_fact_contact(), formatPhone(caterer.contact)],
    [m.office_fact_types(), caterer.cateringType.map((diet) => dietLabel[diet]).join(', ')],
    [m.office_fact_cuisines(), caterer.cuisinesOffered.join(', ')],
    [m.office_fact_capacity(), formatCount(caterer.maximumServingCapacity)],
    [m.office_fact_price(), priceText(caterer)],
    [
      m.office_fact_about(),
      [caterer.specialistIn, caterer.complimentary, caterer.extraInformation].filter(Boolean).join(' · '),
    ],
  ]
}

function priceText({ minPrice, maxPrice }: ReviewDetail['caterer']): string | undefined {
  const prices = [minPrice, maxPrice].filter((price) => price !== null).map(formatRupees)
  return prices.length === 2 ? m.office_fact_price_value({ min: prices[0] ?? '', max: prices[1] ?? '' }) : prices[0]
}

function Facts({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
      {rows.map(([label, text]) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="-mt-2 break-words whitespace-pre-line sm:mt-0">{text || m.office_none()}</dd>
        </div>
      ))}
    </dl>
  )
}

function Note({ text }: { text: string }) {
  return <p className="rounded-box bg-marigold-wash px-4 py-3 text-marigold-ink">{text}</p>
}
