import type { Diet } from '#contract/values/diet.ts'
import { asName, withPlainDigits } from './clean-text.ts'
import { isCategoryName } from './categories.ts'
import { dietOfHeading } from './diet.ts'
import { anyWord } from './word-pattern.ts'

export type Column = 'serial' | 'category' | 'dish' | 'diet' | 'price' | 'description' | 'unknown'

/** What the head of a table calls its columns. */
const heads: readonly (readonly [Column, RegExp])[] = [
  ['serial', /^(?:s(?:r|l|\.)?\.?\s*(?:no|n|#)?\.?|no\.?|#|अ\.?\s?क्र\.?)$/i],
  ['diet', /^(?:veg\s*[/-]?\s*non\s*-?\s*veg|veg\/nv|v\/nv|diet|food type|veg or non ?veg|veg\??)$/i],
  ['category', /^(?:category|categories|course|type|section|group|counter|menu type|प्रकार)$/i],
  ['price', anyWord('rate price amount cost mrp rs inr दर किंमत ₹')],
  ['description', anyWord('description remarks remark details notes ingredients')],
  [
    'dish',
    /^(?:(?:name of )?(?:the )?(?:food |menu )?(?:item|dish)(?:e?s)?(?: name)?|name|particulars?|products?|menu|पदार्थ)$/i,
  ],
]

const isDiet = (cell: string) => dietInCell(cell) !== undefined
const isNumber = (cell: string) => /^(?:₹|rs\.?)?\s*[\d,.]+\s*(?:\/-)?$/i.test(withPlainDigits(cell))

/** Returns the diet that a cell holds alone: 'Veg', 'NV', 'Jain'. */
export function dietInCell(cell: string): Diet | undefined {
  const text = cell.trim()
  if (/^v$/i.test(text)) return 'veg'
  if (/^j$/i.test(text)) return 'jain'
  if (/^vegan$/i.test(text)) return 'veg'
  return /^(?:non\s*-?\s*veg(?:etarian)?|n\/?v|veg(?:etarian)?|pure veg|jain|egg)$/i.test(text)
    ? (dietOfHeading(text) ?? (/egg/i.test(text) ? 'nonVeg' : undefined))
    : undefined
}

/** Returns the columns that a head names, but for one of diets that it calls a type, by what it holds. */
export function columnsWith(head: readonly Column[], rows: readonly (readonly string[])[]): Column[] {
  return head.map((column, at) => {
    const cells = rows.map((row) => row[at]?.trim() ?? '').filter(Boolean)
    return column === 'category' && cells.length > 0 && cells.filter(isDiet).length > cells.length * 0.6
      ? 'diet'
      : column
  })
}

/** Returns what the columns are when the row is the head of a table; undefined when it is none. */
export function columnsOfHead(cells: readonly string[]): Column[] | undefined {
  const columns = cells.map((cell): Column => heads.find(([, pattern]) => pattern.test(cell.trim()))?.[0] ?? 'unknown')
  const known = columns.filter((column) => column !== 'unknown').length
  return known >= 2 && columns.includes('dish') && !cells.some(isNumber) ? columns : undefined
}

/** Reports whether the row names the categories of columns that hold dishes. */
export function isHeadOfCategories(cells: readonly string[]): boolean {
  const named = cells.filter((cell) => cell.trim() !== '')
  return named.length >= 2 && named.filter(isCategoryName).length * 2 > named.length
}

/** Returns what the columns of a table without a head are, by what they hold. */
export function columnsByContent(rows: readonly (readonly string[])[]): Column[] {
  const width = Math.max(...rows.map((row) => row.length))
  const columns: Column[] = []
  for (let at = 0; at < width; at++) {
    const cells = rows.map((row) => row[at]?.trim() ?? '').filter(Boolean)
    const most = (is: (cell: string) => boolean) => cells.filter(is).length > cells.length * 0.6
    const distinct = new Set(cells.map((cell) => cell.toLowerCase())).size
    if (cells.length === 0) columns.push('unknown')
    else if (most(isNumber)) columns.push(at === 0 && Number(withPlainDigits(cells[0] ?? '')) <= 1 ? 'serial' : 'price')
    else if (most(isDiet)) columns.push('diet')
    else if (most(isCategoryName) || distinct * 2 <= rows.length) columns.push('category')
    else columns.push(columns.includes('dish') ? 'description' : 'dish')
  }
  return columns
}

/** Returns the cell of a column as a name. */
export function cellOf(cells: readonly string[], columns: readonly Column[], column: Column): string {
  return asName(cells[columns.indexOf(column)]?.trim() ?? '')
}
