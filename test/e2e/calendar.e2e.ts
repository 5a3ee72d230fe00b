import type { Availability } from '#contract/endpoints/availability.ts'
import { addDays, dayInIndia, formatDay, type Day } from '#contract/values/calendar.ts'
import type { Page } from '@playwright/test'
import { aLiveCaterer } from './support/live-caterer.ts'
import { atWidth, expect, expectAccessible, newPerson, onlyInFull, test } from './support/e2e-test.ts'
import { tryAgain } from './support/try-again.ts'

/** The month after the present one: all of its days are ahead. */
const month = `${addDays(dayInIndia(new Date()), 32).slice(0, 7)}-01`
const calendar = `/caterer-dashboard/calendar?month=${month.slice(0, 7)}`
const day = (date: number): Day => `${month.slice(0, 8)}${String(date).padStart(2, '0')}`
const cell = (page: Page, date: number) => page.locator(`[data-day="${day(date)}"]`)

async function statesOf(page: Page, catererId: string, from: Day, to: Day): Promise<string[]> {
  const answer = await page.request.get(`/api/caterer/${catererId}/availability?from=${from}&to=${to}&guests=40`)
  return ((await answer.json()) as Availability).days.map(({ state }) => state)
}

atWidth(390, (width) => {
  test('a caterer closes days by dragging, opens one by keyboard, and sets a capacity by form', async ({ page }) => {
    const { caterer } = await aLiveCaterer(page, newPerson(), 'Days Test Kitchen')
    await page.goto(calendar)
    await expect(cell(page, 10)).toHaveAccessibleName(`${formatDay(day(10))}, 0 of 200 guests booked`)
    await expectAccessible(page)

    // 8 to 10 are in one week of most months; a drag may cross weeks as well.
    await drag(page, width, 8, 10)
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByLabel('First day')).toHaveValue(day(8))
    await expect(sheet.getByLabel('Last day')).toHaveValue(day(10))
    await sheet.getByText('Closed', { exact: true }).click()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Save days' }).click()
    await expect(cell(page, 9)).toHaveAccessibleName(/Closed/)
    expect(await statesOf(page, caterer.id, day(7), day(11))).toEqual(['free', 'closed', 'closed', 'closed', 'free'])

    await cell(page, 8).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Enter')
    await sheet.getByText('Open', { exact: true }).click()
    await sheet.getByRole('button', { name: 'Save days' }).click()
    await expect(cell(page, 10)).not.toHaveAccessibleName(/Closed/)
    expect(await statesOf(page, caterer.id, day(8), day(10))).toEqual(['closed', 'free', 'free'])

    await cell(page, 20).click()
    await sheet.getByLabel('Guests you can serve per day').fill('39')
    await sheet.getByLabel('Last day').fill(day(21))
    await sheet.getByRole('button', { name: 'Save days' }).click()
    await expect(cell(page, 21)).toHaveAccessibleName(/0 of 39 guests booked/)
    expect(await statesOf(page, caterer.id, day(20), day(22))).toEqual(['full', 'full', 'free'])
  })

  test('a caterer pauses new bookings in one press, resumes, and changes the booking rules', async ({ page }) => {
    const { caterer } = await aLiveCaterer(page, newPerson(), 'Pause Test Kitchen')
    const today = dayInIndia(new Date())
    const soon = addDays(today, 4)
    await page.goto(calendar)
    const inTwoWeeks = page.getByRole('button', { name: /^Pause new bookings until/ }).nth(2)
    await inTwoWeeks.click()
    await expect(page.getByText(/New bookings are paused until/)).toBeVisible()
    await expect(page.locator(':focus')).toContainText('New bookings are paused until')
    expect(await statesOf(page, caterer.id, soon, soon)).toEqual(['closed'])
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Resume bookings' }).click()
    await expect(inTwoWeeks).toBeVisible()
    await expect(page.locator(':focus')).toContainText('Pause new bookings until')
    expect(await statesOf(page, caterer.id, soon, soon)).toEqual(['free'])

    const notice = page.getByLabel('Days of notice')
    await notice.first().fill('5')
    await page.getByRole('button', { name: 'Save rules' }).click()
    await expect(page.getByText('Start at 1 guest, and give each further row more guests')).toBeVisible()
    await notice.nth(1).fill('6')
    await page.getByRole('radio', { name: /^Strict/ }).check()
    await page.getByRole('button', { name: 'Save rules' }).click()
    await expect(page.getByText('Booking rules saved.')).toBeVisible()
    expect(await statesOf(page, caterer.id, soon, soon)).toEqual(['too_soon'])
    await page.reload()
    await expect(page.getByRole('radio', { name: /Strict/ })).toBeChecked()

    await page.getByRole('button', { name: 'Create a link' }).click()
    const link = await page.getByLabel('Link to your calendar').inputValue()
    const feed = await page.request.get(link)
    expect([feed.status(), (await feed.text()).startsWith('BEGIN:VCALENDAR')]).toEqual([200, true])
    await page.getByRole('button', { name: 'Create a new link' }).click()
    await expect(page.getByLabel('Link to your calendar')).not.toHaveValue(link)
    expect((await page.request.get(link)).status()).toBe(404)
  })
})

test('booking rules that another tab saved stay when others are saved here', onlyInFull, async ({ page, context }) => {
  await aLiveCaterer(page, newPerson(), 'Two Tabs Kitchen')
  const guests = (tab: Page) => tab.getByLabel('Guests you can serve per day')
  const save = async (tab: Page) => {
    await tab.getByRole('button', { name: 'Save rules' }).click()
    await expect(tab.getByText('Booking rules saved.')).toBeVisible()
  }
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(calendar)
    await expect(guests(tab)).toHaveValue('200')
  }
  await guests(other).fill('60')
  await save(other)
  await page.getByLabel('Days of notice').first().fill('4')
  await save(page)
  await expect(guests(page)).toHaveValue('60')
  await page.reload()
  await expect(guests(page)).toHaveValue('60')
  await expect(page.getByLabel('Days of notice').first()).toHaveValue('4')
})

test('what was entered of the rules stays while another month is looked at', onlyInFull, async ({ page }) => {
  await aLiveCaterer(page, newPerson(), 'Next Month Kitchen')
  await page.goto(calendar)
  const guests = page.getByLabel('Guests you can serve per day')
  await guests.fill('90')
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(cell(page, 10)).toBeHidden()
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(guests).toHaveValue('90')
})

test(
  'a visitor finds the sign-in panel on the calendar, and a failure says what to do',
  onlyInFull,
  async ({ page }) => {
    const answer = await page.goto('/caterer-dashboard/calendar')
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: 'Log in to continue' })).toBeVisible()
    await aLiveCaterer(page, newPerson(), 'Lost Line Kitchen')
    await page.route('**/api/calendar?*', (route) => route.abort('internetdisconnected'))
    await page.goto(calendar)
    await expect(page.getByRole('heading', { name: 'We couldn’t load your calendar' })).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/calendar?*')
    await tryAgain(page)
    await expect(cell(page, 10)).toBeVisible()
  },
)

/** Presses one day and lets go on another: the mouse goes straight, a finger starts sideways. */
async function drag(page: Page, width: number, from: number, to: number): Promise<void> {
  await cell(page, from).scrollIntoViewIfNeeded()
  const at = async (date: number) => {
    const box = await cell(page, date).boundingBox()
    if (!box) throw new Error(`day ${date} is not shown`)
    return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, width) }
  }
  const [start, end] = [await at(from), await at(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 4 })
  await page.mouse.up()
}
