import { demoContacts } from '#contract/contacts.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { demoCaterers } from '#db/world/demo-caterers/index.ts'
import { flatCode, giftCode } from '#db/world/coupons.ts'
import { demoPassword } from '#db/world/index.ts'
import { testimonials } from '#db/world/site-content.ts'

/** What only a draft of a page says, or a program that lacks a value. */
const placeholder =
  /lorem ipsum|\b(?:TODO|TBD|FIXME|XXX+)\b|\bundefined\b|\bNaN\b|\bnull\b|\[object |\{\w+\}|\bdemo\b|\bdemonstration\b|\.example\b|\bexample\.(?:com|org|net)\b|\bplaceholder\b/i

/** Names of the demo city, and how nobody is reached. */
const demoNames = [
  ...demoCaterers.map(({ name }) => name),
  ...testimonials.map(({ name }) => name),
  flatCode,
  giftCode,
  demoPassword,
  demoContacts.phone,
  formatPhone(demoContacts.phone),
  demoContacts.email,
  demoContacts.legalName,
  demoContacts.address,
  demoContacts.grievanceOfficer,
  demoContacts.grievanceEmail,
]

/** Two blanks, or a blank before a comma or a full stop, where a value is missing. */
const gap = /\S {2,}\S|\S [,.](?:\s|$)|, ,/

/** Placeholders, gaps and names of the demo city in a line. */
export function leftoversIn(line: string): string[] {
  const found = [
    placeholder.exec(line)?.[0] ?? [],
    gap.exec(line)?.[0] ?? [],
    ...demoNames.filter((name) => line.includes(name)),
  ].flat()
  return found.map((text) => `left over: “${text}” in “${line.slice(0, 160)}”`)
}
