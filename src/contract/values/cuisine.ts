/** The twelve cuisines, exactly (R216). */
export const cuisines = [
  'Maharashtrian',
  'North Indian',
  'South Indian',
  'Gujarati',
  'Chinese',
  'Italian',
  'Kathiyawadi',
  'Rajasthani',
  'Mexican',
  'Lebanese',
  'Thai',
  'Bengali',
] as const
export type Cuisine = (typeof cuisines)[number]

/** Finds a cuisine whatever its case ('north indian'); undefined when there is none. */
export function cuisineFrom(text: string): Cuisine | undefined {
  return cuisines.find((cuisine) => cuisine.toLowerCase() === text.trim().toLowerCase())
}
