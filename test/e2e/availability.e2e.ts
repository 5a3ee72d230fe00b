import { formatDay, formatShortDay } from '#contract/values/calendar.ts'
import { openCaterer } from './support/caterer.ts'
import { closedDay, holidayMaker } from './support/closed-day.ts'
import { atWidth, expect, expectAccessible, newPerson, onlyInFull, test } from './support/e2e-test.ts'
import { acceptMenu, fillBill, payAt, pressPay, signUpOnBill } from './support/steps.ts'

atWidth(390, (width) => {
  test('a closed day leads to a free one, from the caterer’s page to the paid booking', async ({ page }) => {
    const closed = await closedDay(page.request)
    await openCaterer(page, `/caterer/${holidayMaker}?people=25-50&guests=30&date=${closed}`)
    if (width < 1024) {
      await expect(page.getByRole('button', { name: /takes no bookings on .*Change package or date$/ })).toBeVisible()
      await page.getByRole('button', { name: 'Book Now' }).locator('visible=true').last().click()
    }
    const panel =
      width < 1024
        ? page.getByRole('dialog', { name: 'Booking' })
        : page.getByRole('complementary', { name: 'Booking' })
    await expect(panel.getByText(`This caterer takes no bookings on ${formatDay(closed)}.`)).toBeVisible()
    await expect(panel.getByRole('link', { name: /^\d+ caterers? (is|are) free on/ })).toBeVisible()
    await expectAccessible(page)

    const nearest = panel.getByRole('group', { name: 'Nearest free dates' }).getByRole('button').first()
    const chosen = await nearest.innerText()
    await nearest.click()
    await expect(panel.getByText(`${chosen}: free`)).toBeVisible()
    await panel.getByRole('button', { name: 'Book Now' }).click()
    await expect(page).toHaveURL(/\/add-to-cart/)
    await acceptMenu(page)
    const date = page.getByLabel('Event date')
    expect(formatDay(await date.inputValue())).toBe(chosen)
    await fillBill(page, { guests: 30, place: 'Andheri West', hasDay: true })
    await signUpOnBill(page, newPerson())
    await pressPay(page)
    await payAt(page, 'Pay')
    await page.waitForURL(/\/my-orders/)
    await expect(
      page
        .getByRole('main')
        .getByText(new RegExp(`^${chosen}`))
        .first(),
    ).toBeVisible()
  })

  test(
    'other caterers of a closed day are as many as their list has, and each says that it is free',
    onlyInFull,
    async ({ page }) => {
      const closed = await closedDay(page.request)
      await openCaterer(page, `/caterer/${holidayMaker}?place=Andheri&people=25-50&guests=30&date=${closed}`)
      if (width < 1024) {
        await expect(page.getByRole('button', { name: /takes no bookings on .*Change package or date$/ })).toBeVisible()
        await page.getByRole('button', { name: 'Book Now' }).locator('visible=true').last().click()
      }
      const others = page.getByRole('link', { name: /^\d+ caterers? (is|are) free on/ }).locator('visible=true')
      const [count = ''] = /^\d+/.exec(await others.innerText()) ?? []
      await others.click()
      await expect(page).toHaveURL(new RegExp(`/pangat\\?.*date=${closed}`))
      await expect(
        page.getByRole('status').filter({ hasText: new RegExp(`^${count} caterers? available`) }),
      ).toBeVisible()
      const list = page.getByRole('list', { name: 'Caterers' })
      const cards = list.getByRole('heading')
      await expect(list.getByText(`Free on ${formatShortDay(closed)}`)).toHaveCount(await cards.count())
    },
  )
})
