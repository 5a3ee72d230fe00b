import type { Queryable, Tx } from './context.ts'

/** Who the data is about. */
export interface Person {
  userId: string
  email: string
}

/**
 * What one module keeps about people. Accounts are given a list of these, so that someone can take their data along and be
 * forgotten without accounts knowing who keeps what.
 */
export interface PersonalData {
  /** A word for what it is about, such as 'orders'. */
  about: string
  /** Everything kept about this person, fit to be written as JSON. */
  read(db: Queryable, person: Person): Promise<unknown>
  /** True when something is under way that must end before this person can be forgotten. */
  isUnderWay?(tx: Tx, person: Person): Promise<boolean>
  /** Removes the person from what stays, and removes what need not stay. */
  erase(tx: Tx, person: Person): Promise<void>
}
