/** A testimonial. */
export interface Testimonial {
  id: string
  name: string
  /** What was celebrated, for how many and where. */
  occasion: string
  words: string
}

/** An event that went well. */
export interface Story {
  id: string
  title: string
  story: string
  occasion: string
  place: string
  guests: number
  image: StoryImage | undefined
}

export interface StoryImage {
  base: string
  widths: number[]
  width: number
  height: number
  placeholder: string
}

/** Marketing figures; those that are not set are not claimed. */
export interface Figures {
  weddings?: number
  /** Of the largest event. */
  guests?: number
  caterers?: number
}

/** All that the marketplace tells of itself (C75). */
export interface SiteContent {
  testimonials: Testimonial[]
  stories: Story[]
  figures: Figures
  /** Path of the film of the testimonials, without its ending. */
  film: string | undefined
}

/** Name of the setting with the figures and the film. */
export const siteContentSetting = 'claims'

const filmPath = /^\/films\/[a-z0-9-]+$/

/** Reads the setting as staff may have left it: what is no positive whole number, or no film of ours, is not claimed. */
export function siteContentFrom(setting: unknown): Pick<SiteContent, 'figures' | 'film'> {
  const given: Record<string, unknown> = typeof setting === 'object' && setting !== null ? { ...setting } : {}
  const names = ['weddings', 'guests', 'caterers'] as const
  const figures: Figures = {}
  for (const name of names) {
    const figure = given[name]
    if (typeof figure === 'number' && Number.isSafeInteger(figure) && figure > 0) figures[name] = figure
  }
  const { film } = given
  return { figures, film: typeof film === 'string' && filmPath.test(film) ? film : undefined }
}
