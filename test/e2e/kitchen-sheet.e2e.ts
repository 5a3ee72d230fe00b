import { forgetSignIn, signInBy, signUp } from './support/account.ts'
import { aLiveCaterer } from './support/live-caterer.ts'
import { atWidth, expect, expectAccessible, newPerson, onlyInFull, test } from './support/e2e-test.ts'
import { aBooking, aCustomer, aPackage, choiceOf, dayAhead, theCaterer } from './support/orders.ts'
import { tryAgain } from './support/try-again.ts'

const sheet = '/caterer-dashboard/kitchen-sheet'

atWidth(390, () => {
  test('a day without orders says so, and a caterer sets buffer and yields', async ({ page }) => {
    await aLiveCaterer(page, newPerson(), 'Sheet Test Kitchen')
    await page.goto(`${sheet}?day=2026-12-12`)
    await expect(page.getByRole('heading', { name: 'Nothing to cook on this day' })).toBeVisible()
    await page.getByText('Quantities and times').click()
    await expectAccessible(page)
    await page.getByLabel('Buffer in percent').fill('31')
    await page.getByLabel('Rice (kg)', { exact: true }).fill('0.15')
    await page.getByRole('button', { name: 'Save quantities' }).click()
    await expect(page.getByText('Enter a buffer from 0 to 30 percent')).toBeVisible()
    await page.getByLabel('Buffer in percent').fill('10')
    await page.getByRole('button', { name: 'Save quantities' }).click()
    await expect(page.getByText('Quantities saved.')).toBeVisible()
    await page.reload()
    await page.getByText('Quantities and times').click()
    await expect(page.getByLabel('Rice (kg)', { exact: true })).toHaveValue('0.15')
    await expect(page.getByLabel('Buffer in percent')).toHaveValue('10')
  })
})

test(
  'a visitor finds the sign-in panel on the kitchen sheet, and a failure says what to do',
  onlyInFull,
  async ({ page }) => {
    const answer = await page.goto(sheet)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: 'Log in to continue' })).toBeVisible()
    await aLiveCaterer(page, newPerson(), 'Lost Sheet Kitchen')
    await page.route('**/api/kitchen-sheet?*', (route) => route.abort('internetdisconnected'))
    await page.goto(sheet)
    await expect(page.getByRole('heading', { name: 'We couldn’t load the kitchen sheet' })).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/kitchen-sheet?*')
    await tryAgain(page)
    await expect(page.getByRole('heading', { name: 'Nothing to cook on this day' })).toBeVisible()
  },
)

test('the sheet says while it loads, and others are told whose page it is', onlyInFull, async ({ page }) => {
  await aLiveCaterer(page, newPerson(), 'Slow Sheet Kitchen')
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/kitchen-sheet?*', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto(sheet)
  await expect(page.getByText('Loading…')).toBeAttached()
  await expectAccessible(page)
  answer()
  await expect(page.getByRole('heading', { name: 'Nothing to cook on this day' })).toBeVisible()

  await forgetSignIn(page)
  await signUp(page, newPerson(), '', '3')
  await page.goto(sheet)
  await expect(page.getByText('What to cook will be here once you’ve added your business.')).toBeVisible()
  await expectAccessible(page)

  await forgetSignIn(page)
  await signUp(page, newPerson())
  await page.goto(sheet)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    'This page is not for your account',
  )
  await expectAccessible(page)
})

test('a sheet prints with its day on each page, and labels for boxes alone', async ({ page, request }) => {
  const day = dayAhead(43)
  const { pack, menus } = await aPackage(request, undefined, 'Snack Boxes')
  const boxes = {
    packageId: pack.id,
    selections: choiceOf(pack, menus),
    guests: 20,
    dietSplit: { veg: 20, jain: 0, nonVeg: 0 },
  }
  const owner = await theCaterer(request)
  for (const put of [boxes, { allergies: '2 guests: peanuts' }]) {
    const booked = await aBooking(request, await aCustomer(page, request), { eventDate: day, ...put })
    await owner.does('accept', booked.id)
  }
  await forgetSignIn(page)
  await page.addInitScript(() => (globalThis.print = () => {}))
  await page.goto(`${sheet}?day=${day}`)
  await signInBy(page.getByRole('main'), { email: 'caterer@pangat.example', password: 'Pangat2026' })
  await expect(page.getByRole('heading', { name: 'All dishes' })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('2 guests: peanuts')).toBeVisible()
  await expect(page.locator('[data-labels]')).toHaveCount(0)
  for (const hidden of ['Print sheet', 'Print 20 labels'])
    await expect(page.getByRole('button', { name: hidden, includeHidden: true })).toBeHidden()
  expect(await page.locator('style[media=print]').textContent()).toContain('Annapurna Rasoi')
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Print 20 labels' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-labels] > li')).toHaveCount(20)
  await expect(page.locator('[data-labels] > li').first()).toContainText('1 of 20')
  for (const hidden of ['Kitchen sheet', 'All dishes', 'By order'])
    await expect(page.getByRole('heading', { name: hidden, includeHidden: true })).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('heading', { name: 'All dishes' })).toBeVisible()
})
