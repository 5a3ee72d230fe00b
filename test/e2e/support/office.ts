import type { Page } from '@playwright/test'
import type { Session } from '#contract/endpoints/identity.ts'
import { signInBy } from './account.ts'
import { expect } from './e2e-test.ts'
import { again, read } from './read.ts'
import { openStorage } from './storage.ts'

const admin = { email: 'admin@pangat.example', password: 'Pangat2026' }

/** Signs this browser in as an admin, as one that was closed since. */
export async function signInByApi(page: Page): Promise<void> {
  const session = await read<Session>(
    await page.request.post('/auth/email/login', { ...again, data: admin, headers: { 'x-pangat-site': '1' } }),
  )
  await openStorage(page, { firstName: session.user.firstName })
}

/** Signs in an admin on the list of caterers to review. */
export async function atQueue(page: Page): Promise<void> {
  await page.goto('/admin/caterers')
  await signInBy(page.getByRole('main'), admin)
  await expect(page.getByRole('tab', { name: /^New \(\d+\)$/ })).toHaveAttribute('aria-selected', 'true')
}

/** Opens the review of a new caterer from that list. */
export async function openReview(page: Page, name: string): Promise<void> {
  // Those that wait longest come first; earlier tests may have left some.
  const pages = page.getByRole('navigation', { name: 'Pages of caterers' })
  if (await pages.isVisible()) await pages.getByRole('link').last().click()
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Presses a decision and confirms it in the dialog, with a reason where it needs one. */
export async function decideReview(page: Page, decision: string, reason?: string): Promise<void> {
  await page.getByRole('button', { name: decision }).click()
  const dialog = page.getByRole('dialog')
  if (reason !== undefined) await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: decision }).click()
  await expect(dialog).toBeHidden()
}
