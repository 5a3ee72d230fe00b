/** Double entry for all money of orders: every entry balances, none is ever changed. */
export { recordEntries, recordEntry } from './operations/record-entry.ts'
export { settleOrder } from './operations/settle-order.ts'
export { noBalances, postingsOf, type Basis } from './domain/entry.ts'
export { ledgerBackfills } from './queries/backfills.ts'
export { personalLedger } from './queries/personal-data.ts'
