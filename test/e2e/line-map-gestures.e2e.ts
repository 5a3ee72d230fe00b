import type { Page } from '@playwright/test'
import { atWidth, expect, onlyInFull, test } from './support/e2e-test.ts'

const stations = (page: Page) => page.getByRole('list', { name: 'Stations with their caterers' })
const station = (page: Page, name: string) => stations(page).getByRole('link', { name: `${name},` })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens the map around Dadar and returns where that station is once it is drawn in the middle. */
async function openMap(page: Page) {
  await page.goto('/pangat?place=Dadar&people=25-50')
  await page.getByRole('button', { name: 'Open the map' }).filter({ visible: true }).first().click()
  await expect(station(page, 'Dadar')).toBeInViewport()
  // The sheet rises; what is measured must stand.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
  )
  return boxOf(page, 'Dadar')
}

async function boxOf(page: Page, name: string) {
  const box = await station(page, name).boundingBox()
  if (!box) throw new Error(`${name} is not shown`)
  return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } }
}

atWidth(390, () => {
  test('two fingers zoom the map, and what lies between them stays there', async ({ page }) => {
    const before = await openMap(page)
    const device = await page.context().newCDPSession(page)
    const { x, y } = before.middle
    const fingers = (apart: number) => [-1, 1].map((side, id) => ({ x: x + side * apart, y, id }))
    await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) })
    for (const apart of [36, 42, 48])
      await device.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
    await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })

    await expect.poll(async () => (await boxOf(page, 'Dadar')).height / before.height).toBeCloseTo(1.6, 1)
    const moved = async () => {
      const { middle } = await boxOf(page, 'Dadar')
      return Math.hypot(middle.x - x, middle.y - y)
    }
    await expect.poll(moved).toBeLessThan(before.width / 2)
    await expect(heading(page)).toHaveText('Caterers near Dadar')
  })

  test('a wheel scrolls the map, and with Ctrl zooms it as the pinch of a touchpad', onlyInFull, async ({ page }) => {
    const before = await openMap(page)
    await page.mouse.move(before.middle.x, before.middle.y)
    await page.mouse.wheel(0, 80)
    await expect.poll(async () => (await boxOf(page, 'Dadar')).y).toBeCloseTo(before.y - 80, 0)
    expect((await boxOf(page, 'Dadar')).height).toBeCloseTo(before.height, 1)

    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -40)
    await page.keyboard.up('Control')
    await expect.poll(async () => (await boxOf(page, 'Dadar')).height / before.height).toBeCloseTo(Math.exp(1 / 3), 1)
  })

  test('a mouse drags the map, which chooses no station', onlyInFull, async ({ page }) => {
    const before = await openMap(page)
    const { x, y } = before.middle
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 30, y - 90, { steps: 5 })
    await page.mouse.up()
    const after = await boxOf(page, 'Dadar')
    expect([after.x - before.x, after.y - before.y].map(Math.round)).toEqual([-30, -90])
    // The press began on a station and ended on it.
    await expect(heading(page)).toHaveText('Caterers near Dadar')

    await station(page, 'Dadar').press('ArrowUp')
    await station(page, 'Matunga Road').click()
    await expect(heading(page)).toHaveText('Caterers near Matunga Road Railway Station')
  })
})

atWidth(1440, (width) => {
  // Narrower, the map lies over the cards.
  if (width < 1024) return
  test('the card under the pointer marks the station nearest to its caterer', onlyInFull, async ({ page }) => {
    await openMap(page)
    const looks = () => stations(page).locator('a.bg-marigold-wash')
    await expect(looks()).toHaveCount(0)
    const cards = page.getByRole('list', { name: 'Caterers', exact: true }).locator('> li')
    // Those nearest to the middle of the list mark the station that is marked already.
    for (let at = (await cards.count()) - 1; at >= 0 && (await looks().count()) === 0; at--)
      await cards.nth(at).getByRole('heading').first().hover()
    await expect(looks()).toHaveCount(1)
    await heading(page).hover()
    await expect(looks()).toHaveCount(0)
  })
})
