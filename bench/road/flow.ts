import type { Walker } from './walker.ts'

export interface Booking {
  guests: number
  /** `yyyy-mm-dd` */
  date: string
  /** Of this run alone. */
  email: string
  phone: string
  /** Reads the code that was emailed. */
  codeFor: (email: string) => Promise<string>
}

const place = 'Andheri West'
/** Below, the pages say what a new customer has to press and to type; nothing is done that the person could leave out. */
export async function bookSignedOut(walker: Walker, { guests, date, email, phone, codeFor }: Booking): Promise<void> {
  const { page } = walker
  const button = (name: string | RegExp) => page.getByRole('button', { name }).locator('visible=true').first()
  const field = (name: string | RegExp) => page.getByRole('textbox', { name, exact: true })

  await walker.step('home is open', async () => {
    await page.goto('/')
    await page.locator('html[data-alive]').waitFor()
  })
  await walker.step('event: place, day, guests', async () => {
    const search = page.getByRole('search')
    await walker.fill(search.getByRole('combobox').first(), place)
    await walker.tap(page.getByRole('listbox').getByRole('option').first())
    await walker.fill(search.locator('[name=date]'), date)
    await walker.fill(search.locator('[name=guests]'), String(guests))
  })
  await walker.step('search', async () => {
    await walker.tap(button('Search'))
    await page
      .getByText(/\d+ caterers available for you!/)
      .first()
      .waitFor()
  })
  await walker.step('caterer', async () => {
    await walker.tap(page.getByRole('list', { name: 'Caterers' }).getByRole('link').first())
    await button('Book Now').waitFor()
  })
  await walker.step('menu', async () => {
    await walker.tap(button('Book Now'))
    await button('Continue').waitFor()
  })
  await walker.step('bill', async () => {
    await walker.tap(button('Continue'))
    await field('Flat, floor, street').waitFor()
  })
  await walker.step('details', async () => {
    await walker.fill(field('Serving time'), '19:30')
    await walker.fill(field('Flat, floor, street'), 'A-12, Neelkanth Society, S V Road')
    await walker.fill(field('Name'), 'Asha Kulkarni')
    await walker.fill(field('Phone'), phone)
  })
  await walker.step('coupon', async () => {
    await walker.tap(
      page
        .locator('label')
        .filter({ hasText: / save ₹/ })
        .locator('visible=true')
        .first(),
    )
  })
  await walker.step('account', async () => {
    await walker.fill(field('Email'), email)
    await walker.fill(page.getByLabel(/^Password/), 'Kairi-Pachadi-27')
    await walker.tap(page.getByRole('checkbox', { name: /I agree/ }))
  })
  await walker.step('pay', async () => {
    await walker.tap(button(/^Pay ₹/))
    await Promise.race([page.waitForURL(/\/page\//), field('6-digit code').waitFor()])
  })
  if (!page.url().includes('/page/'))
    await walker.step('code by email', async () => {
      await walker.fill(field('6-digit code'), await codeFor(email))
      await walker.tap(button('Confirm email'))
      await page.waitForURL(/\/page\//)
    })
  await walker.step('gateway', async () => {
    await walker.tap(button(/^Pay ₹/))
    await page.waitForURL(/\/my-orders\/[0-9A-Z]{26}/)
    await page
      .getByText(/^Paid ₹/)
      .first()
      .waitFor()
  })
}
