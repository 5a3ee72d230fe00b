import { table } from '#server/kernel/sql.ts'

export const audit = table<'audit', { before: object | null; after: object | null }>('audit')
