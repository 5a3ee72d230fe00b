import { aLiveCaterer } from './support/live-caterer.ts'
import { expect, expectAccessible, newPerson, onlyInFull, test } from './support/e2e-test.ts'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

test(
  'More opens the other pages by keyboard, Back closes it, and it is marked where one of them is open',
  onlyInFull,
  async ({ page }) => {
    await aLiveCaterer(page, newPerson(), 'Ways Test Kitchen')
    await page.goto('/caterer-dashboard/calendar')
    const bar = page.getByRole('navigation', { name: 'Your business' })
    await expect(bar.getByRole('link').locator('visible=true')).toHaveText([
      'Today',
      'Orders',
      'Calendar',
      'Menu',
      'More',
    ])
    await expect(bar.getByRole('link', { name: 'Calendar' })).toHaveAttribute('aria-current', 'page')
    const more = bar.getByRole('link', { name: 'More' })
    await more.focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'More' })
    await expect(sheet.getByRole('link')).toHaveText([
      'Kitchen sheet',
      'Enquiries',
      'Reviews',
      'Money',
      'Business',
      'Team',
    ])
    await expectAccessible(page)
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL('/caterer-dashboard/calendar')

    await more.click()
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await more.click()
    await sheet.getByRole('link', { name: 'Reviews' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible()
    await expect(sheet).toBeHidden()
    await expect(more).toHaveAttribute('aria-current', 'true')
    await page.goBack()
    await expect(page).toHaveURL('/caterer-dashboard/calendar')

    await page.goto('/caterer-dashboard/people#more')
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL('/caterer-dashboard/people')
    await expect(sheet).toBeHidden()
  },
)

test('the dashboard lists what the profile lacks, leads to the field, and forgets it when it is there', async ({
  page,
}) => {
  await aLiveCaterer(page, newPerson(), 'Gaps Test Kitchen')
  await page.goto('/caterer-dashboard')
  await expect(page.getByRole('heading', { name: 'Complete your profile' })).toBeVisible()
  await expect(page.getByText('₹0', { exact: true })).toBeVisible()
  await expect(page.getByText('No reviews yet')).toBeVisible()
  await page.getByRole('button', { name: 'Show numbers' }).click()
  await expect(page.getByText('Not enough orders yet (0 of 5)', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Add what you’re known for' }).click()
  const field = page.getByRole('textbox', { name: 'Specialist in' })
  await expect(field).toBeFocused()
  await field.fill('Undhiyu')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page).toHaveURL(/step=2/)
  await page.goto('/caterer-dashboard')
  await expect(page.getByRole('link', { name: 'Tell customers about your business' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add what you’re known for' })).toHaveCount(0)

  await page.goto('/profile')
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  await expectAccessible(page)
})

test(
  'updates that pause are said with the last time, and the sound is switched on for this browser',
  onlyInFull,
  async ({ page }) => {
    await aLiveCaterer(page, newPerson(), 'Still Test Kitchen')
    // A stream that says that it is open and ends, and then none.
    let isCut = false
    const open = { status: 200, contentType: 'text/event-stream', body: 'event: ready\ndata: {}\n\n' }
    await page.route('**/api/events', (route) => (isCut ? route.abort('internetdisconnected') : route.fulfill(open)))
    await page.goto('/caterer-dashboard/orders')
    await expect(page.getByText('Nothing to answer')).toBeVisible()
    await page.getByRole('button', { name: /^Notifications/ }).click()
    const sound = page.getByRole('switch', { name: 'Play a sound for new orders and messages' })
    await expect(sound).not.toBeChecked()
    await sound.check({ force: true })
    await expectAccessible(page)
    // The page says until when it heard something, so it has to hear something first.
    const heard = page.waitForResponse('**/api/events')
    await page.reload()
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await expect(sound).toBeChecked()
    await page.keyboard.press('Escape')
    await (await heard).finished()

    isCut = true
    await expect(page.getByRole('status').filter({ hasText: /^Updates paused, last at \d+:\d\d$/ })).toBeVisible()
    await expectAccessible(page)
    isCut = false
    await expect(page.getByText(/^Updates paused/)).toHaveCount(0, { timeout: 40_000 })
  },
)
