import { expect, newPerson, test } from './support/e2e-test.ts'
import { afterSave, fieldOf, openForm, submit } from './support/caterer-form.ts'
import { aLiveCaterer } from './support/live-caterer.ts'

test('a caterer with a GST number is live immediately, and its page shows changes and nothing private', async ({
  page,
}) => {
  const person = newPerson()
  const name = `Live Kitchen ${person.phone}`
  const { gstNo } = (await aLiveCaterer(page, person, name)).caterer
  await page.goto('/caterer-dashboard')
  await expect(page.getByRole('main')).toContainText('Customers can find your business')
  await page.getByRole('link', { name: 'View your page' }).click()
  await expect(page).toHaveURL(`/caterer/live-kitchen-${person.phone}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await openForm(page, name)
  await fieldOf(page, 'Name').fill(`${name} Deluxe`)
  await fieldOf(page, 'Specialist in').fill('Puran poli')
  await submit(page).click()
  await afterSave(page)
  const answer = await page.goto(`/caterer/live-kitchen-${person.phone}`)
  await expect(page).toHaveURL(`/caterer/live-kitchen-${person.phone}-deluxe`)
  await expect(page.getByText('Puran poli').first()).toBeVisible()
  expect(await answer?.text()).not.toContain(gstNo)
  expect(await page.content()).not.toContain(gstNo)

  await openForm(page, `${name} Deluxe`)
  await fieldOf(page, 'GST number').fill('URP')
  await submit(page).click()
  await afterSave(page)
  await expect(page.getByRole('main')).toContainText('In review since')
  await expect(page.getByRole('main')).toContainText(`GST number: ${gstNo} → URP`)
  // Customers still find it under the old number.
  await expect(page.getByRole('link', { name: 'View your page' })).toBeVisible()
})
