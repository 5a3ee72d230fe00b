import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { signInAs } from './support/account.ts'
import { expect, expectAccessible, test, waitingForLife } from './support/e2e-test.ts'
import { password, writePayouts } from './support/payout-city.ts'
import { startWritten, type WrittenProduct } from './support/written-product.ts'

let product: WrittenProduct<Awaited<ReturnType<typeof writePayouts>>>
test.beforeAll(async () => {
  product = await startWritten(writePayouts)
})
test.afterAll(() => product?.stop())

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
// One product: what one test pays is paid for the next.
test.describe.configure({ mode: 'serial' })

const signIn = (page: Page, email: string, firstName: string) =>
  signInAs(page, { email, password, firstName }, product.origin)

const moneyPage = () => `${product.origin}/caterer-dashboard/money`
const adminPage = (state = 'due') => `${product.origin}/admin/payouts${state === 'due' ? '' : `?state=${state}`}`

/** Gives the password that a dialog of the back office asks for. */
async function confirm(page: Page, verb: string, said?: { label: string; text: string }): Promise<void> {
  const dialog = page.getByRole('dialog')
  if (said) await dialog.getByLabel(said.label).fill(said.text)
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: verb, exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('a payout is made, returned by the bank, sent again and paid, and the statement says so', async ({
  page,
  browser,
}) => {
  const { owner, admin, cooked } = product.written
  await product.runJob('payables')
  await signIn(page, owner, 'Meera')
  await page.goto(moneyPage())
  await expect(page.getByText(/^You receive ₹/)).toBeVisible()
  await page.getByText('2 orders in it').click()
  await expect(page.getByText('Compensation for an order you cancelled')).toBeVisible()
  await expect(page.getByRole('link', { name: cooked.bookingCode })).toBeVisible()
  await expect(page.getByText('•••• 6789')).toBeVisible()
  await expectAccessible(page)

  await product.runJob('payouts')
  await page.reload()
  const payout = page.getByRole('region', { name: 'Payouts' }).getByRole('listitem').first()
  await expect(payout.getByText('Due')).toBeVisible()

  const office = waitingForLife(await browser.newPage({ viewport: { width: 1440, height: 900 } }))
  await signIn(office, admin, 'Nisha')
  await office.goto(adminPage())
  await expectAccessible(office)
  await office.getByRole('button', { name: 'Make a file for the bank' }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel('Your password').fill('wrong-password')
  await dialog.getByRole('button', { name: 'Make a file for the bank' }).click()
  await expect(dialog.getByText('This isn’t your current password.')).toBeVisible()
  await expectAccessible(office)
  await confirm(office, 'Make a file for the bank')
  await office.getByRole('button', { name: 'Download' }).click()
  const downloading = office.waitForEvent('download')
  await confirm(office, 'Download')
  const file = await readFile(await (await downloading).path(), 'utf8')
  const [, line = ''] = file.split('\r\n')
  expect(line).toContain('Meera Deshpande,000123456789,HDFC0001234')

  await office.goto(adminPage('sent'))
  await office.getByRole('button', { name: 'Mark as failed' }).click()
  await confirm(office, 'Mark as failed', { label: 'What the bank says', text: 'Account closed' })
  await page.reload()
  await expect(payout.getByText('Returned')).toBeVisible()
  await expect(payout.getByText('Your bank says: Account closed')).toBeVisible()

  await office.goto(adminPage('failed'))
  await office.getByRole('button', { name: 'Retry' }).click()
  await confirm(office, 'Retry')
  await office.goto(adminPage())
  const code = /PGP\w+/.exec(
    (await office.getByRole('listitem').filter({ hasText: 'Annapurna Rasoi' }).innerText()) ?? '',
  )
  await office.getByRole('button', { name: 'Make a file for the bank' }).click()
  await confirm(office, 'Make a file for the bank')
  const answer = `reference,status,bank_reference,reason\n${code?.[0]},paid,UTR42,\n`
  await office
    .getByLabel('Import the bank’s answer')
    .setInputFiles({ name: 'answer.csv', mimeType: 'text/csv', buffer: Buffer.from(answer) })
  await confirm(office, 'Import the bank’s answer')
  await expect(office.getByText('Imported: 1 paid, 0 failed.')).toBeVisible()
  await office.close()

  await page.reload()
  await expect(payout.getByText('Paid')).toBeVisible()
  await expect(payout.getByText('Bank reference UTR42')).toBeVisible()
  await payout.getByRole('button', { name: 'Show orders' }).click()
  await expect(payout.getByRole('link', { name: cooked.bookingCode })).toBeVisible()
  await page.getByRole('region', { name: 'Statements' }).getByRole('link').first().click()
  await expect(page.getByText('This month isn’t over. More may be added.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Payout' }).first()).toBeVisible()
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV for spreadsheets' }).click()
  expect(await readFile(await (await saving).path(), 'utf8')).toContain('Payout')
  await page.goto(`${product.origin}/caterer-dashboard/orders/${cooked.id}`)
  await expect(page.getByRole('region', { name: 'What you receive' }).getByText(/^Paid out: ₹/)).toBeVisible()
})

test('bank details are checked beside their fields, saved masked, and hold payouts', async ({ page }) => {
  await signIn(page, product.written.owner, 'Meera')
  await page.goto(moneyPage())
  const change = page.getByRole('button', { name: 'Change bank details' })
  await change.click()
  await expect(page.getByLabel('Name on the account')).toBeFocused()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(change).toBeFocused()
  await change.click()
  await page.getByLabel('Name on the account').fill('Meera Deshpande')
  await page.getByLabel('Account number', { exact: true }).fill('000555566667')
  await page.getByLabel('Account number again').fill('000555566668')
  await page.getByLabel('IFSC').fill('hdfc1001234')
  await page.getByRole('button', { name: 'Save bank details' }).click()
  await expect(page.getByLabel('Account number again')).toHaveAccessibleDescription(/The two account numbers differ/)
  await expect(page.getByLabel('IFSC')).toHaveAccessibleDescription(/Enter an IFSC such as/)
  await expectAccessible(page)
  await page.getByLabel('Account number again').fill('000555566667')
  await page.getByLabel('IFSC').fill('hdfc0001234')
  await page.getByLabel('Your password').fill('wrong-password')
  await page.getByRole('button', { name: 'Save bank details' }).click()
  await expect(page.getByLabel('Your password')).toHaveAccessibleDescription(/This isn’t your current password/)
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Save bank details' }).click()
  await expect(page.getByText('•••• 6667')).toBeVisible()
  await expect(change).toBeFocused()
})

test('a customer whose booking was called off says where to pay the compensation', async ({ page }) => {
  const { customer, calledOff } = product.written
  await signIn(page, customer, 'Asha')
  await page.goto(`${product.origin}/my-orders/${calledOff.id}`)
  const part = page.getByRole('region', { name: 'Compensation' })
  await expect(part.getByText('Tell us where to pay it.')).toBeVisible()
  await part.getByRole('button', { name: 'Say where to pay' }).click()
  await part.getByLabel('UPI id').fill('asha')
  await part.getByRole('button', { name: 'Save' }).click()
  await expect(part.getByLabel('UPI id')).toHaveAccessibleDescription(/Enter a UPI id such as name@bank/)
  await part.getByLabel('UPI id').fill('asha.k@okaxis')
  await part.getByRole('button', { name: 'Save' }).click()
  await expect(part.getByText(/We’ll pay it to •••• ha.k/)).toBeVisible()
  await expectAccessible(page)
})

test('an admin refunds a part of a delivered order by its booking code, once and not more than is held', async ({
  page,
}) => {
  const { admin, cooked } = product.written
  await signIn(page, admin, 'Nisha')
  await page.goto(`${product.origin}/admin/refunds`)
  await page.getByRole('button', { name: 'Find the order' }).click()
  await expect(page.getByLabel('Booking code')).toHaveAccessibleDescription('Enter a booking code')
  await page.getByLabel('Booking code').fill('PGT-22222')
  await page.getByRole('button', { name: 'Find the order' }).click()
  await expect(page.getByText('No order has this code')).toBeVisible()
  await page.getByLabel('Booking code').fill(cooked.bookingCode.toLowerCase())
  await page.getByRole('button', { name: 'Find the order' }).click()
  await expect(page.getByRole('heading', { name: cooked.bookingCode })).toBeVisible()
  await expectAccessible(page)

  const refund = page.getByRole('button', { name: 'Refund a part' })
  await page.getByLabel('Amount in rupees').fill('99999')
  await refund.click()
  await expect(page.getByLabel('Amount in rupees')).toHaveAccessibleDescription(/^Refund at most ₹/)
  await expect(page.getByLabel('Reason')).toHaveAccessibleDescription('Enter a reason')
  await page.getByLabel('Amount in rupees').fill('1,250.50')
  await page.getByLabel('Reason').fill('A dish was missing.')
  await refund.click()
  const dialog = page.getByRole('dialog', { name: `Refund ₹1,250.50 of ${cooked.bookingCode}?` })
  await dialog.getByLabel('Your password').fill('wrong-password')
  await dialog.getByRole('button', { name: 'Refund ₹1,250.50' }).click()
  await expect(dialog.getByText(/This isn’t your current password/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Refund ₹1,250.50' }).click()
  await expect(dialog).toBeHidden()
  const made = page.getByRole('list', { name: 'Refunds after delivery' }).getByRole('listitem')
  await expect(made).toHaveCount(1)
  await expect(made).toContainText('₹1,250.50')
})
