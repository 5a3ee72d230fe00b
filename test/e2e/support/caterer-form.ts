import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import { aCatererProfile } from '#test/factories/caterer-profile.ts'
import { signInBy, signUp } from './account.ts'
import { expect, type newPerson } from './e2e-test.ts'
import { read } from './read.ts'

type Person = ReturnType<typeof newPerson>

/** The page on which a caterer says who they are. */
export const onboarding = '/caterer-dashboard/onboarding'

/** A field of the form by its exact label. */
export function fieldOf(page: Page, label: string): Locator {
  return page.getByRole('form', { name: 'Personal details' }).getByRole('textbox', { name: label, exact: true })
}

export const areaField = (page: Page) => page.getByRole('combobox', { name: 'Service address' })
export const addressField = (page: Page) => page.getByRole('combobox', { name: 'Address', exact: true })
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true })

/** Waits for the second step, which comes after the form is saved, and opens the dashboard. */
export async function afterSave(page: Page): Promise<void> {
  await expect(page).toHaveURL(`${onboarding}?step=2`)
  await page.goto('/caterer-dashboard')
}

/** Signs in an owner without a caterer and opens the empty form. */
export async function atEmptyForm(page: Page, request: APIRequestContext, person: Person): Promise<void> {
  const made = await request.post('/auth/email/register', { data: { ...person, role: '3' } })
  expect(made.status()).toBe(201)
  await page.goto(onboarding)
  await signInBy(page.getByRole('main'), person)
  await expect(fieldOf(page, 'GST number')).toBeVisible()
}

/** Fills the required fields. A caterer without a GST number waits for an admin and is not listed. */
export async function fillCaterer(
  page: Page,
  { gstNo = 'URP', name }: { gstNo?: string; name: string },
): Promise<void> {
  await fieldOf(page, 'GST number').fill(gstNo)
  await fieldOf(page, 'Name').fill(name)
  await choosePlace(page, 'Virar West')
  await areaField(page).fill('virar')
  await page.getByRole('checkbox', { name: 'Veg', exact: true }).check()
}

/** Types a place and takes the first suggestion, which brings its point. */
export async function choosePlace(page: Page, place: string): Promise<void> {
  await addressField(page).fill(place)
  await page.getByRole('listbox').getByRole('option').first().click()
  await expect(fieldOf(page, 'Latitude')).not.toHaveValue('')
}

/** Opens the dashboard of a caterer that waits for an admin. */
export async function atNewCaterer(
  page: Page,
  request: APIRequestContext,
  person: Person,
  name: string,
): Promise<void> {
  await atEmptyForm(page, request, person)
  await fillCaterer(page, { name })
  await submit(page).click()
  await afterSave(page)
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
}

/** Opens the form of an existing caterer. */
export async function openForm(page: Page, name: string): Promise<void> {
  await page.goto(`${onboarding}?step=1`)
  await expect(fieldOf(page, 'Name')).toHaveValue(name)
}

/** Signs in the owner of a new caterer, all by the API; returns what creates more of it. A caterer of number `URP` is not listed. */
export async function asNewCaterer(page: Page, person: Person) {
  const { token } = await signUp(page, person, '', '3')
  const headers = { authorization: `Bearer ${token}` }
  const create = async <Created>(path: string, data: object) =>
    read<Created>(await page.request.post(path, { data, headers }))
  // Each worker of Playwright counts factories from one.
  const profile = aCatererProfile({ name: `New Kitchen ${person.phone}`, gstNo: 'URP', cateringType: ['veg'] })
  const { id, slug } = await create<OwnCaterer>('/api/caterer', profile)
  return {
    id,
    slug,
    name: profile.name,
    create,
    /** As from another window. */
    change: async (path: string, data: object) => read(await page.request.patch(path, { data, headers })),
  }
}
