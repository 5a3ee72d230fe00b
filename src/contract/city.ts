/** The city whose pages have no city in their paths, and in which caterers are created. */
export const firstCity = 'mumbai'

/** A city as the database and paths name it. */
export const cityPattern = /^[a-z-]{2,40}$/

/** Returns the city as answers name it beside a slug: undefined for the first. */
export function otherCity(city: string): string | undefined {
  return city === firstCity ? undefined : city
}
