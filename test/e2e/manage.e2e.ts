import type { Locator, Page } from '@playwright/test'
import type { OwnPackage } from '#contract/endpoints/offer/packages.ts'
import { atWidth, expect, expectAccessible, newPerson, onlyInFull, test } from './support/e2e-test.ts'
import { aLiveCaterer, type OwnerApi } from './support/live-caterer.ts'

const manage = (part: string) => `/caterer-dashboard/manage?part=${part}`
const priceOf = (page: Page, menu: string) => page.getByLabel(`Price of ${menu} in rupees per plate`)
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first()
const section = (page: Page, name = '10 to 25 people') => page.getByRole('form', { name })

/** Creates a package for 10 to 25 people with both menus by the API. */
async function aPackage({ offer, post }: OwnerApi, name: string, basePrice = 350): Promise<OwnPackage> {
  const { menus } = await offer()
  const items = menus.map(({ id }) => ({ menuId: id, quantity: 1, basePrice: 20 }))
  return post('/api/dishes', { name, dishType: 'veg', basePrice, bands: ['10-25'], items })
}

async function act(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

const names = (form: Locator) => form.getByRole('heading', { level: 3 })

atWidth(390, () => {
  test('a caterer changes prices, and keeps what fails', async ({ page, context }) => {
    const person = newPerson()
    const owner = await aLiveCaterer(page, person, `Price Kitchen ${person.phone}`)
    await page.goto(manage('prices'))
    await expect(priceOf(page, 'Starters')).toHaveValue('40')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page, 'No changes detected.')).toBeVisible()

    await priceOf(page, 'Starters').fill('-1')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Enter rupees per plate, from 0 to 1,00,000')).toBeVisible()
    await priceOf(page, 'Starters').fill('45.50')
    await page.reload()
    await expect(priceOf(page, 'Starters')).toHaveValue('45.50')

    await page.route('**/api/menus/*', (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page, 'Failed to save changes. Please try again.')).toBeVisible()
    await expect(priceOf(page, 'Starters')).toHaveValue('45.50')
    await expectAccessible(page)
    await page.unroute('**/api/menus/*')

    const [starters] = (await owner.offer()).menus
    await owner.patch(`/api/menus/${starters?.id}`, { basePrice: 42 })
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('This price was changed to ₹42 in another window.')).toBeVisible()
    await page.getByRole('button', { name: 'Keep ₹45.50' }).click()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page, 'Changes saved successfully!')).toBeVisible()
    expect((await owner.offer()).menus.map(({ basePrice }) => basePrice)).toEqual([45.5, 60])

    await context.setOffline(true)
    await expect(page.getByText('You’re offline. We’ll reconnect automatically.')).toBeVisible()
    await context.setOffline(false)
    const visitor = await context.newPage()
    await visitor.goto(`/caterer/${owner.caterer.slug}`)
    await expect(visitor.getByText('₹45.50').first()).toBeVisible()
  })

  test('a caterer creates, reorders, duplicates, hides and deletes packages', async ({ page }) => {
    const person = newPerson()
    const owner = await aLiveCaterer(page, person, `Pack Kitchen ${person.phone}`)
    await page.goto(manage('packages'))
    const form = section(page)
    await form.getByRole('button', { name: 'Add a package' }).click()
    await form.getByRole('button', { name: 'Submit Packages' }).click()
    await expect(toast(page, 'There was an error submitting the packages. Please try again.')).toBeVisible()
    await expect(form.getByText('Enter a package name').first()).toBeVisible()
    await form.getByLabel('Package name').fill('Mini Thali')
    await form.getByRole('button', { name: 'Copy Menu to Package' }).click()
    await expect(form.getByText('All your menus are already in this package.')).toBeVisible()
    await form.getByRole('button', { name: 'Move Mains up' }).click()
    await form.getByLabel('Included dishes of Starters').fill('2')
    await expectAccessible(page)
    await page.reload()
    await expect(form.getByLabel('Included dishes of Starters')).toHaveValue('2')
    await form.getByRole('button', { name: 'Submit Packages' }).click()
    await expect(toast(page, 'Packages submitted successfully!')).toBeVisible()
    await expect(form.getByText('Add a price to publish')).toBeVisible()
    const [made] = (await owner.offer()).packages
    expect(made).toMatchObject({
      publication: 'price_missing',
      items: [{ item: 'Mains' }, { item: 'Starters', quantity: 2 }],
    })

    await aPackage(owner, 'Royal Thali')
    await page.reload()
    await expect(names(form)).toHaveText(['Mini Thali', 'Royal Thali'])
    await form.getByRole('button', { name: 'Move Royal Thali up' }).press('Enter')
    await expect(names(form)).toHaveText(['Royal Thali', 'Mini Thali'])
    await expect(page.getByText('Royal Thali is now number 1 of 2')).toBeAttached()
    await act(page, 'Royal Thali', 'Hide')
    await expect(form.getByText('Hidden')).toBeVisible()
    await act(page, 'Royal Thali', 'Show')
    await expect(form.getByText('Hidden')).toBeHidden()

    await act(page, 'Royal Thali', 'Duplicate')
    await form.getByLabel('Price (₹)', { exact: true }).fill('400')
    await act(page, 'Copy of Royal Thali', 'See it as a customer')
    const preview = page.getByRole('dialog', { name: 'As customers see it' })
    await expect(preview.getByText('₹420').first()).toBeVisible()
    await expectAccessible(page)
    await preview.getByRole('button', { name: 'Close' }).click()
    await act(page, 'Mini Thali', 'Remove from this form')
    await expect(form.getByText('Deleted when you submit.')).toBeVisible()
    await form.getByRole('button', { name: 'Put back Mini Thali' }).click()
    await act(page, 'Mini Thali', 'Remove from this form')
    await form.getByRole('button', { name: 'Submit Packages' }).click()
    await expect(toast(page, 'Packages submitted successfully!')).toBeVisible()
    await expect(names(form)).toHaveText(['Royal Thali', 'Copy of Royal Thali'])

    await act(page, 'Copy of Royal Thali', 'Delete')
    const question = page.getByRole('alertdialog', { name: /Delete Copy of Royal Thali/ })
    await question.getByRole('button', { name: 'Delete package' }).click()
    await expect(names(form)).toHaveText(['Royal Thali'])
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect(names(form)).toHaveText(['Royal Thali', 'Copy of Royal Thali'])
    await page.goto(manage('menus'))
    await expect(page.getByRole('button', { name: 'Submit Menus' })).toBeVisible()
    await expectAccessible(page)
    await page.goto(manage('deleted'))
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Restore Mini Thali' }).click()
    await expect(page.getByText('Nothing deleted')).toBeVisible()
    await page.goto(`/caterer/${owner.caterer.slug}`)
    await expect(page.getByRole('heading', { name: 'Copy of Royal Thali' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Mini Thali' })).toBeHidden()
  })

  test('two windows on one package choose field by field', onlyInFull, async ({ page }) => {
    const person = newPerson()
    const owner = await aLiveCaterer(page, person, `Two Kitchen ${person.phone}`)
    const { id } = await aPackage(owner, 'Thali')
    await page.goto(manage('packages'))
    const form = section(page)
    await form.getByRole('button', { name: 'Edit Thali' }).click()
    await form.getByLabel('Price (₹)', { exact: true }).fill('360')
    await form.getByLabel('Package name').fill('Thali Deluxe')
    await owner.patch(`/api/dishes/${id}`, { basePrice: 370, name: 'Thali Royal', servings: 'For one' })
    await form.getByRole('button', { name: 'Submit Packages' }).click()
    const conflict = page.getByRole('region', { name: 'Thali Deluxe was changed in another window' })
    const price = conflict.getByRole('group', { name: 'Price (₹)' })
    await expect(price).toContainText('370')
    await expectAccessible(page)
    await price.getByRole('radio', { name: /Saved in the other window/ }).check()
    await conflict.getByRole('group', { name: 'Package name' }).getByRole('radio', { name: /Yours/ }).check()
    await conflict.getByRole('button', { name: 'Keep my choices' }).click()
    await form.getByRole('button', { name: 'Submit Packages' }).click()
    await expect(toast(page, 'Packages submitted successfully!')).toBeVisible()
    const [saved] = (await owner.offer()).packages
    expect(saved).toMatchObject({ name: 'Thali Deluxe', basePrice: 370, servings: 'For one' })
  })

  test('a caterer creates, updates and deletes the custom menu', async ({ page }) => {
    const person = newPerson()
    const owner = await aLiveCaterer(page, person, `Custom Kitchen ${person.phone}`)
    await page.goto(manage('custom'))
    await page.getByRole('button', { name: 'Copy Menu to Package' }).click()
    await expect(page.getByLabel('Included dishes of Mains')).toBeDisabled()
    await page.getByLabel('Minimum bill (₹)').fill('2000')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create custom menu' }).click()
    await expect(toast(page, 'Custom menu created successfully!')).toBeVisible()
    const update = page.getByRole('button', { name: 'Update custom menu' })
    await expect(update).toHaveAttribute('aria-disabled', 'true')
    await page.getByLabel('Minimum quantity of Mains').fill('2')
    await expect(update).not.toHaveAttribute('aria-disabled', 'true')
    await update.click()
    await expect(toast(page, 'Custom menu updated successfully!')).toBeVisible()
    const [custom] = (await owner.offer()).packages
    expect(custom).toMatchObject({ kind: 'custom', minBill: 2000, items: [{ minQty: 1 }, { minQty: 2 }] })
    await page.getByRole('button', { name: 'More for Custom Menu' }).click()
    await page.getByRole('menuitem', { name: 'Delete custom menu' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete custom menu' }).click()
    await expect(toast(page, 'Custom menu deleted successfully!')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Create custom menu' })).toBeVisible()
  })
})

test('a visitor finds the sign-in panel on the page, and a caterer without menus the way to them', async ({ page }) => {
  const answer = await page.goto(manage('prices'))
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Log in to continue' })).toBeVisible()
})
