import type { Locator } from '@playwright/test'
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

  const shows = (locator: Locator) => () => locator.first().isVisible()
  const atGateway = () => page.url().includes('/page/')

  await walker.step('home is open', () => walker.open('/'), shows(page.locator('html[data-alive]')))
  const search = page.getByRole('search')
  await walker.step(
    'event: place, day, guests',
    async () => {
      await walker.fill(search.getByRole('combobox').first(), place)
      await walker.tap(page.getByRole('listbox').getByRole('option').first())
      await walker.pick(search.locator('[name=date]'), date)
      await walker.fill(search.locator('[name=guests]'), String(guests))
    },
    async () => (await search.locator('[name=guests]').inputValue()) === String(guests),
  )
  await walker.step(
    'search',
    () => walker.tap(button('Search')),
    shows(page.getByText(/\d+ caterers available for you!/)),
  )
  await walker.step(
    'caterer',
    () => walker.tap(page.getByRole('list', { name: 'Caterers' }).getByRole('link').first()),
    shows(button('Book Now')),
  )
  await walker.step('menu', () => walker.tap(button('Book Now')), shows(button('Continue')))
  await walker.step('bill', () => walker.tap(button('Continue')), shows(field('Flat, floor, street')))
  await walker.step(
    'details',
    async () => {
      await walker.pick(field('Serving time'), '19:30')
      await walker.fill(field('Flat, floor, street'), 'A-12, Neelkanth Society, S V Road')
      await walker.fill(field('Name'), 'Asha Kulkarni')
      await walker.fill(field('Phone'), phone)
    },
    async () => (await field('Phone').inputValue()) !== '',
  )
  const coupon = page
    .locator('label')
    .filter({ hasText: / save ₹/ })
    .locator('visible=true')
    .first()
  await walker.step('coupon', () => walker.tap(coupon), shows(page.getByText(/ applied\. You save ₹/)))
  await walker.step(
    'account',
    async () => {
      await walker.fill(field('Email'), email)
      await walker.fill(page.getByLabel(/^Password/), 'Kairi-Pachadi-27')
      await walker.tap(page.getByRole('checkbox', { name: /I agree/ }))
    },
    () => page.getByRole('checkbox', { name: /I agree/ }).isChecked(),
  )
  await walker.step(
    'pay',
    () => walker.tap(button(/^Pay ₹/)),
    async () => atGateway() || (await field('6-digit code').isVisible()),
  )
  if (!atGateway())
    await walker.step(
      'code by email',
      async () => {
        await walker.fill(field('6-digit code'), await codeFor(email))
        await walker.tap(button('Confirm email'))
      },
      async () => atGateway(),
    )
  await walker.step('gateway', () => walker.tap(button(/^Pay ₹/)), shows(page.getByText(/^Paid ₹/)))
}
