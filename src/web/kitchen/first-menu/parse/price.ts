import { limits } from '#contract/limits.ts'
import { withPlainDigits } from './clean-text.ts'

const amount = String.raw`(\d[\d,]*(?:\.\d{1,2})?)`
const sign = String.raw`(?:₹|rs\b\.?|inr\b|रु\.?|रू\.?|રૂ\.?)`
const end = String.raw`(?:\s*(?:/-|/=|\bonly\b))?`
const unit = String.raw`(?:\s*(?:/|per\b|for|each\b|ea\b|a)?\s*(?:plate|pc|pcs|piece|pieces|no|nos|kg|dozen|doz|portion|person|pax|each|box|bowl|glass|cup)\b\.?)?`

/** In the order in which they are looked for: what has a sign of money comes before a number that ends the line. */
const priced = [
  new RegExp(String.raw`\(?\s*${sign}\s*:?\s*${amount}${end}${unit}\s*\)?`, 'iu'),
  new RegExp(
    String.raw`\(?\s*(?<![\d.])${amount}\s*(?:/-|/=|rs\b\.?|rupees?\b|₹|रु\.?|रू\.?|रुपये|રૂ\.?|रुपए)${unit}\s*\)?`,
    'iu',
  ),
  new RegExp(String.raw`@\s*${amount}${unit}`, 'iu'),
  new RegExp(String.raw`(?:\s*[-–—:=.…]+\s*|\s+)(?<![\d/])(\d{2,5}(?:\.\d{1,2})?)${unit}\s*$`, 'iu'),
]

/** 'Chicken 65' is the name of a dish. */
const numbered =
  /(?:chicken|paneer|gobi|gobhi|corn|mushroom|fish|prawns?|egg|veg|aloo|soya|mutton|idli|चिकन|पनीर)\s+(?:65|555|999)$/iu

/** Returns a line without its price, and the price in rupees; without one where it says none that a menu may have. */
export function withoutPrice(line: string): { text: string; price?: number } {
  const plain = withPlainDigits(line)
  for (const pattern of priced) {
    const found = pattern.exec(plain)
    if (!found?.[1] || (pattern === priced.at(-1) && numbered.test(plain))) continue
    const price = Number(found[1].replaceAll(',', ''))
    const text = `${line.slice(0, found.index)} ${line.slice(found.index + found[0].length)}`
    return { text: text.trim(), ...(price > 0 && price <= limits.caterer.maxPrice && { price }) }
  }
  return { text: line }
}
