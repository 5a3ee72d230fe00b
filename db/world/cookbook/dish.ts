import type { Cuisine } from '#contract/values/cuisine.ts'

/** Where a dish stands in a meal; each becomes a category of a caterer's menu. */
export const courses = ['drinks', 'soups', 'starters', 'sides', 'mains', 'rice', 'breads', 'desserts', 'live'] as const
export type Course = (typeof courses)[number]

export interface Recipe {
  name: string
  /** One line for the menu. */
  about: string
  /** A drawn picture of this kind; undefined when there is none that is true to it. */
  picture: string | undefined
  diet: 'veg' | 'nonVeg'
  /** Free of onion, garlic and roots as it is; cooked without them on request; or impossible without them. */
  jain: 'as it is' | 'on request' | 'never'
}

export interface Dish extends Recipe {
  course: Course
  /** 'any' kitchen serves it, 'indian' ones do, or those of one cuisine. */
  cuisine: Cuisine | 'any' | 'indian'
}

/** A dish that a Jain kitchen serves unchanged. */
export function pure(name: string, about: string, picture?: string): Recipe {
  return { name, about, picture, diet: 'veg', jain: 'as it is' }
}

/** A vegetarian dish that is also cooked without onion, garlic and roots when asked for. */
export function veg(name: string, about: string, picture?: string): Recipe {
  return { name, about, picture, diet: 'veg', jain: 'on request' }
}

/** A vegetarian dish whose onion, garlic, potato or carrot is the dish. */
export function rooted(name: string, about: string, picture?: string): Recipe {
  return { name, about, picture, diet: 'veg', jain: 'never' }
}

/** A dish with meat, fish or egg. */
export function nonVeg(name: string, about: string, picture?: string): Recipe {
  return { name, about, picture, diet: 'nonVeg', jain: 'never' }
}

/** The dishes of one cuisine, by course. */
export function chapter(cuisine: Dish['cuisine'], recipes: Partial<Record<Course, readonly Recipe[]>>): Dish[] {
  return courses.flatMap((course) => (recipes[course] ?? []).map((recipe) => ({ ...recipe, course, cuisine })))
}
