import type { Locator, Page } from '@playwright/test'
import { expect } from './e2e-test.ts'

/** Presses 'Try again' of a part of a page whose request works again. Pages ask again by themselves too, so the button may leave first. */
export async function tryAgain(within: Page | Locator): Promise<void> {
  const button = within.getByRole('button', { name: 'Try again' }).locator('visible=true').first()
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 2_000 })
    await expect(button).toBeHidden({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
}
