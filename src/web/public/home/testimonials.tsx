import type { SiteContentView, TestimonialView } from '#contract/endpoints/site-content.ts'
import { m } from '#messages'
import { SeeMore } from '#web/ui/controls/disclosure.tsx'
import { Film } from '#web/ui/motion/film.tsx'
import { HomeSection } from './home-section.tsx'

/** Characters of a testimonial before 'See more' (R455). */
const preview = 40

/** Testimonials, some with a film (R093); empty where there are none. */
export function Testimonials({ testimonials, film }: Pick<SiteContentView, 'testimonials' | 'film'>) {
  if (testimonials.length === 0) return null
  return (
    <HomeSection title={m.home_testimonials_title()} isLast>
      <div className={film ? 'grid items-start gap-6 lg:grid-cols-[1.15fr_1fr]' : ''}>
        {film && (
          <figure>
            <Film base={film} title={m.home_testimonials_film()} />
            <figcaption className="mt-2 text-sm text-ink-soft">{m.home_testimonials_film_about()}</figcaption>
          </figure>
        )}
        <ul
          className={`[--in-sight:1.2] max-[500px]:strip min-[500px]:grid min-[500px]:grid-cols-2 min-[500px]:gap-3 ${film ? '' : 'lg:grid-cols-3'}`}
        >
          {testimonials.map((testimonial) => (
            <Testimonial key={testimonial.id} testimonial={testimonial} />
          ))}
        </ul>
      </div>
    </HomeSection>
  )
}

function Testimonial({ testimonial: { name, occasion, words } }: { testimonial: TestimonialView }) {
  return (
    <li>
      <figure className="flex h-full flex-col justify-between gap-3 rounded-box border border-line bg-surface p-4">
        <blockquote>
          <SeeMore text={words} length={preview} more={m.home_see_more()} less={m.home_see_less()} />
        </blockquote>
        <figcaption className="text-sm text-ink-soft">
          <span className="block font-semibold text-ink">{name}</span>
          {occasion}
        </figcaption>
      </figure>
    </li>
  )
}
