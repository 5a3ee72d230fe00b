import type { APIRequestContext } from '@playwright/test'
import type { Session } from '#contract/endpoints/identity.ts'
import type { OwnOffer } from '#contract/endpoints/offer/own-offer.ts'
import { atWidth, expect, expectAccessible, newPerson, onlyInFull, test } from './support/e2e-test.ts'
import { atEmptyForm, fillCaterer, onboarding, submit } from './support/caterer-form.ts'
import { read } from './support/read.ts'

const list = `[12/11/26, 10:42 am] Sai Caterers: *STARTERS*
1) Paneer tikka - ₹120
2) Aloo tikki (J) - ₹80
3) Fish fry - ₹240
[12/11/26, 10:43 am] Sai Caterers: *SWEETS*
1) Jalebi
2) Kaju katli (J)
[12/11/26, 10:44 am] Sai Caterers: Masala papad on request, call 98200 12345`

/** What the server has of the caterer of an account. */
async function offerOf(
  request: APIRequestContext,
  { email, password }: ReturnType<typeof newPerson>,
): Promise<OwnOffer> {
  const { token, user } = await read<Session>(await request.post('/auth/email/login', { data: { email, password } }))
  const headers = { authorization: `Bearer ${token}` }
  return read<OwnOffer>(await request.get(`/api/caterer/${user.catererId}/offer`, { headers }))
}

atWidth(390, (width) => {
  test('a menu pasted from a chat is reviewed line by line, survives a reload and is saved', async ({
    page,
    request,
  }) => {
    const person = newPerson()
    await atEmptyForm(page, request, person)
    await fillCaterer(page, { name: `Paste Kitchen ${person.phone}` })
    await submit(page).click()
    await expect(page).toHaveURL(`${onboarding}?step=2`)
    await expect(page.getByRole('heading', { name: 'Start your menu' })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: /^From a pasted list/ }).click()
    await expect(page.getByRole('heading', { name: 'From a pasted list' })).toBeFocused()
    await page.getByRole('button', { name: 'Read the list' }).click()
    const field = page.getByRole('textbox', { name: 'Your list' })
    await expect(field).toHaveAccessibleDescription(/Paste your list first/)
    await field.fill('Poha\n'.repeat(401))
    await expect(field).toHaveAccessibleDescription(/Your list has 401 lines. Paste up to 400 at a time./)
    await expectAccessible(page)

    let isOffline = true
    await page.route(/parse-list-[\w-]+\.js/, (route) =>
      isOffline ? route.abort('internetdisconnected') : route.continue(),
    )
    await field.fill(list)
    await page.getByRole('button', { name: 'Read the list' }).click()
    await expect(page.getByRole('heading', { name: 'We couldn’t read your list' })).toBeVisible()
    await expectAccessible(page)
    isOffline = false
    await page.getByRole('button', { name: 'Try again' }).click()

    const lines = page.getByRole('list', { name: 'Lines of your list' })
    const add = page.getByRole('button', { name: 'Add 5 dishes in 2 categories' })
    await expect(lines.getByRole('button')).toHaveText([
      /^Starters\s*Category$/,
      /^Paneer Tikka\s*Veg$/,
      /^Aloo Tikki\s*Veg$/,
      /^Fish Fry\s*Non Veg$/,
      /^Sweets\s*Category$/,
      /^Jalebi\s*Veg$/,
      /^Kaju Katli\s*Jain$/,
      /^Masala papad on request/,
    ])
    await expect(lines).toContainText('Jain food has no aloo, so we marked it Veg.')
    await expect(page.getByText('Prices in your list are not added.')).toBeVisible()
    await expect(page.getByText('5 dishes in 2 categories · 1 line ignored')).toBeVisible()
    await expect(add).toBeVisible()
    await lines.getByRole('button', { name: /^Masala papad/ }).click()
    await expectAccessible(page)
    await lines.getByRole('radio', { name: 'Dish' }).check()
    await lines.getByRole('button', { name: /^Jalebi/ }).click()
    await lines.getByRole('radio', { name: 'Ignored' }).check()
    await lines.getByRole('button', { name: /^Fish Fry/ }).click()
    await lines.getByRole('radio', { name: 'Veg', exact: true }).check()

    // Nothing is saved, and all of it is still here after a reload.
    expect((await offerOf(request, person)).menus).toEqual([])
    await page.reload()
    await expect(lines.getByRole('button', { name: /^Fish Fry\s*Veg/ })).toBeVisible()
    await expect(lines.getByRole('button', { name: /^Jalebi\s*Ignored/ })).toBeVisible()
    await expect(add).toBeVisible()
    await expectAccessible(page)
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(beyond, `nothing stands beyond ${width} px`).toBeLessThanOrEqual(0)

    await add.click()
    const form = page.getByRole('form', { name: 'Menus' })
    await expect(form.getByText('2 categories aren’t submitted yet.')).toBeVisible()
    await form.getByRole('button', { name: 'Submit Menus' }).click()
    await expect(page).toHaveURL(`${onboarding}?step=3`)
    const { menus, packages } = await offerOf(request, person)
    const dishes = menus.map(({ name, items }) => [
      name,
      items.map((group) => [group.menuType, ...group.items.map((dish) => dish.name)]),
    ])
    expect(dishes).toEqual([
      ['Starters', [['veg', 'Paneer Tikka', 'Aloo Tikki', 'Fish Fry']]],
      [
        'Sweets',
        [
          ['veg', expect.stringMatching(/^Masala papad/i)],
          ['jain', 'Kaju Katli'],
        ],
      ],
    ])
    expect(packages).toEqual([])
  })

  test('a template brings its dishes and four packages without a price', onlyInFull, async ({ page, request }) => {
    const person = newPerson()
    await atEmptyForm(page, request, person)
    await fillCaterer(page, { name: `Template Kitchen ${person.phone}` })
    await submit(page).click()
    await page.getByRole('button', { name: /^From a template/ }).click()
    await expectAccessible(page)
    let isOffline = true
    await page.route(/rajasthani-[\w-]+\.js/, (route) =>
      isOffline ? route.abort('internetdisconnected') : route.continue(),
    )
    await page.getByRole('button', { name: 'Rajasthani' }).click()
    await expect(page.getByRole('heading', { name: 'We couldn’t load this template' })).toBeVisible()
    await expectAccessible(page)
    isOffline = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Rajasthani menu' })).toBeVisible()
    await expect(page.getByText('Packages without prices')).toBeVisible()
    await page.locator('summary').filter({ hasText: 'Mithai' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Add \d+ dishes in \d+ categories$/ }).click()

    let rejects = true
    await page.route('**/api/dishes', async (route) => {
      const isRejected = rejects && route.request().postDataJSON().name === 'Marwari Wedding Feast'
      await (isRejected ? route.abort('internetdisconnected') : route.continue())
    })
    await page.getByRole('button', { name: 'Submit Menus' }).click()
    await expect(page.getByText('We couldn’t create Marwari Wedding Feast. Try again from your menu.')).toBeVisible()
    await expect(page).toHaveURL(`${onboarding}?step=2`)
    await expect(page.getByText('1 package of your template is not created yet.')).toBeVisible()
    await expectAccessible(page)
    rejects = false
    await page.getByRole('button', { name: 'Create 1 package' }).click()
    await expect(page.getByText('1 package created. Add its price to publish it.')).toBeVisible()

    const { menus, packages, lists } = await offerOf(request, person)
    expect(menus.map(({ name }) => name)).toContain('Mithai')
    expect(menus.flatMap(({ items }) => items.map(({ menuType }) => menuType))).not.toContain('nonVeg')
    expect(packages.map(({ publication }) => publication)).toEqual(Array.from({ length: 4 }, () => 'price_missing'))
    expect(Object.values(lists).map((ids) => ids.length)).toEqual([1, 1, 1, 1])
    expect(packages.every(({ items }) => items.length >= 5)).toBe(true)
  })
})
