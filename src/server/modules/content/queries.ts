import type { Queryable } from '#server/kernel/context.ts'
import { firstRow, rows, sql } from '#server/kernel/sql.ts'
import type { Story, StoryImage, Testimonial } from './domain/site-content.ts'

/** In the order that staff gave them; hidden ones are left out. */
export async function listTestimonials(db: Queryable): Promise<Testimonial[]> {
  return rows<Testimonial>(
    db,
    sql`select id, name, occasion, words from testimonials where hidden_at is null order by position`,
  )
}

/** As {@link listTestimonials}. */
export async function listStories(db: Queryable): Promise<Story[]> {
  const found = await rows<Omit<Story, 'image'> & { image: StoryImage | null }>(
    db,
    sql`select s.id, s.title, s.story, s.occasion, s.place, s.guests,
        case when i.id is not null then json_build_object(
          'base', i.base, 'widths', i.widths, 'width', i.width, 'height', i.height, 'placeholder', i.placeholder
        ) end as image
      from success_stories s left join images i on i.id = s.image_id
      where s.hidden_at is null order by s.position`,
  )
  return found.map(({ image, ...story }) => ({ ...story, image: image ?? undefined }))
}

/** Whatever stands under a name of the settings; undefined when nothing does. */
export async function findSetting(db: Queryable, name: string): Promise<unknown> {
  return (await firstRow<{ value: unknown }>(db, sql`select value from settings where name = ${name}`))?.value
}
