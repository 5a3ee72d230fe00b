/** Double entry for all money of orders: every entry balances, none is ever changed. */
export { recordEntry } from './operations/record-entry.ts'
export { noBalances, postingsOf, type Account, type Basis } from './domain/entry.ts'
export { personalLedger } from './queries/personal-data.ts'
