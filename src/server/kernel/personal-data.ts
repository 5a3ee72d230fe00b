import type { Paise } from '#contract/values/money.ts'
import type { Queryable, Tx } from './context.ts'

/** Who the data is about. */
export interface Person {
  userId: string
  email: string
}

/** What keeps an account from being closed (A71). */
export interface OpenMatters {
  /** Booking codes of orders. */
  orders?: readonly string[]
  /** Money that is to be paid to the person, or by them where it is negative, in paise. */
  balance?: Paise
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
  /** Returns what is under way and must end before this person can be forgotten; nothing when there is none. */
  findOpen?(tx: Tx, person: Person): Promise<OpenMatters>
  /** Removes the person from what stays, and removes what need not stay. */
  erase(tx: Tx, person: Person): Promise<void>
}
