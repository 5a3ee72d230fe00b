import { atWidth, expect, expectAccessible, newPerson, onlyInFull, test } from './support/e2e-test.ts'
import {
  addressField,
  afterSave,
  areaField,
  asNewCaterer,
  atEmptyForm,
  atNewCaterer,
  choosePlace,
  fieldOf,
  fillCaterer,
  onboarding,
  openForm,
  submit,
} from './support/caterer-form.ts'
import { signInBy } from './support/account.ts'
import { registerHere } from './support/steps.ts'
import { tryAgain } from './support/try-again.ts'

const ended = { statusCode: 401, error: 'Unauthorized', code: 'session_ended', message: ['Your session has ended.'] }

atWidth(390, (width) => {
  test('a caterer registers, fills in the profile and sees its approval', async ({ page }) => {
    const person = newPerson()
    await page.goto('/caterer-home')
    await page.getByRole('button', { name: 'Register as a caterer' }).click()
    const dialog = page.getByRole('dialog', { name: 'Login or register' })
    await expect(dialog.getByRole('radio', { name: /Caterer/ })).toBeChecked()
    await registerHere(dialog, person)
    await expect(page.getByText('Registration Successful! Welcome aboard.')).toBeVisible()
    await expect(page).toHaveURL(onboarding)

    const steps = page.getByRole('region', { name: 'Your steps' }).getByRole('listitem')
    await expect(steps).toHaveText([
      /Step 1 Personal Details.*You are here/,
      /Step 2 Menu Creation.*After step 1/,
      /Step 3 Manage Dishes.*After step 2/,
    ])
    await expect(steps.first()).toHaveAttribute('aria-current', 'step')
    await expect(steps.getByRole('link')).toHaveCount(0)
    await expect(fieldOf(page, 'Mobile number')).toHaveValue(person.phone)
    await expectAccessible(page)

    await submit(page).click()
    await expect(page.getByRole('heading', { name: '5 details to fix' })).toBeVisible()
    await expect(fieldOf(page, 'GST number')).toBeFocused()
    await page.getByRole('link', { name: 'Choose Veg, Non Veg or Jain' }).click()
    await expect(page.getByRole('checkbox', { name: 'Veg', exact: true })).toBeFocused()
    await expectAccessible(page)

    await fieldOf(page, 'GST number').fill('27aapfu0939f1zw')
    await expect(page.getByText('Enter a valid GST number').first()).toBeVisible()
    await fieldOf(page, 'GST number').fill('urp')
    await fieldOf(page, 'Name').fill(`Pushpa Rasoi ${person.phone}`)
    await addressField(page).fill('Shop 4, somewhere')
    await submit(page).click()
    await expect(page.getByText('Pick your address from the list').first()).toBeVisible()
    await choosePlace(page, 'Virar West')
    const place = await addressField(page).inputValue()
    await addressField(page).fill(`Shop 4, ${place}`)
    await areaField(page).click()
    await expect(page.getByRole('option')).toHaveCount(29)
    await areaField(page).fill('Pune')
    await expect(page.getByText('No matching areas found').first()).toBeVisible()
    await expect(page.getByRole('img', { name: /^Map to scale: your place, Virar station · [\d.]+ km/ })).toBeVisible()
    await expectAccessible(page)
    // The nearest to the chosen place are offered.
    await page.getByRole('option', { name: /^Virar, Mumbai · [\d.]+ km$/ }).click()
    await expect(areaField(page)).toHaveValue('Virar, Mumbai')
    await page.getByRole('checkbox', { name: 'Jain' }).check()
    await page.getByRole('checkbox', { name: 'Gujarati' }).check()
    await fieldOf(page, 'Maximum price').fill('200')
    await fieldOf(page, 'Minimum price').fill('250')
    await fieldOf(page, 'Maximum guests per day').fill('120')
    await expect(page.getByText('The maximum price can’t be below the minimum price.').first()).toBeVisible()
    await fieldOf(page, 'Minimum price').fill('149.50')
    await expect(page.getByRole('heading', { name: /details? to fix/ })).toBeHidden()

    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/caterer'))
    await submit(page).click()
    expect((await sent).postDataJSON()).toEqual({
      gstNo: 'URP',
      name: `Pushpa Rasoi ${person.phone}`,
      address: `Shop 4, ${place}`,
      googleLocation: { lat: expect.any(Number), lng: expect.any(Number) },
      serviceAddress: 'Virar, Mumbai',
      mobileNo: person.phone,
      cuisinesOffered: ['Gujarati'],
      cateringType: ['jain'],
      maxPrice: 200,
      minPrice: 149.5,
      maximumServingCapacity: 120,
    })
    await expect(page.getByText('Updated successfully!')).toBeVisible()
    await expect(page).toHaveURL(`${onboarding}?step=2`)
    const main = page.getByRole('main')
    await expect(main.getByRole('listitem').filter({ hasText: 'Step 1' })).toHaveText(/Personal Details.*Done/)
    await main.getByRole('link', { name: 'Dashboard' }).click()
    await expect(main).toContainText('In review')
    await expect(main).toContainText('You entered URP instead of a GST number')
    await expect(main.getByRole('link', { name: 'Add your menus' })).toHaveAttribute('href', `${onboarding}?step=2`)
    await expect(main.getByRole('listitem').filter({ hasText: 'Step 1' })).toHaveText(/Personal Details.*Done/)
    await expect(main.getByRole('link', { name: 'View your page' })).toBeHidden()
    expect(
      await page.evaluate(() => [localStorage.getItem('catererId'), localStorage.getItem('unsavedKitchen')]),
    ).toEqual([expect.stringMatching(/^[0-9A-Z]{26}$/), null])
    await expectAccessible(page)

    await page.reload()
    await main.getByRole('link', { name: 'Change your details' }).click()
    await expect(fieldOf(page, 'Maximum guests per day')).toHaveValue('120')
    await submit(page).click()
    await expect(page.getByText('No changes detected.')).toBeVisible()
    await fieldOf(page, 'Specialist in').fill('Undhiyu')
    const changed = page.waitForRequest((request) => request.method() === 'PATCH')
    await submit(page).click()
    expect((await changed).postDataJSON()).toEqual({ specialistIn: 'Undhiyu', version: expect.any(Number) })
    await expect(page).toHaveURL(`${onboarding}?step=2`)
    await page.goBack()
    await expect(fieldOf(page, 'Specialist in')).toHaveValue('Undhiyu')

    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(beyond, `nothing stands beyond ${width} px`).toBeLessThanOrEqual(0)
  })
})

test(
  'unsaved input survives a reload and the end of the session, for its account only',
  onlyInFull,
  async ({ page, request }) => {
    const person = newPerson()
    await atEmptyForm(page, request, person)
    await fillCaterer(page, { name: 'Kept Kitchen' })
    await page.getByRole('checkbox', { name: 'Thai' }).check()
    await page.reload()
    await expect(fieldOf(page, 'Name')).toHaveValue('Kept Kitchen')
    await expect(areaField(page)).toHaveValue(/virar/i)
    await expect(page.getByRole('checkbox', { name: 'Thai' })).toBeChecked()
    await expect(fieldOf(page, 'Longitude')).not.toHaveValue('')

    await page.route('**/api/caterer', (route) => route.fulfill({ status: 401, json: { ...ended, requestId: '' } }))
    await page.context().clearCookies()
    await submit(page).click()
    await expect(page.getByRole('heading', { name: 'Log in to continue' })).toBeVisible()
    await page.unroute('**/api/caterer')
    await signInBy(page.getByRole('main'), person)
    await expect(fieldOf(page, 'Name')).toHaveValue('Kept Kitchen')

    await page.evaluate(() => localStorage.removeItem('firstName'))
    await page.context().clearCookies()
    await atEmptyForm(page, request, newPerson())
    await expect(fieldOf(page, 'Name')).toHaveValue('')
  },
)

test('the keyboard alone finds an area', onlyInFull, async ({ page, request }) => {
  await atEmptyForm(page, request, newPerson())
  const area = areaField(page)
  await area.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveText('Churchgate, Mumbai')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('option', { selected: true })).toHaveText('Virar, Mumbai')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.keyboard.type('road')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(area).toHaveValue('Grant Road, Mumbai')
  await page.keyboard.press('Tab')
  await expect(area).not.toHaveAttribute('aria-invalid', 'true')

  await area.fill('nowhere')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Pick your service address from the list')).toBeVisible()
  await area.fill('lower parel')
  await page.keyboard.press('Tab')
  await expect(area).toHaveValue('Lower Parel, Mumbai')
})

test('change made elsewhere is reported, and unsaved input is kept', onlyInFull, async ({ page }) => {
  const { id, name, change } = await asNewCaterer(page, newPerson())
  await openForm(page, name)
  await fieldOf(page, 'Extra information').fill('Two cooks, one kitchen')
  await change(`/api/caterer/${id}`, { complimentary: 'Welcome drink' })
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText('Your profile was changed in another window.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Load latest details' }).click()
  await expect(fieldOf(page, 'Complimentary')).toHaveValue('Welcome drink')
  await expect(fieldOf(page, 'Extra information')).toHaveValue('Two cooks, one kitchen')

  // Whoever comes back to the tab sees what was saved meanwhile.
  await change(`/api/caterer/${id}`, { specialistIn: 'Undhiyu' })
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await expect(fieldOf(page, 'Specialist in')).toHaveValue('Undhiyu')
  await expect(page.getByText('These are the latest details with your changes on top.').first()).toBeVisible()
  await submit(page).click()
  await expect(page).toHaveURL(`${onboarding}?step=2`)

  await openForm(page, name)
  await fieldOf(page, 'Name').fill('Not this one')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(fieldOf(page, 'Name')).toHaveValue(name)
})

test('only caterers come here: a visitor signs in where they are, a customer is told', onlyInFull, async ({ page }) => {
  const answer = await page.goto(onboarding)
  expect(await answer?.text()).toContain('noindex')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Log in to continue' })).toBeVisible()
  await main.getByRole('tab', { name: 'Register' }).click()
  await expect(main.getByRole('radio', { name: /Caterer/ })).toBeChecked()
  await main.getByRole('radio', { name: /User/ }).check()
  await registerHere(main, newPerson())
  await expect(page.getByRole('heading', { level: 1, name: 'This page is not for your account' })).toBeVisible()
  await expect(page).toHaveURL(onboarding)
  await expectAccessible(page)
})

test('dashboard of an account without a caterer leads to the form', onlyInFull, async ({ page }) => {
  await page.goto('/caterer-dashboard')
  const main = page.getByRole('main')
  await main.getByRole('tab', { name: 'Register' }).click()
  await registerHere(main, newPerson())
  await expect(page).toHaveURL(onboarding)
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByRole('heading', { level: 2, name: 'No business profile yet' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Add your business' }).click()
  await expect(page).toHaveURL(onboarding)
})

test('after a broken connection the form is kept and one caterer is created', onlyInFull, async ({ page, request }) => {
  const name = `Slow Line ${newPerson().phone}`
  await atEmptyForm(page, request, newPerson())
  await fillCaterer(page, { name })
  await page.route('**/api/caterer', (route) => route.abort('internetdisconnected'))
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText('We can’t reach our servers.')
  await expect(fieldOf(page, 'Name')).toHaveValue(name)
  await page.unroute('**/api/caterer')

  const error = {
    statusCode: 422,
    error: 'Unprocessable',
    code: 'malformed',
    message: ['This name is taken by us.', 'This is no number.'],
    fields: { name: 'This name is taken by us.', 'googleLocation.lat': 'This is no number.' },
    requestId: '',
  }
  await page.route('**/api/caterer', (route) => route.fulfill({ status: 422, json: error }))
  await submit(page).click()
  const toasts = page.locator('[data-sonner-toast]')
  for (const message of error.message) await expect(toasts.filter({ hasText: message })).toBeVisible()
  await expect(fieldOf(page, 'Name')).toBeFocused()
  await expect(fieldOf(page, 'Name')).toHaveAccessibleDescription(/This name is taken by us\./)
  await expect(addressField(page)).toHaveAccessibleDescription(/This is no number\./)
  await fieldOf(page, 'Name').fill(`${name} `)
  await addressField(page).press('End')
  await addressField(page).pressSequentially(' ')
  await page.unroute('**/api/caterer')

  // The caterer is created, but the response is lost.
  let calls = 0
  await page.route('**/api/caterer', async (route) => {
    calls += 1
    await route.fetch()
    await route.abort('internetdisconnected')
  })
  await submit(page).dblclick()
  await expect(page.getByRole('alert')).toContainText('We can’t reach our servers.')
  expect(calls).toBe(1)
  await page.unroute('**/api/caterer')
  await submit(page).click()
  await afterSave(page)
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
})

test(
  'a caterer that cannot be loaded shows an error and can be loaded again',
  onlyInFull,
  async ({ page, request }) => {
    const name = `Far Away ${newPerson().phone}`
    await atNewCaterer(page, request, newPerson(), name)
    const own = /\/api\/caterer\/[0-9A-Z]{26}$/
    for (const [path, sign] of [
      [`${onboarding}?step=1`, () => expect(fieldOf(page, 'Name')).toHaveValue(name)],
      ['/caterer-dashboard', () => expect(page.getByRole('heading', { level: 2, name })).toBeVisible()],
    ] as const) {
      await page.route(own, (route) => route.abort('internetdisconnected'))
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'We couldn’t load your profile' })).toBeVisible()
      await page.unroute(own)
      await tryAgain(page)
      await sign()
    }
  },
)
