import type { Page } from '@playwright/test'
import { formatRupees } from '#contract/values/money.ts'
import { codeInMail } from './support/account.ts'
import { atFilledBill } from './support/draft.ts'
import { atWidth, expect, expectAccessible, newPerson, onlyInFull, test } from './support/e2e-test.ts'
import { anUnpaidOrder, dayAhead, signedIn } from './support/orders.ts'
import { onBill, payAt, pressPay, signUpOnBill } from './support/steps.ts'
import { signUp } from './support/account.ts'

/** More than a fifth of what Annapurna Rasoi serves on a day. */
const guests = 200
const panel = (page: Page) => page.getByRole('region', { name: `Confirm your email to book for ${guests} guests` })
const codeField = (page: Page) => page.getByRole('textbox', { name: '6-digit code' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** On the bill of a large order; `day` is no other test's, so that none eats the plates of another. */
async function atLargeBill(page: Page, day: number): Promise<void> {
  const all = String(guests)
  await atFilledBill(page, { named: 'Custom Menu' }, { guests: all, veg: all, eventDate: dayAhead(day) })
}

atWidth(390, () => {
  test('a new customer confirms the email on the bill and pays a large order', async ({ page }) => {
    const person = newPerson()
    await atLargeBill(page, 70)
    await expect(panel(page)).toHaveCount(0)
    await signUpOnBill(page, person)
    await pressPay(page)
    await expect(codeField(page)).toBeFocused()
    await expect(panel(page).getByRole('status')).toHaveText(
      `We sent a 6-digit code to ${person.email}. It works for 10 minutes.`,
    )
    await expect(panel(page)).toContainText(person.email)
    await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric')
    await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
    await expectAccessible(page)

    // A phone may drop the page while the inbox is open.
    const code = await codeInMail(page, person.email)
    await page.reload()
    await expect(codeField(page)).toBeVisible()
    await expect(page.getByText(`${guests} guests · ${guests} Veg`)).toBeVisible()
    await codeField(page).focus()
    await paste(page, ` ${code.slice(0, 3)} ${code.slice(3)} `)
    await expect(codeField(page)).toHaveValue(code)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Email confirmed. You can pay now.')).toBeFocused()
    await expect(page.getByText(/^Please complete/)).toHaveCount(0)
    await expectAccessible(page)
    await expect(page.getByText(/^A-12, Neelkanth Society/)).toBeVisible()
    await pressPay(page)
    await payAt(page, 'Pay')
    await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  })

  test('a code that was sent by pressing Pay leads on to the payment', onlyInFull, async ({ page }) => {
    const person = newPerson()
    await atLargeBill(page, 74)
    await signUpOnBill(page, person)
    await pressPay(page)
    await codeField(page).fill(await codeInMail(page, person.email))
    await button(page, 'Confirm email').click()
    await payAt(page, 'Pay')
    await page.waitForURL(/\/my-orders\//)
  })

  test('a wrong code, an old code and too many codes are answered beside the field', onlyInFull, async ({ page }) => {
    const person = newPerson()
    await signUp(page, person)
    await atLargeBill(page, 71)
    await button(page, 'Send code').click()
    const first = await codeInMail(page, person.email)
    await button(page, 'Confirm email').click()
    await expect(panel(page)).toContainText('Enter the 6-digit code')
    await codeField(page).fill(otherThan(first))
    await button(page, 'Confirm email').click()
    await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(codeField(page)).toHaveAccessibleDescription(/doesn’t match.* 4 attempts left\.$/)
    await expectAccessible(page)
    await expect(button(page, 'Send a new code')).toHaveAccessibleDescription(/^You can send a new code in \d+ s$/)

    // The pause between two codes is the page's, for impatient fingers; the limit is the server's.
    await page.reload()
    await button(page, 'Send a new code').click()
    const second = await codeInMail(page, person.email, 2)
    await codeField(page).fill(first)
    await button(page, 'Confirm email').click()
    await expect(panel(page)).toContainText(/4 attempts left/)
    await page.reload()
    await button(page, 'Send a new code').click()
    await codeInMail(page, person.email, 3)
    await page.reload()
    await button(page, 'Send a new code').click()
    await expect(
      page.getByRole('alert').filter({ hasText: /^Too many attempts\. Try again in \d+ minutes\.$/ }),
    ).toBeVisible()
    await expect(button(page, 'Send a new code')).toHaveAccessibleDescription(/^You can send a new code in \d+ min$/)

    const third = await codeInMail(page, person.email, 3)
    for (const left of [4, 3, 2, 1]) {
      await codeField(page).fill(otherThan(third))
      await button(page, 'Confirm email').click()
      await expect(panel(page)).toContainText(`${left} ${left === 1 ? 'attempt' : 'attempts'} left.`)
    }
    await codeField(page).fill(otherThan(second === otherThan(third) ? second : third))
    await button(page, 'Confirm email').click()
    await expect(panel(page)).toContainText('This code no longer works. Send a new code.')
    await expect(button(page, 'Send a new code')).not.toHaveAttribute('aria-disabled', 'true')
  })

  test('an expired code and a lost connection leave the code field where it is', onlyInFull, async ({ page }) => {
    const person = newPerson()
    await signUp(page, person)
    await atLargeBill(page, 72)
    await page.route('**/email-code', (route) => route.abort('internetdisconnected'))
    await button(page, 'Send code').click()
    await expect(panel(page).getByRole('alert')).toContainText('We can’t reach our servers.')
    await page.unroute('**/email-code')
    await button(page, 'Send code').click()
    const code = await codeInMail(page, person.email)
    await page.route('**/email-code/confirm', (route) => {
      const sentence = 'This code no longer works. Send a new code.'
      const rejected = { statusCode: 422, error: 'x', code: 'email_code_invalid', requestId: 'x' }
      return route.fulfill({ status: 422, json: { ...rejected, message: [sentence], fields: { code: sentence } } })
    })
    await codeField(page).fill(code)
    await button(page, 'Confirm email').click()
    await expect(codeField(page)).toHaveAccessibleDescription(/no longer works/)
    await page.unroute('**/email-code/confirm')
    await button(page, 'Confirm email').dblclick()
    await expect(page.getByText('Email confirmed. You can pay now.')).toBeVisible()
  })

  test(
    'fewer guests need no code, and a confirmation in another tab is noticed',
    onlyInFull,
    async ({ page, context }) => {
      const person = newPerson()
      await signUp(page, person)
      await atLargeBill(page, 73)
      await button(page, 'Send code').click()
      const count = await onBill(page, 'Guests')
      await count.fill('180')
      await expect(page.getByRole('region', { name: /^Confirm your email/ })).toHaveCount(0)
      await count.fill(String(guests))
      await expect(codeField(page)).toBeVisible()

      const code = await codeInMail(page, person.email)
      const other = await context.newPage()
      await other.goto('/bill')
      await codeField(other).fill(code)
      await button(other, 'Confirm email').click()
      await expect(other.getByText('Email confirmed. You can pay now.')).toBeVisible()
      await codeField(page).fill(code)
      await button(page, 'Confirm email').click()
      await expect(page.getByText('Email confirmed. You can pay now.')).toBeVisible()
    },
  )

  test('paying again asks for the code in its dialog', onlyInFull, async ({ page, request }) => {
    const person = newPerson()
    await signUp(page, person)
    const customer = await signedIn(request, person)
    const { id, bill } = await anUnpaidOrder(request, customer)
    await customer.call('DELETE', `/api/orders/${id}`)
    let confirmed = false
    // A caterer with reduced capacity; the server's own test covers its response.
    await page.route('**/api/orders/quote', async (route) => {
      const answer = await route.fetch()
      const quote = (await answer.json()) as { problems: object[] }
      const unconfirmed = { code: 'email_unconfirmed', field: 'email', values: { guests: 30 }, message: '' }
      const problems = confirmed ? [] : [unconfirmed]
      await route.fulfill({ response: answer, json: { ...quote, problems } })
    })
    await page.goto(`/my-orders/${id}`)
    await button(page, 'Book again').click()
    const dialog = page.getByRole('dialog', { name: 'Book this again' })
    await expect(dialog.getByRole('region', { name: 'Confirm your email to book for 30 guests' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Pay / })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Send code' }).click()
    await expectAccessible(page)
    await codeField(page).fill(await codeInMail(page, person.email))
    confirmed = true
    await button(page, 'Confirm email').click()
    await expect(dialog.getByText('Email confirmed. You can pay now.')).toBeFocused()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: `Pay ${formatRupees(bill.total)}` }).click()
    await payAt(page, 'Pay')
    await page.waitForURL(/\/my-orders/)
  })
})

/** Pastes as a browser does, into whatever has the focus. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => document.execCommand('insertText', false, pasted), text)
}
