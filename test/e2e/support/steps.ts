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
  const day = new Date(Date.now() + 21 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  if (!hasDay) await fillOnBill(page, 'Event date', day)
  await fillOnBill(page, 'Serving time', '19:30')
  await fillOnBill(page, 'Guests', String(guests))
  if (place) await choosePlace(page, page.getByRole('combobox', { name: /Area, building or PIN code/ }), place)
  await fillOnBill(page, 'Flat, floor, street', 'A-12, Neelkanth Society, S V Road')
  await fillOnBill(page, 'PIN code', '400058')
  await fillOnBill(page, 'Name', 'Asha Kulkarni')
  await fillOnBill(page, 'Phone', '9820012345')
}

const billParts = {
  'Your event': ['Event date', 'Serving time', 'Service hours'],
  'Your guests': ['Guests', 'Boxes', 'Thalis', 'Veg', 'Jain', 'Non Veg'],
  Venue: ['Flat, floor, street', 'PIN code', 'Name of the hall or building (optional)'],
  'Your contact details': ['Name', 'Phone'],
} as const
type BillField = (typeof billParts)[keyof typeof billParts][number]

/** A field of the bill, whose part is opened where it is folded. */
export async function onBill(page: Page, name: BillField): Promise<Locator> {
  const [part = ''] = Object.entries(billParts).find(([, names]) => (names as readonly string[]).includes(name)) ?? []
  const field = page.getByRole('region', { name: part, exact: true }).getByLabel(name, { exact: true })
  const edit = page.getByRole('button', { name: `Edit ${part}`, exact: true })
  // What an account knows may fold the part of it a moment later.
  await expect(async () => {
    if (await edit.isVisible()) await edit.click()
    await expect(field).toBeVisible({ timeout: 1_000 })
  }).toPass()
  return field
}

export async function fillOnBill(page: Page, name: BillField, text: string): Promise<void> {
  await (await onBill(page, name)).fill(text)
}

/** Fills the sign-up of the bill, with the phone of its contact; its Pay sends it. */
export async function signUpOnBill(page: Page, person: Person): Promise<void> {
  await fillOnBill(page, 'Phone', person.phone)
  const part = page.getByRole('region', { name: 'Create your account' })
  await part.getByLabel('Email').fill(person.email)
  await part.getByLabel(/^Password/).fill(person.password)
  await part.getByRole('checkbox', { name: /I agree/ }).check()
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
    .getByRole('button', { name: `Book Now ${name}`, exact: true })
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

/** Pays on the gateway's page, which leads to the booking that came of it. */
export async function payAndOpenBooking(page: Page): Promise<void> {
  await payAt(page, 'Pay')
  await page.waitForURL(/\/my-orders\/[0-9A-Z]{26}/)
}

export async function pressPay(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Pay ₹/ })
    .locator('visible=true')
    .first()
    .click()
}

/** Turns on the coupon that takes the most off. */
export async function applyBest(page: Page): Promise<void> {
  // The box itself is drawn by what stands beside it.
  await page
    .getByText(/^PANGAT10: save ₹/)
    .locator('visible=true')
    .first()
    .click()
  await expect(page.getByRole('switch', { name: /^PANGAT10/ })).toBeChecked()
}
