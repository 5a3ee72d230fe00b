import { aPhoto } from '#test/support/pictures.ts'
import { atWidth, expect, expectAccessible, newPerson, onlyInFull, test } from './support/e2e-test.ts'
import { asNewCaterer, atEmptyForm, fillCaterer, onboarding, submit } from './support/caterer-form.ts'

const step = (number: number) => `${onboarding}?step=${number}`

atWidth(390, (width) => {
  test('a new caterer goes from its details through menus, one of which fails, to its packages', async ({
    page,
    request,
  }) => {
    await atEmptyForm(page, request, newPerson())
    await page.goto(step(3))
    await expect(page.getByText('Step 2 opens once your details are saved.')).toBeVisible()
    await fillCaterer(page, { name: `Step Kitchen ${newPerson().phone}` })
    await submit(page).click()
    await expect(page).toHaveURL(step(2))
    await page.goto(step(3))
    await expect(page.getByText('Step 3 opens once your menus are saved.')).toBeVisible()
    await expect(page).toHaveURL(step(2))
    await page.getByRole('button', { name: /^By hand/ }).click()
    const form = page.getByRole('form', { name: 'Menus' })
    await expect(form.getByText('No categories yet')).toBeVisible()
    await expectAccessible(page)

    await form.getByRole('button', { name: 'Submit Menus' }).click()
    await expect(page.getByText('No changes detected.')).toBeVisible()
    await form.getByRole('button', { name: 'Add Menu Category' }).click()
    const category = form.getByRole('textbox', { name: 'Category name' })
    await expect(category).toBeFocused()
    await form.getByRole('button', { name: 'Add Another Dish: Veg' }).click()
    const dishes = form.getByRole('textbox', { name: 'Dish name' })
    await expect(dishes).toBeFocused()
    await form.getByRole('button', { name: 'Submit Menus' }).click()
    await expect(page.getByRole('heading', { name: '2 details to fix' })).toBeVisible()
    await expect(category).toBeFocused()
    await expect(category).toHaveAccessibleDescription(/Enter a category name/)
    await expectAccessible(page)

    await category.fill('Starters')
    await dishes.fill('Samosa')
    // Enter continues with the next dish.
    await dishes.press('Enter')
    await expect(dishes.nth(1)).toBeFocused()
    await dishes.nth(1).fill('Batata vada')
    await form.getByRole('button', { name: 'Details of Batata vada' }).click()
    await form.getByRole('textbox', { name: 'Description' }).fill('With green chutney')
    const photo = { name: 'vada.jpg', mimeType: 'image/jpeg', buffer: await aPhoto({ width: 700, height: 500 }) }
    await form.getByLabel('Add picture: Picture of Batata vada').setInputFiles(photo)
    await expect(page.getByText('Image uploaded successfully!')).toBeVisible()
    await form.getByRole('button', { name: 'Move Batata vada up' }).click()
    await expect(dishes.first()).toHaveValue('Batata vada')
    await expectAccessible(page)
    await form.getByRole('button', { name: /^Starters/ }).click()
    await form.getByRole('button', { name: 'Add Menu Category' }).click()
    await category.fill('Sweets')

    // What is not submitted survives a reload.
    await page.reload()
    await expect(form.getByText('2 categories aren’t submitted yet.')).toBeVisible()
    let rejects = true
    await page.route('**/api/menus', async (route) => {
      const isRejected = rejects && route.request().postDataJSON().name === 'Sweets'
      await (isRejected ? route.abort('internetdisconnected') : route.continue())
    })
    await form.getByRole('button', { name: 'Submit Menus' }).click()
    await expect(page.getByText('Some menus failed to process. Please try again.')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('1 category wasn’t saved')
    await expect(page.getByRole('alert')).toContainText('Sweets')
    // One category is saved, but not all were processed.
    await expect(page).toHaveURL(step(2))
    await expect(form.getByRole('button', { name: /^Starters 2 dishes$/ })).toBeVisible()
    await expectAccessible(page)
    rejects = false
    await form.getByRole('button', { name: 'Submit Menus' }).click()
    await expect(page.getByText('All menus processed successfully!')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Your packages' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your steps' }).getByRole('listitem').nth(1)).toHaveText(/Done/)
    await expectAccessible(page)

    await page.goto('/caterer-dashboard')
    await expect(page.getByRole('link', { name: 'Put your packages together' })).toHaveAttribute('href', step(3))
    await expectAccessible(page)
    await page.goto(step(2))
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(beyond, `nothing stands beyond ${width} px`).toBeLessThanOrEqual(0)
  })
})

test(
  'a category that a package has is removed after a question, and Undo restores it',
  onlyInFull,
  async ({ page }) => {
    const { create } = await asNewCaterer(page, newPerson())
    const { id: menuId } = await create<{ id: string }>('/api/menus', { name: 'Starters' })
    const items = [{ menuId, quantity: 0 }]
    await create('/api/dishes', { name: 'Thali', dishType: 'veg', basePrice: 200, bands: ['25-50'], items })
    await page.goto(step(2))
    const form = page.getByRole('form', { name: 'Menus' })
    const submitMenus = form.getByRole('button', { name: 'Submit Menus' })
    const remove = async () => {
      await form.getByRole('button', { name: /^Starters/ }).click()
      await form.getByRole('button', { name: 'Remove Menu Category: Starters' }).click()
      await submitMenus.click()
    }
    await remove()
    const question = page.getByRole('alertdialog', { name: 'Starters is part of Thali. Remove it from there too?' })
    await question.getByRole('button', { name: 'Keep category' }).click()
    await expect(form.getByRole('button', { name: /^Starters/ })).toBeVisible()
    await form.getByRole('button', { name: /^Starters/ }).click()
    await remove()
    await question.getByRole('button', { name: 'Remove everywhere' }).click()
    await expect(page.getByText('All menus processed successfully!')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Starters restored.')).toBeVisible()
    await page.goto(step(2))
    await expect(form.getByRole('button', { name: /^Starters/ })).toBeVisible()
  },
)

test(
  'a category changed in another window shows both values, and the chosen one is saved',
  onlyInFull,
  async ({ page }) => {
    const { create, change } = await asNewCaterer(page, newPerson())
    const { id } = await create<{ id: string }>('/api/menus', { name: 'Starters' })
    await page.goto(step(2))
    const form = page.getByRole('form', { name: 'Menus' })
    await form.getByRole('button', { name: /^Starters/ }).click()
    await form.getByRole('textbox', { name: 'Category name' }).fill('Snacks')
    await change(`/api/menus/${id}`, { name: 'Bites' })
    await form.getByRole('button', { name: 'Submit Menus' }).click()
    await expect(page.getByText('Some menus failed to process. Please try again.')).toBeVisible()
    const choice = page.getByRole('region', { name: 'Snacks was changed in another window' })
    await expect(choice.getByRole('radio', { name: /Bites/ })).toBeVisible()
    await expectAccessible(page)
    await choice.getByRole('radio', { name: /Snacks/ }).check()
    await choice.getByRole('button', { name: 'Keep my choices' }).click()
    await form.getByRole('button', { name: 'Submit Menus' }).click()
    await expect(page.getByText('All menus processed successfully!')).toBeVisible()
  },
)
