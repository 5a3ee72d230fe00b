import type { Page } from '@playwright/test'
import { aBrowserAt } from '#test/support/push-service.ts'
import { signUp } from './support/account.ts'
import { aLiveCaterer } from './support/live-caterer.ts'
import { expect, expectAccessible, newPerson, onlyInFull, test } from './support/e2e-test.ts'
import { read } from './support/read.ts'

/**
 * Chromium without a window gives no permission, and without its services subscribes nobody. So this browser answers as one
 * that does, and counts what it is asked.
 */
async function asBrowserWithServices(page: Page, permission: 'granted' | 'denied'): Promise<void> {
  const { subscription } = aBrowserAt('https://fcm.googleapis.com')
  await page.addInitScript(
    ({ subscription, permission }) => {
      const asked = { permission: 0, subscribed: 0 }
      Object.assign(globalThis, { asked })
      Object.defineProperty(Notification, 'permission', { get: () => permission })
      Notification.requestPermission = async () => {
        asked.permission++
        return permission
      }
      PushManager.prototype.subscribe = async () => {
        asked.subscribed++
        // What the product reads of one.
        return { ...subscription, toJSON: () => subscription } as unknown as PushSubscription
      }
    },
    { subscription, permission },
  )
}

const asked = (page: Page) => page.evaluate(() => (globalThis as unknown as { asked: object }).asked)
const panel = async (page: Page) => {
  await page.getByRole('button', { name: /^Notifications/ }).click()
  return page.getByRole('dialog', { name: 'Notifications' })
}
const label = 'Notify me when Pangat is closed'

test.use({ viewport: { width: 390, height: 844 } })

test('an owner switches notifications of a device on and off, and is asked for nothing before', async ({ page }) => {
  await asBrowserWithServices(page, 'granted')
  await aLiveCaterer(page, newPerson(), 'Push Test Kitchen')
  await page.goto('/caterer-dashboard/orders')
  const toggle = (await panel(page)).getByRole('switch', { name: label })
  await expect(toggle).not.toBeChecked()
  await expectAccessible(page)
  expect(await asked(page)).toEqual({ permission: 0, subscribed: 0 })
  await toggle.click({ force: true })
  await expect(toggle).toBeChecked()
  expect(await asked(page)).toEqual({ permission: 1, subscribed: 1 })

  await page.reload()
  const again = (await panel(page)).getByRole('switch', { name: label })
  await expect(again).toBeChecked()
  expect(await asked(page)).toEqual({ permission: 0, subscribed: 0 })
  await again.click({ force: true })
  await expect(again).not.toBeChecked()
})

test('a browser whose permission is denied says where to give it', onlyInFull, async ({ page }) => {
  await asBrowserWithServices(page, 'denied')
  await aLiveCaterer(page, newPerson(), 'Denied Push Kitchen')
  await page.goto('/caterer-dashboard/orders')
  const toggle = (await panel(page)).getByRole('switch', { name: label })
  await toggle.click({ force: true })
  await expect(
    page.getByText('Allow notifications for this site in your browser’s settings, then try again.'),
  ).toBeVisible()
  await expect(toggle).not.toBeChecked()
})

test('customers are not offered it', onlyInFull, async ({ page }) => {
  await signUp(page, newPerson())
  await page.goto('/my-orders')
  await expect((await panel(page)).getByRole('switch', { name: /sound/ })).toBeAttached()
  await expect(page.getByRole('switch', { name: label })).toHaveCount(0)
})

test(
  'a caterer’s pages are an app with a name, icons and a start of its own; public pages are none',
  onlyInFull,
  async ({ page, request }) => {
    await page.goto('/caterer-dashboard/kitchen-sheet')
    const href = await page.locator('link[rel=manifest]').getAttribute('href')
    const manifest = await read<{
      name: string
      display: string
      start_url: string
      icons: { src: string; sizes: string }[]
    }>(await request.get(href ?? ''))
    expect(manifest).toMatchObject({ display: 'standalone', start_url: '/caterer-dashboard/' })
    expect(manifest.name).toContain('Pangat')
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512'])
    for (const src of [...manifest.icons.map((icon) => icon.src), '/app/badge-96.png', '/app/touch-180.png']) {
      const icon = await request.get(src)
      expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, 'image/png'])
    }
    await page.goto('/')
    await expect(page.locator('link[rel=manifest]')).toHaveCount(0)
  },
)
