import type { Queryable } from './context.ts'
import { firstRow, select, sql, type Sql } from './sql.ts'
import { settings } from './tables.ts'

/** The setting that marks a database which demo mode has filled; its value is how far. */
export const demoSettingName = 'demo_city'

/** Whatever stands under a name of the settings; undefined when nothing does. */
export async function findSetting(db: Queryable, name: string): Promise<unknown> {
  return (await firstRow(db, select({ value: settings.value })`from ${settings} where ${settings.name} = ${name}`))
    ?.value
}

/** The text under a name of the settings, within a statement. */
export function settingText(name: string): Sql<string> {
  return sql`(select ${settings.value} #>> '{}' from ${settings} where ${settings.name} = ${name})`
}
