/** A policy page, in plain words. */
export interface Policy {
  title: string
  description: string
  /** The day it came into force, `yyyy-mm-dd`. */
  since: string
  /** Path that stands for all its spellings. */
  canonical: string
  sections: readonly { heading: string; paragraphs?: readonly string[]; points?: readonly string[] }[]
}
