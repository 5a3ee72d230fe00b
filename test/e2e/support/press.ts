import type { Locator } from '@playwright/test'

/** Presses as people do there: by a finger where there is a touch screen, else by a pointer. */
export async function press(control: Locator, hasTouch: boolean): Promise<void> {
  await (hasTouch ? control.tap() : control.click())
}
