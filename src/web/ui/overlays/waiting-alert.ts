/** A sentence that is shown as soon as those before it were read. */
export interface Waiting {
  text: string
  /** What may be answered; without it, the sentence is only read. */
  answers?: Answers
  done: (yes: boolean) => void
}

/** What the two buttons of a question say. */
export interface Answers {
  no: string
  yes: string
}
