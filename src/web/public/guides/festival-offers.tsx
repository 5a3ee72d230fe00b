import type { PromotionView } from '#contract/endpoints/coupons.ts'
import { formatDay } from '#contract/values/calendar.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { m } from '#messages'

/** The offers that can be redeemed today, each with its code or number and its last day. */
export function FestivalOffers({ offers, isFestive }: { offers: readonly PromotionView[]; isFestive: boolean }) {
  return (
    <section aria-labelledby="festival-offers" className="page pt-8 lg:pt-12">
      <h2 id="festival-offers" className="headline text-title">
        {isFestive ? m.guide_offers() : m.shell_offers_title()}
      </h2>
      <p className="mt-2 text-ink-soft">{introOf(offers, isFestive)}</p>
      {offers.length > 0 && (
        <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {offers.map(({ title, text, code, phone, validTo }) => (
            <li key={title} className="rounded-box border border-line bg-kokum-wash p-5">
              <h3 className="headline text-heading text-kokum">{title}</h3>
              <p className="mt-1">{text}</p>
              <p className="mt-3 flex flex-wrap items-baseline gap-x-4">
                {code && <strong className="figures text-lg tracking-wide">{m.guide_offers_code({ code })}</strong>}
                {!code && phone && (
                  <a
                    href={`tel:${phone}`}
                    className="text-link figures inline-flex min-h-11 items-center font-semibold"
                  >
                    {m.guide_call({ phone: formatPhone(phone) })}
                  </a>
                )}
                {validTo && (
                  <span className="figures text-ink-soft">{m.guide_offers_until({ day: formatDay(validTo) })}</span>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function introOf(offers: readonly PromotionView[], isFestive: boolean): string {
  if (offers.length === 0) return m.guide_offers_empty()
  return isFestive ? m.guide_offers_use() : m.guide_offers_none()
}
