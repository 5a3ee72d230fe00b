export interface Question {
  question: string
  answer: string
}

/** What a page of caterers says in addition to its list: for search engines, and for people who still have questions. */
export interface AreaText {
  /** Of the browser's tab and of search results, without the product's name. */
  title: string
  /** One or two sentences, at most 160 characters. */
  description: string
  /** Above the list. */
  heading: string
  aboutHeading: string
  about: readonly string[]
  questions: readonly Question[]
  /** Neighbourhoods with a link each, by names that the gazetteer knows. */
  localities: readonly string[]
}
