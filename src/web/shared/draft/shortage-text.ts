import type { Shortage } from '#contract/rules/default-menu.ts'
import { m } from '#messages'

/** Why a package with these shortages cannot be booked: each course with the dishes it has and those it needs. */
export function shortageText(
  shortages: readonly (Omit<Shortage, 'name'> & ({ name: string } | { item: string }))[],
): string {
  const courses = shortages.flatMap(({ itemId, available, needed, ...of }) =>
    itemId === undefined
      ? []
      : [m.customise_short_course({ category: 'name' in of ? of.name : of.item, available, needed })],
  )
  return courses.length > 0 ? m.customise_short({ courses: courses.join(', ') }) : m.customise_short_empty()
}
