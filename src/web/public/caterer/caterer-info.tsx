import { Award, MapPin, Phone, Tag, Utensils } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { PackageView } from '#contract/endpoints/caterers.ts'
import type { PricedDiet } from '#contract/rules/card-price.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { ShortlistHeart } from '#web/shared/shortlist/shortlist-heart.tsx'
import { m } from '#messages'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { DietMark } from '#web/ui/display/diet-mark.tsx'
import { SeeMore } from '#web/ui/controls/disclosure.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { defaultPicture, type PictureSource } from '#web/ui/display/picture.tsx'
import { Stars } from '#web/ui/display/stars.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import type { CatererOfPage } from './caterer-of-page.ts'
import { sinceText } from './since-text.ts'
import { Contact } from './contact.tsx'
import { PictureSlider } from './picture-slider.tsx'
import { packageGroups } from '#web/shared/offer-view/packages.ts'
import { priceSpanOf } from '#web/public/listing/prices.ts'

const addressLength = 25
const cuisinesShown = 3
const noPicture: PictureSource = {
  base: defaultPicture.replace(/-480\.avif$/, ''),
  widths: [480, 640, 960],
  width: 960,
  height: 640,
  placeholder: 'var(--color-sunken)',
}

interface CatererInfoProps {
  caterer: CatererOfPage
  packages: readonly PackageView[]
  /** What the guests eat, whose prices are shown. */
  diet: PricedDiet | undefined
  /** The year it is in India. */
  year: number
}

/** Who this is, at a glance: pictures, name, since when, where, what, how much, how good. */
export function CatererInfo({ caterer, packages, diet, year }: CatererInfoProps) {
  return (
    <Card className="overflow-hidden md:max-lg:grid md:max-lg:grid-cols-[1.2fr_1fr] xl:grid xl:grid-cols-[1.2fr_1fr]">
      <div className="md:max-lg:relative md:max-lg:min-h-96 md:max-lg:*:absolute md:max-lg:*:inset-0 xl:relative xl:min-h-96 xl:*:absolute xl:*:inset-0">
        <PictureSlider
          pictures={caterer.pictures.length > 0 ? caterer.pictures : [noPicture]}
          name={caterer.name}
          plain={caterer.pictures.length === 0}
        />
      </div>
      <div className="flex flex-col gap-3 p-5 sm:p-6">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h1 className="headline text-title">{caterer.name}</h1>
            <p className="mt-1 text-ink-soft">{sinceText(caterer.serviceStartYear, year)}</p>
          </div>
          <ShortlistHeart id={caterer.id} name={caterer.name} />
        </div>
        <Rating caterer={caterer} />
        <p className="flex flex-wrap gap-x-4 gap-y-1" aria-label={m.caterer_service_types()}>
          {caterer.cateringType.map((diet) => (
            <DietMark key={diet} diet={diet} />
          ))}
        </p>
        {caterer.cuisinesOffered.length > 0 && (
          <Line icon={<Utensils aria-hidden size={18} />} label={m.caterer_cuisines()}>
            <Cuisines all={caterer.cuisinesOffered} />
          </Line>
        )}
        {caterer.specialistIn && (
          <Line icon={<Award aria-hidden size={18} />} label={m.caterer_speciality()}>
            {caterer.specialistIn}
          </Line>
        )}
        <Line icon={<Tag aria-hidden size={18} />} label={m.caterer_price_range()}>
          <PriceRange packages={packages} diet={diet} />
        </Line>
        <Line icon={<MapPin aria-hidden size={18} />} label={m.caterer_address()}>
          <SeeMore text={caterer.address} length={addressLength} />
        </Line>
        <Line icon={<Phone aria-hidden size={18} />} label={m.caterer_phone()}>
          <a href={`tel:${caterer.contact}`} className="figures -my-2 inline-flex min-h-11 items-center text-link">
            {formatPhone(caterer.contact)}
          </a>
        </Line>
        <div className="mt-auto flex flex-wrap gap-3 pt-2">
          <a href="#packages" className={buttonClass({ variant: 'brand' })}>
            {m.caterer_explore_menu()}
          </a>
          <Contact caterer={caterer} />
        </div>
      </div>
    </Card>
  )
}

function Line({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="flex gap-2.5">
      <span className="mt-0.5 text-ink-soft">{icon}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

function Rating({ caterer: { averageRating, totalReviews } }: { caterer: CatererOfPage }) {
  if (totalReviews === 0) return <p className="text-ink-soft">{m.caterer_no_reviews_yet()}</p>
  return (
    <p>
      <a href="#reviews" className="inline-flex min-h-11 items-center gap-2 hover:text-leaf">
        <Stars rating={averageRating} />
        <span className="figures">
          <strong>{averageRating.toFixed(1)}</strong> · {m.caterer_reviews_count({ count: totalReviews })}
        </span>
      </a>
    </p>
  )
}

/** The first three, and how many more there are; a press shows them in place. Without script they stand further down. */
function Cuisines({ all }: { all: readonly string[] }) {
  const [whole, setWhole] = useState(false)
  const more = all.length - cuisinesShown
  return (
    <p>
      {(whole ? all : all.slice(0, cuisinesShown)).join(', ')}{' '}
      {more > 0 && (
        <button
          type="button"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
          className="-my-3 min-h-11 font-semibold whitespace-nowrap text-link"
        >
          {whole ? m.caterer_cuisines_less() : m.caterer_cuisines_more({ count: more })}
        </button>
      )}
    </p>
  )
}

function PriceRange({ packages, diet }: Pick<CatererInfoProps, 'packages' | 'diet'>) {
  const { others } = packageGroups(packages, undefined, diet)
  const span = priceSpanOf(packages.filter((pack) => !others.includes(pack)))
  return (
    <p className="text-lg">
      {/* It may break after the amounts. */}
      <Money strong className="whitespace-normal!">
        {span?.text ?? (packages.length > 0 ? m.price_by_dish() : m.price_on_request())}
      </Money>
      {span?.minimum && <span className="figures block text-sm text-ink-soft">{span.minimum}</span>}
    </p>
  )
}
