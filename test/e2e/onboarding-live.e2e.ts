import { expect, newPerson, test } from './support/e2e-test.ts'
import { afterSave, fieldOf, openForm, submit } from './support/caterer-form.ts'
import type { OwnMenu } from '#contract/endpoints/offer/menus.ts'
import { fetchPage } from './support/document.ts'
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

test('markup in what a caterer writes is text on its page, in the data for search engines, and in lists', async ({
  page,
  request,
}) => {
  const person = newPerson()
  const marked = (text: string) => `<b>${text}</b> & "${person.phone}"`
  const [business, course, dish, feast] = [marked('Aai'), marked('Sweets'), marked('Kheer'), marked('Thali')]
  const { caterer, post } = await aLiveCaterer(page, person, business)
  const menu = await post<OwnMenu>('/api/menus', {
    name: course,
    basePrice: 30,
    items: [{ menuType: 'veg', items: [{ name: dish }] }],
  })
  const items = [{ menuId: menu.id, quantity: 1, basePrice: 20 }]
  await post('/api/dishes', { name: feast, dishType: 'veg', basePrice: 300, bands: ['10-25'], items })

  const sent = await fetchPage(request, `/caterer/${caterer.slug}?people=10-25`)
  expect(sent.text('h1')).toContain(business)
  expect(sent.text('title')).toContain(business)
  expect(sent.attribute('meta[property="og:title"]', 'content')).toContain(business)
  expect(sent.structuredData()[0]).toMatchObject({ name: business })
  expect(sent.text('main')).toContain(feast)
  expect(sent.text('main')).toContain(course)
  for (const path of [`/caterer/${caterer.slug}`, `/compare/${caterer.id}`]) {
    const html = await (await request.get(path)).text()
    expect(html).toContain('Aai')
    for (const element of ['<b>Aai', '<b>Sweets', '<b>Kheer', '<b>Thali']) expect(html).not.toContain(element)
  }

  await page.goto(`/caterer/${caterer.slug}?people=10-25`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(business)
  await expect(page.locator('b', { hasText: /Aai|Sweets|Kheer|Thali/ })).toHaveCount(0)
  await page.goto('/caterer-dashboard/manage?part=menus')
  await expect(page.getByText(course).first()).toBeVisible()
  await expect(page.locator('b', { hasText: /Aai|Sweets|Kheer|Thali/ })).toHaveCount(0)
})
