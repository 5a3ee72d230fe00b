import { table } from '#server/kernel/sql.ts'

export const ledgerRows = table('ledger_rows')
export const taxDeductions = table('tax_deductions')
