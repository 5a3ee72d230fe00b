import { table } from '#server/kernel/sql.ts'

export const kitchenSettings = table<'kitchen_settings', { yields: Record<string, number> }>('kitchen_settings')
