/** A policy page, in plain words. */
export interface Policy {
  /** Of the browser's tab and of search results: 30 to 51 characters. */
  title: string
  /** The headline of the page, and the policy's name in lists. */
  heading: string
  description: string
  /** The day it came into force, `yyyy-mm-dd`. */
  since: string
  /** Path that stands for all its spellings. */
  canonical: string
  sections: readonly { heading: string; paragraphs?: readonly string[]; points?: readonly string[] }[]
}
