import { table } from '#server/kernel/sql.ts'

export const bankDetails = table('bank_details')
export const payables = table('payables')
export const compensations = table('compensations')
export const payoutRuns = table('payout_runs')
export const payoutBatches = table('payout_batches')
export const payouts = table('payouts')
export const payoutLines = table('payout_lines')
export const payoutImports = table('payout_imports')
export const announcedStatements = table('announced_statements')
