import type { Queryable } from '#server/kernel/context.ts'
import { rows, select } from '#server/kernel/sql.ts'
import { imageOf } from '#server/modules/images/index.ts'
import type { Story, Testimonial } from './domain/site-content.ts'
import { successStories, testimonials } from './tables.ts'

const t = testimonials.as('t')
const s = successStories.as('s')

/** In the order that staff gave them; hidden ones are left out. */
export async function listTestimonials(db: Queryable): Promise<Testimonial[]> {
  return rows(
    db,
    select({ id: t.id, name: t.name, occasion: t.occasion, words: t.words })`
      from ${t} where ${t.hidden_at} is null order by ${t.position}`,
  )
}

const inStory = {
  id: s.id,
  title: s.title,
  story: s.story,
  occasion: s.occasion,
  place: s.place,
  guests: s.guests,
  image: imageOf(s.image_id),
}

/** As {@link listTestimonials}. */
export async function listStories(db: Queryable): Promise<Story[]> {
  const found = await rows(db, select(inStory)`from ${s} where ${s.hidden_at} is null order by ${s.position}`)
  return found.map(({ image, ...story }) => ({ ...story, image: image ?? undefined }))
}
