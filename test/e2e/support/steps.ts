import type { Locator, Page } from '@playwright/test'
import { expect, type newPerson } from './e2e-test.ts'

export type Person = ReturnType<typeof newPerson>

/** From the home page to the caterers near a place. */
export async function search(page: Page, { place, people }: { place: string; people: string }): Promise<void> {
  await page.goto('/')
  const form = page.getByRole('search', { name: 'Find a caterer' })
  await choosePlace(page, form.getByRole('combobox', { name: 'Where’s your event?' }), place)
  await form.getByLabel('How many guests?').selectOption(people)
  await form.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('status').filter({ hasText: /\d+ caterers available for you!/ })).toBeVisible()
}

/** Types a place and takes the first suggestion. */
async function choosePlace(page: Page, field: Locator, place: string): Promise<void> {
  await field.fill(place)
  await page.getByRole('listbox').getByRole('option').first().click()
}

/** Opens the first caterer of the list. */
export async function openFirstCaterer(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Caterers' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/caterer\/[a-z0-9-]+/)
}

/** Accepts the caterer's menu with one tap, which leads to the bill. */
export async function acceptMenu(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Build your menu' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).locator('visible=true').first().click()
  await expect(page).toHaveURL(/\/bill(\?|$)/)
}

/**
 * Fills what the bill needs for an event three weeks from now, or on the day that it has already. The place is chosen unless an
 * earlier page was told it.
 */
export async function fillBill(
  page: Page,
  { guests, place, hasDay = false }: { guests: number; place?: string; hasDay?: boolean },
): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const day = new Date(Date.now() + 21 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  if (!hasDay) await field('Event date').fill(day)
  await field('Serving time').fill('19:30')
  await field('Guests').fill(String(guests))
  if (place) await choosePlace(page, page.getByRole('combobox', { name: /Area, building or PIN code/ }), place)
  await field('Flat, floor, street').fill('A-12, Neelkanth Society, S V Road')
  await field('PIN code').fill('400058')
  await field('Name').fill('Asha Kulkarni')
  await field('Phone').fill('9820012345')
}

/** Fills a register form, in the dialog or on a page, and sends it; the role is what stands chosen in it. */
export async function registerHere(place: Locator, person: Person): Promise<void> {
  await place.getByLabel('First name').fill(person.firstName)
  await place.getByLabel('Last name').fill(person.lastName)
  await place.getByLabel('Phone').fill(person.phone)
  await place.getByLabel('Email').fill(person.email)
  await place.getByLabel(/^Password/).fill(person.password)
  await place.getByLabel('Confirm password').fill(person.password)
  await place.getByRole('checkbox', { name: /I agree/ }).check()
  await place.getByRole('button', { name: 'Register', exact: true }).click()
}

/** Makes an account in the dialog that is open. What follows may leave the page before the toast is read. */
export async function register(page: Page, person: Person): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Register' }).click()
  await registerHere(dialog, person)
  await expect(dialog).toBeHidden()
}

/** From the caterer's page to the menu, with the package that the page offers first. */
export async function startOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Book Now' }).locator('visible=true').first().click()
  await expect(page).toHaveURL(/\/add-to-cart/)
}

/** From the caterer's page to the menu of one package by its name. */
export async function bookPackage(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^Book Now\\s*: ${name}$`) })
    .first()
    .click()
  await expect(page).toHaveURL(/\/add-to-cart/)
  await expect(page.getByRole('heading', { level: 1, name: 'Build your menu' })).toBeVisible()
}

/** Removes the dishes that were suggested, so that a test chooses its own. */
export async function startEmpty(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start empty' }).click()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
}

/** Decides on the gateway's page, which leads back to the result. */
export async function payAt(page: Page, decision: 'Pay' | 'Decline' | 'Leave pending'): Promise<void> {
  await page.waitForURL(/\/page\//)
  await page.getByRole('button', { name: decision === 'Pay' ? /^Pay ₹/ : decision }).click()
  await page.waitForURL(/\/payment-result\//)
}

/** Pays on the gateway's page, and opens the booking of Annapurna Rasoi that came of it. */
export async function payAndOpenBooking(page: Page): Promise<void> {
  await payAt(page, 'Pay')
  await page.waitForURL(/\/my-orders/)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Annapurna Rasoi/ })
    .click()
}

export async function pressPay(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Pay ₹/ })
    .locator('visible=true')
    .first()
    .click()
}
