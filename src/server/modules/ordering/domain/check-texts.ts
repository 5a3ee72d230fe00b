import type { FieldCode } from '#contract/field-errors.ts'
import { linePattern, linesPattern, readablePattern } from '#contract/values/text.ts'
import type { Problem } from '#server/kernel/app-error.ts'
import type { Order } from './order.ts'

/** Problems of the texts of an order that was placed before such texts were rejected; the same as of a request with them. */
export function checkTexts({ venue, contact, details }: Pick<Order, 'venue' | 'contact' | 'details'>) {
  const problems: Problem[] = []
  const check = (
    field: string,
    text: string | undefined,
    pattern: RegExp,
    code: FieldCode = 'characters_invisible',
  ) => {
    if (text !== undefined && !pattern.test(text)) problems.push({ code, field, values: {} })
  }
  check('venue.name', venue.name, linePattern)
  check('venue.line', venue.line, linePattern)
  check('venue.place', venue.place, linePattern)
  check('contact.name', contact.name, linePattern)
  if (linePattern.test(contact.name)) check('contact.name', contact.name, readablePattern, 'name_unreadable')
  check('company', details.company, linePattern)
  check('companyAddress', details.companyAddress, linePattern)
  check('note', details.note, linesPattern)
  return problems
}
