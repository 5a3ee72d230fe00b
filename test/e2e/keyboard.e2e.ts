import type { Locator, Page } from '@playwright/test'
import { expect, newPerson, onlyInFull, test } from './support/e2e-test.ts'

/** More stops than any page has between two things that one follows with the other. */
const manyStops = 150

/** Goes forward with Tab until the piece has the focus; fails when it never gets it. */
async function tabTo(page: Page, piece: Locator): Promise<void> {
  await piece.waitFor()
  for (let stop = 0; stop < manyStops; stop++) {
    if (await piece.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${piece.toString()}`)
}

async function pressOn(page: Page, piece: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, piece)
  await page.keyboard.press(key)
}

async function typeInto(page: Page, piece: Locator, text: string): Promise<void> {
  await tabTo(page, piece)
  await page.keyboard.type(text)
}

/** Types a place and takes the first suggestion with the arrow key. */
async function placeInto(page: Page, piece: Locator, text: string): Promise<void> {
  await typeInto(page, piece, text)
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toBeHidden()
}

/** Types a date as the browser shows it: in its own language, the day or the month comes first. */
async function dateInto(page: Page, piece: Locator, date: Date): Promise<void> {
  const iso = date.toISOString().slice(0, 10)
  const [year = '', month = '', day = ''] = iso.split('-')
  await typeInto(page, piece, day + month + year)
  if ((await piece.inputValue()) === iso) return
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type(month + day + year)
  await expect(piece).toHaveValue(iso)
}

test.use({ viewport: { width: 1440, height: 900 } })

test('a booking is made by keyboard alone', onlyInFull, async ({ page }) => {
  const visible = (pieces: Locator) => pieces.locator('visible=true').first()
  const textbox = (name: string) => page.getByRole('textbox', { name, exact: true })

  await page.goto('/')
  await placeInto(page, page.getByRole('combobox', { name: 'Where’s your event?' }), 'borivli')
  await typeInto(page, page.getByLabel('How many guests?'), '25')
  await pressOn(page, page.getByRole('search').getByRole('button', { name: 'Search' }))
  await expect(page).toHaveURL(/\/pangat\?.*people=25-50/)

  await pressOn(page, page.getByRole('list', { name: 'Caterers' }).getByRole('link').first())
  await expect(page).toHaveURL(/\/caterer\//)
  await pressOn(page, visible(page.getByRole('button', { name: 'Book Now' })))
  await expect(page).toHaveURL(/\/add-to-cart/)

  // What is pressed gives way to something else, which has the focus then.
  await pressOn(page, page.getByRole('button', { name: 'Start empty' }))
  await expect(page.getByRole('button', { name: 'Use the caterer’s menu' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Start empty' })).toBeFocused()
  await pressOn(page, page.getByRole('button', { name: /^Swap/ }).first())
  const course = page.getByRole('region', { name: 'Welcome Drinks', exact: true })
  await pressOn(page, course.getByRole('checkbox', { checked: true }).first(), 'Space')
  await pressOn(page, course.getByRole('checkbox', { checked: false }).last(), 'Space')
  await pressOn(page, visible(page.getByRole('button', { name: 'Continue' })))
  await expect(page).toHaveURL(/\/bill(\?|$)/)

  await dateInto(page, textbox('Event date'), new Date(Date.now() + 21 * 24 * 60 * 60 * 1000))
  await typeInto(page, textbox('Serving time'), '0730PM')
  await tabTo(page, textbox('Guests'))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('30')
  await placeInto(page, page.getByRole('combobox', { name: /Area, building or PIN code/ }), 'Borivali West')
  await typeInto(page, textbox('Flat, floor, street'), 'A-12, Neelkanth Society, S V Road')
  await tabTo(page, textbox('PIN code'))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('400092')
  await typeInto(page, textbox('Name'), 'Asha Kulkarni')
  await signUp(page)
  await pressOn(page, visible(page.getByRole('button', { name: /^Pay ₹/ })))

  await page.waitForURL(/\/page\//)
  await pressOn(page, page.getByRole('button', { name: /^Pay ₹/ }))
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  await page.waitForURL(/\/my-orders/)
  await expect(page.getByText('A-12, Neelkanth Society')).toBeVisible()
})

test.describe('390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('nothing on a caterer’s page has the focus below the bar at its foot', onlyInFull, async ({ page }) => {
    await page.goto('/caterer/annapurna-rasoi?people=25-50')
    const below: string[] = []
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press('Tab')
      below.push(...(await belowBar(page)))
    }
    expect(below).toEqual([])
  })

  test('the first of the dishes that were hidden has the focus once all are shown', onlyInFull, async ({ page }) => {
    await page.goto('/caterer/annapurna-rasoi?people=25-50')
    await page.getByRole('button', { name: 'Book Now' }).last().click()
    const soups = page.getByRole('region', { name: 'Soups', exact: true }).getByRole('checkbox')
    await expect(soups).toHaveCount(4)
    await pressOn(page, page.getByRole('button', { name: /^Show all \d+ in Soups/ }))
    await expect(soups.nth(4)).toBeFocused()
  })
})

/** Returns what has the focus where the bar at the foot of the screen hides it. */
async function belowBar(page: Page): Promise<string[]> {
  const bar = page.getByRole('button', { name: 'Book Now' }).last().locator('..')
  return bar.evaluate((element) => {
    const focused = document.activeElement
    if (!focused || element.contains(focused)) return []
    const { top, bottom } = focused.getBoundingClientRect()
    const { top: barTop, bottom: barBottom } = element.getBoundingClientRect()
    return bottom > barTop && top < barBottom ? [focused.textContent] : []
  })
}

async function signUp(page: Page): Promise<void> {
  const person = newPerson()
  await typeInto(page, page.getByRole('textbox', { name: 'Phone', exact: true }), person.phone)
  const part = page.getByRole('region', { name: 'Create your account' })
  await typeInto(page, part.getByLabel('Email'), person.email)
  await typeInto(page, part.getByLabel(/^Password/), person.password)
  await pressOn(page, part.getByRole('checkbox', { name: /I agree/ }), 'Space')
}
