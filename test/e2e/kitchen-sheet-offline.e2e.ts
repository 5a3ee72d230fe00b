import type { APIRequestContext, Page } from '@playwright/test'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { forgetSignIn, signInBy } from './support/account.ts'
import { expect, expectAccessible, onlyInFull, test } from './support/e2e-test.ts'
import { aBooking, aCustomer, dayAhead, theCaterer } from './support/orders.ts'
import { tryAgain } from './support/try-again.ts'

const owner = { email: 'caterer@pangat.example', password: 'Pangat2026' }
const sheetOf = (day: string) => `/caterer-dashboard/kitchen-sheet?day=${day}`
const contact = { name: 'Zubin Vakil', phone: '9812309876' }

/** Every entry of this origin's caches: name of the cache, path and text. */
function cached(page: Page): Promise<{ cache: string; path: string; text: string }[]> {
  return page.evaluate(async () => {
    const entries = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) {
        const { pathname, search } = new URL(url)
        entries.push({ cache: name, path: pathname + search, text: (await (await cache.match(url))?.text()) ?? '' })
      }
    }
    return entries
  })
}

/**
 * Opens the sheet of a day with an accepted order, as the owner. Done when the page, its files and the sheet are cached for a time
 * without a network.
 */
async function openSheet(page: Page, request: APIRequestContext, day: string): Promise<OrderView> {
  const booked = await aBooking(request, await aCustomer(page, request), { eventDate: day, contact })
  await (await theCaterer(request)).does('accept', booked.id)
  await forgetSignIn(page)
  await page.goto(sheetOf(day))
  await signInBy(page.getByRole('main'), owner)
  await expect(page.getByText(booked.bookingCode).first()).toBeVisible()
  const paths = async () => (await cached(page)).map(({ path }) => path)
  await expect
    .poll(paths)
    .toEqual(expect.arrayContaining(['/caterer-dashboard/kitchen-sheet', `/api/kitchen-sheet?day=${day}`]))
  return booked
}

test('the kitchen sheet opens and prints without a network until its reader signs out', async ({
  page,
  context,
  request,
}) => {
  const day = dayAhead(40)
  const booked = await openSheet(page, request, day)

  await context.setOffline(true)
  await page.reload()
  const copy = page.getByText(/^Offline copy of \d{1,2}:\d\d [ap]m$/)
  await expect(copy).toBeVisible()
  await expect(page.getByText(booked.bookingCode).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Quantities and times' })).toHaveCount(0)
  await expectAccessible(page)
  // Another day was never opened here.
  await page.getByLabel('Day', { exact: true }).fill(dayAhead(41))
  await expect(page.getByRole('heading', { name: 'We couldn’t load the kitchen sheet' })).toBeVisible()
  await page.getByLabel('Day', { exact: true }).fill(day)
  await expect(copy).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/Offline copy of/).last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print sheet' })).toBeHidden()
  expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000)
  await page.emulateMedia({ media: null })
  // Where the installed app starts.
  await page.goto('/caterer-dashboard/')
  await expect(page).toHaveURL(/kitchen-sheet$/)

  // A network without an answer from the server is no time offline, and ends by no event of the browser.
  await context.setOffline(false)
  await context.route('**/api/kitchen-sheet?*', (route) => route.abort('internetdisconnected'))
  await page.goto(sheetOf(day))
  await expect(copy).toBeVisible()
  await expect(page.getByText('You’re offline.')).toHaveCount(0)
  await context.unroute('**/api/kitchen-sheet?*')
  await tryAgain(page)
  await expect(page.getByText(/as of/)).toBeVisible()
  await expect(copy).toHaveCount(0)

  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'SignOut' }).click()
  await expect(page).toHaveURL('/caterer-home')
  expect((await cached(page)).filter(({ cache }) => cache.startsWith('pangat-account-'))).toEqual([])
  await context.setOffline(true)
  await page.goto(sheetOf(day))
  await expect(page.getByRole('heading', { level: 1, name: 'Log in to continue' })).toBeVisible()
  await expect(page.getByText(booked.bookingCode)).toHaveCount(0)
  await context.setOffline(false)
  // The cached page takes a sign-in like any other.
  await signInBy(page.getByRole('main'), owner)
  await expect(page.getByText(booked.bookingCode).first()).toBeVisible()
})

test(
  'nothing private is cached but the cook’s view of opened sheets, whatever pages a caterer visits',
  onlyInFull,
  async ({ page, request }) => {
    const day = dayAhead(42)
    const booked = await openSheet(page, request, day)
    const pages = [
      '',
      '/orders',
      `/orders/${booked.id}`,
      '/calendar',
      '/manage',
      '/onboarding',
      '/people',
      '/reviews',
      '/enquiries',
    ]
    for (const path of pages) {
      await page.goto(`/caterer-dashboard${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.goto('/profile')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    const entries = await cached(page)
    const ofAccount = entries.filter(({ cache }) => cache.startsWith('pangat-account-'))
    expect(ofAccount.map(({ path }) => path)).toEqual([`/api/kitchen-sheet?day=${day}`])
    const others = entries.filter(({ cache }) => !cache.startsWith('pangat-account-'))
    expect(new Set(others.map(({ cache }) => cache.replace(/^pangat-static-.*/, 'static')))).toEqual(
      new Set(['static']),
    )
    const isStatic = /^\/(?:assets\/[\w.-]+|favicon\.svg|caterer-dashboard\/kitchen-sheet)$/
    expect(others.map(({ path }) => path).filter((path) => !isStatic.test(path))).toEqual([])
    for (const { path, text } of entries)
      expect([path, /Zubin|Vakil|98123|Neelkanth Society/.exec(text)?.[0]]).toEqual([path, undefined])
  },
)
