import type { Guide } from './guide.ts'
import type { ServiceSlug } from './slugs.ts'

/** A page with a part of its own between its head and its text, such as a form or a list of caterers. */
export interface Landing extends Pick<
  Guide,
  | 'title'
  | 'description'
  | 'heading'
  | 'lead'
  | 'pictureAlt'
  | 'updatedOn'
  | 'sections'
  | 'questions'
  | 'event'
  | 'next'
> {
  /** In breadcrumbs, up to 30 characters. */
  name: string
  /** The service whose table is drawn above the text. */
  picture: ServiceSlug
}

/** The pages that are landings, by a name of their own. */
export type LandingName = 'weddingCaterers' | 'weddingServices' | 'festival' | 'contact' | 'ranking' | 'credits'

/** A landing as a guide without the parts that it does not have. */
export function asGuide(landing: Landing): Guide {
  return { ...landing, facts: [], menus: [], checklist: [], plan: [] }
}
