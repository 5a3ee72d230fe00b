import type { Cuisine } from '#contract/values/cuisine.ts'
import type { Day } from '#contract/values/calendar.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import type { Occasion } from '#contract/values/occasion.ts'
import type { PricedDiet } from '#contract/rules/card-price.ts'
import type { ServiceKind } from '#contract/values/service-kind.ts'
import type { SourceKey } from './en/sources.ts'

/**
 * Text of a guide: plain sentences, no HTML. It may hold
 * - links: `[booking terms](/terms-and-conditions)`, to a path of the site that exists, without its origin;
 * - settings of the product in braces, such as `{includedHours}`: all of them are in `settings.ts`.
 *
 * A text with a digit of its own is written as `{ text, source }` and names where its figures come from. Digits in settings and
 * in the paths of links do not count. Prices are never typed: the page shows today's beside the text.
 */
export type Text = string | SourcedText

export interface SourcedText {
  text: string
  source: SourceKey
}

/** What a section is made of: a paragraph, a list or a table, in the order in which they are read. */
export type Block = Text | ListBlock | TableBlock

/** A list of 2 to 8 items, each one thing, without a full stop where it is no sentence. */
export interface ListBlock {
  list: readonly Text[]
}

/** A table of 2 to 4 columns and up to 8 rows; the first cell of a row is its heading. Cells are short and hold no links. */
export interface TableBlock {
  table: {
    /** What the table shows, read out before it: 'Quantities for 40 guests'. */
    caption: string
    columns: readonly string[]
    rows: readonly (readonly string[])[]
    source: SourceKey
  }
}

/** A section with one idea, 60 to 200 words. */
export interface Section {
  /** Up to 60 characters, sentence case, no full stop. Says what the reader learns, not 'Introduction'. */
  heading: string
  blocks: readonly Block[]
}

/**
 * A menu that suits the occasion. The page finds real packages of caterers for it, and shows their dishes and today's prices, so
 * the text names no caterer and no price.
 */
export interface SampleMenu {
  /** What kind of menu it is, up to 50 characters: 'A seated Gujarati lunch'. */
  title: string
  /** For which hosts or which hour it is right, one or two sentences. */
  about: Text
  people: GuestBand
  /** Only packages for guests of this diet. */
  diet?: PricedDiet
  /** Packed boxes and thalis; a plate with service where it is absent. */
  packed?: true
  /** Caterers of this cuisine where there are any. */
  cuisine?: Cuisine
}

/** What is to be done, and how long before the event; later steps come later. The page writes the label ('2 weeks before'). */
export interface PlanStep {
  /** 0 is the day itself, -1 the day after. */
  daysBefore: number
  todo: Text
}

export interface GuideQuestion {
  /** As people ask it, with a question mark. */
  question: string
  /** The answer in its first sentence, up to 60 words in all. */
  answer: Text
}

/** The event that the page's search link fills in. Only what is true of most readers of the page. */
export interface GuideEvent {
  /** Leave it out when none of them fits. */
  occasion?: Occasion
  people: GuestBand
  diet?: PricedDiet
  kind?: ServiceKind
  /** A place as the location box knows it ('Andheri, Mumbai'); only for pages about an area. */
  place?: string
}

/** A page to read about catering for an occasion: what services and posts have in common. */
export interface Guide {
  /** Of the browser's tab and of search results: 30 to 51 characters, unlike every other; ' · Pangat' is added, which makes 60. */
  title: string
  /** For search results: 70 to 160 characters, one or two full sentences, unlike every other. */
  description: string
  /** The headline of the page, up to 60 characters. It may differ from the title. */
  heading: string
  /** Below the headline, one or two sentences: what the reader will know at the end. */
  lead: Text
  /** What the table drawn above the text shows, for those who do not see it. */
  pictureAlt: string
  /** The day on which the text was last changed. */
  updatedOn: Day
  /** Three to five facts in a few words each. Price, caterers and notice are added by the page, from today's data. */
  facts: readonly { label: string; value: Text }[]
  sections: readonly Section[]
  /** Two or three. */
  menus: readonly SampleMenu[]
  /** Five to ten things to have agreed or done, each starting with a verb. */
  checklist: readonly Text[]
  /** Five to eight steps, the earliest first. */
  plan: readonly PlanStep[]
  /** Five or six. None that another guide answers in the same words. */
  questions: readonly GuideQuestion[]
  event: GuideEvent
  /** The last words of the page, before its button into the search. */
  next: { heading: string; text: Text }
}
