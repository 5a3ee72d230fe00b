import type { Diet } from '#contract/values/diet.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'

/** Names of the usual dishes of a course, by diet. */
export type TemplateDishes = { readonly [Each in Diet]?: readonly string[] }

/** A package without a price. */
export interface TemplatePackage<Course extends string = string> {
  name: string
  diet: Diet
  /** How many dishes of each course it includes, in its order. */
  items: { readonly [Each in Course]?: number }
}

/** What caterers of a cuisine usually offer: courses with dishes, and a package for each range of guests. */
export interface MenuTemplate<Course extends string = string> {
  courses: { readonly [Each in Course]: TemplateDishes }
  packages: { readonly [Each in GuestBand]: TemplatePackage<Course> }
}

/** Types a template, so that its packages name courses that it has. */
export function menuTemplate<const Course extends string>(template: MenuTemplate<Course>): MenuTemplate<Course> {
  return template
}
