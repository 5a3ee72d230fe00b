import { describe, expect, test } from 'vitest'
import { literalTextsIn } from './literal-texts.ts'
import { isTest, sourcesBelow, type Source } from './sources.ts'

/** Files and folders that keep texts, or whose texts are no messages, with the reason. */
const places: Readonly<Record<string, string>> = {
  'src/web/public/content/': 'long texts, a folder per language',
  'src/web/kitchen/first-menu/templates/': 'dishes as caterers call them, which a menu starts with',
  'src/web/shared/gallery/': 'the page of the design system at /dev',
  'src/web/routes/site/dev-ui.tsx': 'the page of the design system at /dev',
  'src/server/http/document/': 'samples of the API’s document',
  'src/server/adapters/': 'simulators of other companies’ services, for development and the demo',
  'src/contract/contacts.ts': 'name and address of the owner, for demonstrations',
  'src/contract/endpoint.ts': 'groups of the API’s document',
  'src/contract/values/cuisine.ts': 'values of the API, and names as caterers write them',
  'src/contract/values/diet.ts': 'values of the API, and names as caterers write them',
  'src/contract/values/place.ts': 'names of states',
  'src/contract/values/service-area.ts': 'names of stations',
  'src/web/public/lines/layout.ts': 'names of stations',
}

/** Texts that stay in code, with the reason. */
const texts: Readonly<Record<string, string>> = {
  'Pav bhaji': 'a dish as caterers call it, which is also what is searched for',
  'Puran poli': 'a dish as caterers call it, which is also what is searched for',
  'Google Maps': 'the name of a product, which its terms ask for',
  'Maximum number of caterers': 'of the API’s document',
  'The payment is pending': 'of the API’s document',
  'Number of reviews on a page': 'of the API’s document',
  'Stars; a half star counts with the full star below': 'of the API’s document',
  'Latitude in degrees': 'of the API’s document',
  'Longitude in degrees': 'of the API’s document',
  'Exact number of guests': 'of the API’s document',
  'Number of guests that the range of these is priced for': 'of the API’s document',
  'Radius in kilometres, above 0': 'of the API’s document',
  'Number of the page, counted from 1': 'of the API’s document',
  'User-agent: *\nAllow: /\n\nSitemap: ⟨⟩⟨⟩': 'a file for robots',
}

const found = sourcesBelow('src')
  .filter((source) => !isTest(source))
  .flatMap(literalTextsIn)
const isIn = (places: readonly string[], { path }: { path: string }) => places.some((place) => path.startsWith(place))

test('texts that people read are in messages/', () => {
  const literal = found
    .filter((one) => !isIn(Object.keys(places), one) && !(one.text in texts))
    .map(({ path, line, sink, text }) => `${path}:${line}: ${sink}: “${text}”`)
  expect(literal).toEqual([])
})

test('an exception is one of a text that exists', () => {
  expect(Object.keys(places).filter((place) => !found.some((one) => isIn([place], one)))).toEqual([])
  expect(Object.keys(texts).filter((text) => !found.some((one) => one.text === text))).toEqual([])
})

const page = 'src/web/booking/seed.tsx'
const email = 'src/server/modules/notifications/domain/seed.ts'
const pdf = 'src/server/modules/documents/pdf/seed.ts'
const operation = 'src/server/modules/coupons/operations/seed.ts'
const schema = 'src/contract/endpoints/seed.ts'

const textsIn = (path: Source['path'], text: string) => literalTextsIn({ path, text }).map((one) => one.text)

describe('a text in code is found', () => {
  test.each([
    ['between tags', page, '<p>Your booking</p>', 'Your booking'],
    ['of one word between tags', page, '<b>{count} guests</b>', 'guests'],
    ['in braces', page, "<p>{late ? 'Too late' : when}</p>", 'Too late'],
    ['after a condition', page, '<p>{late && `Only ${count} left`}</p>', 'Only ⟨⟩ left'],
    ['for a screen reader', page, '<nav aria-label="Breadcrumbs" />', 'Breadcrumbs'],
    ['in a tooltip', page, '<abbr title="Goods and services tax" />', 'Goods and services tax'],
    ['of a picture', page, '<img src="/a b.png" alt={`Hall of ${name}`} />', 'Hall of ⟨⟩'],
    ['in an empty field', page, '<input placeholder="flat, street" />', 'flat, street'],
    ['of a field', page, "<TextField label={isFirm ? 'Firm' : name} />", 'Firm'],
    ['below a field', page, '<TextField hint="As on the invoice" />', 'As on the invoice'],
    ['in a toast', page, "notify({ text: 'Menu saved', kind: 'success' })", 'Menu saved'],
    ['in an alert', page, "showAlert('choose a date')", 'choose a date'],
    ['beside a field', page, "form.setError('name', { message: 'Enter your name' })", 'Enter your name'],
    ['in a list of problems', page, "problems.push({ field: 'day', sentence: 'no such day' })", 'no such day'],
    ['as a reason', page, "const rejected = { reason: full ?? 'The day is full' }", 'The day is full'],
    ['in the title of a page', page, 'export const meta = () => pageMeta({ title: `Order ${id}` })', 'Order ⟨⟩'],
    ['in a constant', page, "const states = { paid: 'Payment received' }", 'Payment received'],
    ['in a function', page, 'const said = () => `Pay by ${day} to book`', 'Pay by ⟨⟩ to book'],
    ['in a value of an error', operation, "throw fail('coupon_used', { who: 'the caterer' })", 'the caterer'],
    ['in a word of an error', operation, "fail('wrong', { tries: `${n} ${n === 1 ? 'try' : 'tries'}` })", 'tries'],
    ['as an error of its own', operation, "throw fail('Coupon not valid')", 'Coupon not valid'],
    ['at a field', operation, "throw failField('busy', 'day', { wait: 'some minutes' })", 'some minutes'],
    ['in fields of an error', operation, "new AppError('busy', { fields: { day: 'Full' } })", 'Full'],
    ['in an answer', operation, "return { message: 'Coupon used.' }", 'Coupon used.'],
    ['in a subject', email, 'const subject = `Confirmed: ${caterer}`', 'Confirmed: ⟨⟩'],
    ['in an email', email, "lines.push('thanks for your review')", 'thanks for your review'],
    ['in an email in Hindi', email, "lines.push('आपकी बुकिंग')", 'आपकी बुकिंग'],
    ['in a document', pdf, "row('Taxable value', amount)", 'Taxable value'],
    ['in a line of a document', pdf, 'draw(`GSTIN ${number}`)', 'GSTIN ⟨⟩'],
    ['in a schema', schema, "z.string().min(1, 'Enter your name')", 'Enter your name'],
    ['at an option of a schema', schema, "z.email({ error: 'no email address' })", 'no email address'],
  ])('%s', (_, path, code, text) => {
    expect(textsIn(path, code)).toContain(text)
  })
})

describe('what nobody reads is no text', () => {
  test.each([
    ['a message', page, '<p title={m.bill_title()}>{m.bill_total({ count })}</p>'],
    ['a separator', page, '<p>{name} · {area}, {`${rating} (${count})`}</p>'],
    ['a style', page, '<p className="mt-2 text-ink-soft" labelClassName={`Big ${size} box`} />'],
    ['a style in a constant', page, "const card = 'mt-2 flex text-ink-soft'"],
    ['a name of a field', page, '<TextField name="venue" type="text" autoComplete="street-address" />'],
    ['an operation of the API', page, "api('GET /api/orders/{id}', { query: { sort: 'price-low' } })"],
    ['a key', page, "busy('pay again'); form.setError('root', error)"],
    ['a comparison', page, "if (event.key === 'Page Down') next()"],
    ['a type', page, "interface Props { title: 'Old title' | 'New title' }"],
    ['a module', page, "import { card } from './Some Folder/card.ts'"],
    ['an error for developers', page, "throw new Error('The order has no venue')"],
    ['an error class', page, "class Lost extends Error { constructor() { super('The service cannot be reached') } }"],
    ['a log', page, "console.warn('Maps rejected the key')"],
    ['a code with values', operation, "throw fail('coupon_used', { caterer: caterer.name, day: formatDay(day) })"],
    ['a field of an error', operation, "throw failField('date_past', 'eventOn')"],
    ['a query', operation, 'await db.execute(sql`select name from coupons where id = ${id}`)'],
    ['a log of a job', operation, "ctx.log.info('Coupon job ended', { message: 'done' })"],
    ['a text by its key', email, "text.email_booking_confirmed({ caterer }, { locale: 'hi' })"],
    ['an id', email, "const kinds = ['order.accepted', 'order-declined']"],
    ['an address', email, 'const link = `${site}/orders/${id}`'],
    ['a number', pdf, 'page.text(`${amount} ₹`, 12, 40)'],
    ['an operator of the file', pdf, "page.raw('0 0 m 10 10 l S')"],
    [
      'a summary of the API',
      schema,
      "list({ summary: 'List coupons', description: 'Newest first.', success: 'The coupons' })",
    ],
    ['a description of a schema', schema, "z.string().describe('Code of the coupon').meta({ title: 'Coupon code' })"],
  ])('%s', (_, path, code) => {
    expect(textsIn(path, code)).toEqual([])
  })
})
