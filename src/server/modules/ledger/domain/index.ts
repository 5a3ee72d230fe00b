// What the domains of other modules may use.
export { heldOf, noBalances, postingsOf, type Account, type Balances, type Basis, type EntryKind } from './entry.ts'
