/** A part of a page of the site, as the assistant finds it by its words. */
export interface SiteText {
  /** Path of the page. */
  path: string
  /** Title of the page. */
  title: string
  /** Heading of the part, or a question that it answers. */
  heading: string
  /** Plain text. */
  text: string
}
