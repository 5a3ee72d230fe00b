import type { Page } from '@playwright/test'
import { signUp } from './support/account.ts'
import { openCaterer } from './support/caterer.ts'
import { atWidth, expect, expectAccessible, newPerson, onlyInFull, test } from './support/e2e-test.ts'
import { dayAhead } from './support/orders.ts'
import { acceptMenu, onBill, openFirstCaterer, startOrder } from './support/steps.ts'
import { openStorage } from './support/storage.ts'

const pill = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Your event: / })
const placeOf = (page: Page) => page.getByRole('combobox', { name: /Area, building or PIN code/ })
const day = dayAhead(21)
const event = `place=Andheri+West&lat=19.136&lng=72.83&date=${day}&time=19%3A30&people=25-50&guests=30`

/** On the bill of the caterer's first package, as from a link with an event. */
async function atBill(page: Page): Promise<void> {
  await openCaterer(page, `/caterer/annapurna-rasoi?${event}`)
  await startOrder(page)
  await acceptMenu(page)
}

atWidth(390, () => {
  test('an event is typed once, from home to the bill', async ({ page }) => {
    await page.goto('/')
    const form = page.getByRole('search', { name: 'Find a caterer' })
    await form.getByRole('combobox', { name: 'Where’s your event?' }).fill('Andheri West')
    await page.getByRole('listbox').getByRole('option').first().click()
    await form.getByLabel('When?').fill(day)
    await form.getByLabel('Exact guests (optional)').fill('30')
    await form.getByText('Budget and diet (optional)').click()
    await form.getByLabel('Budget per plate').selectOption('Up to ₹800')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Search' }).click()

    await expect(pill(page)).toHaveAccessibleName(/Andheri West · .* · 30 guests/)
    await expect(page.getByRole('link', { name: /Up to ₹800 per plate/ }).first()).toBeAttached()
    await openFirstCaterer(page)
    await expect(pill(page)).toHaveAccessibleName(/Andheri West · .* · 30 guests/)
    await startOrder(page)
    await expect(pill(page)).toHaveAccessibleName(/Andheri West · .* · 30 guests/)
    await acceptMenu(page)
    await expect(await onBill(page, 'Event date')).toHaveValue(day)
    await expect(await onBill(page, 'Guests')).toHaveValue('30')
    await expect(placeOf(page)).toHaveValue('Andheri West')
    await expectAccessible(page)
  })

  test('a shared link opens the same event in a browser that knows of none', onlyInFull, async ({ page }) => {
    await atBill(page)
    await expect(await onBill(page, 'Event date')).toHaveValue(day)
    await expect(await onBill(page, 'Serving time')).toHaveValue('19:30')
    await expect(await onBill(page, 'Guests')).toHaveValue('30')
    await expect(placeOf(page)).toHaveValue('Andheri West')
  })

  test('an address that is typed over is asked for again', onlyInFull, async ({ page }) => {
    await atBill(page)
    await placeOf(page).fill('Somewhere else')
    await placeOf(page).press('Escape')
    await page
      .getByRole('button', { name: /^Continue – \d+ details? left$/ })
      .locator('visible=true')
      .first()
      .click()
    await expect(page.getByText('Pick your venue from the list').first()).toBeVisible()
    // The list of what is missing takes the focus, which would close suggestions that are open before.
    await expect(page.getByRole('heading', { name: /^Please complete/ }).locator('..')).toBeFocused()
    await placeOf(page).fill('Dadar')
    await page.getByRole('listbox').getByRole('option').first().click()
    await expect(page.getByText('Pick your venue from the list')).toHaveCount(0)
  })

  test('the event is changed on the page where it is read', async ({ page }) => {
    await page.goto(`/pangat?${event}`)
    await pill(page).click()
    const sheet = page.getByRole('dialog', { name: 'Your event' })
    await expectAccessible(page)
    await sheet.getByLabel('Exact guests (optional)').fill('0')
    await sheet.getByRole('button', { name: 'Save changes' }).click()
    await expect(sheet.getByText('Enter 10 to')).toBeVisible()
    await sheet.getByLabel('Exact guests (optional)').fill('60')
    await sheet.getByRole('button', { name: 'Save changes' }).click()
    await expect(sheet).toBeHidden()
    await expect(pill(page)).toHaveAccessibleName(/60 guests/)
    await expect(page).toHaveURL(/people=50-100.*guests=60|guests=60.*people=50-100/)
    await page.goBack()
    await expect(pill(page)).toHaveAccessibleName(/30 guests/)
  })
})

test('what a link says wrongly is left out and named, and the rest counts', onlyInFull, async ({ page }) => {
  await page.goto('/caterer/annapurna-rasoi?date=2020-01-01&guests=abc&place=Andheri+West&lat=19.136&lng=72.83')
  await expect(page.getByText('We left out the date: it is in the past.')).toBeVisible()
  await expect(page.getByText(/^We left out the number of guests/)).toBeVisible()
  await expect(pill(page)).toHaveAccessibleName(/Andheri West/)
})

test('two tabs with two events do not mix', onlyInFull, async ({ page, context }) => {
  await page.goto(`/pangat?${event}`)
  await expect(pill(page)).toHaveAccessibleName(/30 guests/)
  const other = await context.newPage()
  await other.goto('/pangat?place=Thane&people=100%2B&guests=250')
  await expect(pill(other)).toHaveAccessibleName(/Thane .* 250 guests/)
  await page.goto('/caterer/annapurna-rasoi')
  await expect(pill(page)).toHaveAccessibleName(/Andheri West .* 30 guests/)
  await other.goto('/caterer/annapurna-rasoi')
  await expect(pill(other)).toHaveAccessibleName(/Thane .* 250 guests/)
})

test(
  'the last event goes along with the account to another browser, until it is cleared',
  onlyInFull,
  async ({ page }) => {
    const person = newPerson()
    await signUp(page, person)
    const answered = (method: string, body?: string) =>
      page.waitForResponse(
        (answer) =>
          answer.url().endsWith('/api/account/event') &&
          answer.request().method() === method &&
          (body === undefined || answer.request().postData() === body),
      )
    const openElsewhere = async () => {
      // On a page without scripts, which could store something once more.
      await openStorage(page, {})
      await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
      await openStorage(page, { firstName: person.firstName })
      const asked = answered('GET')
      // A list is about what its URL says, other pages are about the last event.
      await page.goto('/caterer/annapurna-rasoi')
      await asked
    }
    const saved = answered('PUT')
    await page.goto(`/pangat?${event}`)
    await saved
    await openElsewhere()
    await expect(pill(page)).toHaveAccessibleName(/Andheri West · .* · 30 guests/)

    const cleared = answered('PUT', '{}')
    await pill(page).click()
    await page.getByRole('dialog', { name: 'Your event' }).getByRole('button', { name: 'Clear event' }).click()
    await cleared
    await openElsewhere()
    await expect(page.getByRole('button', { name: 'Add date, guests and place' })).toBeVisible()
    await expect(pill(page)).toHaveCount(0)
  },
)
