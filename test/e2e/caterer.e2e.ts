import type { Page } from '@playwright/test'
import { dayInIndia } from '#contract/values/calendar.ts'
import { openCaterer } from './support/caterer.ts'
import { fetchPage } from './support/document.ts'
import { atWidth, expect, expectAccessible, onlyInFull, origin, test } from './support/e2e-test.ts'
import { installClock, pendingTimers } from './support/timers.ts'

test.use({ pictures: true, motion: true })

const catererPath = '/caterer/annapurna-rasoi'
/** New in town: no packages, no reviews, no prices of its own. */
const newCaterer = '/caterer/gorai-seaside-feasts'

const count = (page: Page) => page.getByText(/^\d \/ 3$/)
const bookNow = (page: Page) => page.getByRole('button', { name: 'Book Now', exact: true }).locator('visible=true')

/** Number of the picture to which the strip has scrolled; a fraction while it is between two. */
async function pictureInSight(page: Page): Promise<number> {
  return page
    .getByRole('list', { name: /^Pictures of / })
    .first()
    .evaluate((strip) => {
      // By the pictures themselves, as parts of a pixel add up. A strip that has some pixels to go is still to say that it scrolls.
      const { left } = strip.getBoundingClientRect()
      const whole = [...strip.children].findIndex((item) => Math.abs(item.getBoundingClientRect().left - left) < 1)
      return 1 + (whole < 0 ? strip.scrollLeft / strip.clientWidth : whole)
    })
}

atWidth(390, () => {
  test.describe('the card of a caterer', () => {
    test('says who this is, since when, where, what, how much and how good', async ({ page }) => {
      await openCaterer(page, catererPath)
      await expect(page.getByRole('heading', { level: 1, name: 'Annapurna Rasoi' })).toBeVisible()
      const years = Number(dayInIndia(new Date()).slice(0, 4)) - 2009
      await expect(page.getByText(`since 2009, ${years}+ years`)).toBeVisible()
      await expect(page.getByText('₹314–₹682 per plate incl. GST')).toBeVisible()
      await expect(page.getByRole('link', { name: /4\.6 · 38 reviews/ })).toHaveAttribute('href', '#reviews')
      await expect(page.getByRole('link', { name: /^\+91 22/ }).first()).toHaveAttribute('href', /^tel:\+91/)

      const whole = 'Shop 3, Sai Krupa, Veera Desai Road, Andheri West, Mumbai, Maharashtra 400058'
      const address = page.getByText(/^Shop 3, Sai Krupa/)
      const control = address.locator('xpath=..').locator('summary')
      await expect(address).toHaveText('Shop 3, Sai Krupa, Veera…', { useInnerText: true })
      await control.getByText('See More').click()
      await expect(address).toHaveText(whole, { useInnerText: true })
      await control.getByText('See Less').click()
      await expect(address).toHaveText('Shop 3, Sai Krupa, Veera…', { useInnerText: true })

      const cuisines = page.getByText('North Indian, Maharashtrian, Gujarati', { exact: false }).first()
      await expect(cuisines).not.toContainText('Chinese')
      await page.getByRole('button', { name: '+1 more' }).click()
      await expect(cuisines).toContainText('North Indian, Maharashtrian, Gujarati, Chinese')
      await expectAccessible(page)
    })

    test('leads to the menu', onlyInFull, async ({ page }) => {
      await openCaterer(page, catererPath)
      await page.getByRole('link', { name: 'Explore Menu' }).click()
      await expect(page.getByRole('heading', { level: 2, name: 'Menu' })).toBeInViewport()
      // Whoever goes on by keyboard is in the menu as well.
      await page.keyboard.press('Tab')
      await expect(page.getByLabel('Number of guests')).toBeFocused()
    })

    test('of a new caterer says that its price is on request, how to call, and what is missing', async ({ page }) => {
      await openCaterer(page, newCaterer)
      await expect(page.getByText('Price on request').first()).toBeVisible()
      await expect(page.getByRole('link', { name: 'Call', exact: true }).filter({ visible: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Book Now' })).toHaveCount(0)
      await expect(page.getByText('since 2026', { exact: true })).toBeVisible()
      await expect(page.getByText('No menu items available for this selection')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'No reviews available' })).toBeVisible()
      await expect(page.getByText('Check back later for customer feedback')).toBeVisible()
      await expectAccessible(page)
    })
  })

  test.describe('the pictures', () => {
    test('move on every 2 seconds, rest for 7 after a press, and stop when told to', onlyInFull, async ({ page }) => {
      await installClock(page)
      await page.clock.pauseAt(new Date(Date.now() + 60_000))
      await openCaterer(page, catererPath)

      /** Waits until the strip has scrolled to the picture, and the timer of the next one is set: both take real time. */
      const rests = (picture: number, timers: number[]) =>
        expect
          .poll(async () => ({
            timers: (await pendingTimers(page)).filter((ms) => ms === 2000 || ms === 7000),
            count: await count(page).textContent(),
            inSight: await pictureInSight(page),
          }))
          .toEqual({ timers, count: `${picture} / 3`, inSight: picture })

      // The other timer counts the page as seen (C104).
      await rests(1, [2000, 2000])
      await page.clock.runFor(1900)
      await rests(1, [2000, 2000])
      await page.clock.runFor(200)
      await rests(2, [2000])

      await page.getByRole('button', { name: 'Next picture' }).click()
      await page.mouse.move(0, 0)
      await rests(3, [7000])
      await page.clock.runFor(6900)
      await rests(3, [7000])
      await page.clock.runFor(200)
      await rests(1, [2000])

      await page.getByRole('button', { name: 'Pause slideshow' }).click()
      await page.mouse.move(0, 0)
      await expect(page.getByRole('button', { name: 'Play slideshow' })).toBeVisible()
      await rests(1, [])
      await page.clock.runFor(10_000)
      await rests(1, [])
    })

    test('stand still for those who want no movement', onlyInFull, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await installClock(page)
      await openCaterer(page, catererPath)
      await expect(page.getByRole('button', { name: 'Next picture' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Pause slideshow' })).toBeHidden()
      // By then the page is counted as seen, after two seconds too (C104).
      await page.clock.runFor(2_100)
      expect(await pendingTimers(page)).not.toContain(2000)
      await page.clock.runFor(10_000)
      expect(await pendingTimers(page)).not.toContain(2000)
      await expect(count(page)).toHaveText('1 / 3')
    })

    test('open as large as the screen, by keys and by press, and give the focus back', onlyInFull, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openCaterer(page, catererPath)
      const opener = page.getByRole('button', { name: 'Open picture 1 of 3' })
      await opener.focus()
      await page.keyboard.press('Enter')
      const lightbox = page.getByRole('dialog', { name: 'Pictures of Annapurna Rasoi' })
      await expect(lightbox.getByText('1 of 3')).toBeVisible()
      await expect(lightbox.getByRole('img', { name: 'Annapurna Rasoi, picture 1' })).toBeInViewport()
      await expectAccessible(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })

      await page.keyboard.press('ArrowRight')
      await expect(lightbox.getByText('2 of 3')).toBeVisible()
      await page.keyboard.press('End')
      await expect(lightbox.getByText('3 of 3')).toBeVisible()
      await expect(lightbox.getByRole('img', { name: 'Annapurna Rasoi, picture 3' })).toBeInViewport()
      await page.keyboard.press('ArrowRight')
      await expect(lightbox.getByText('1 of 3')).toBeVisible()
      await lightbox.getByRole('button', { name: 'Previous picture' }).click()
      await expect(lightbox.getByText('3 of 3')).toBeVisible()
      await page.keyboard.press('Home')
      await expect(lightbox.getByText('1 of 3')).toBeVisible()

      // A swipe is a scroll of the strip.
      await lightbox.getByRole('list').evaluate((strip) => strip.scrollTo({ left: strip.clientWidth }))
      await expect(lightbox.getByText('2 of 3')).toBeVisible()
      await page.keyboard.press('Home')
      await expect(lightbox.getByText('1 of 3')).toBeVisible()

      await page.keyboard.press('Escape')
      await expect(lightbox).toBeHidden()
      await expect(opener).toBeFocused()

      await opener.click()
      await lightbox.getByRole('button', { name: 'Close pictures' }).click()
      await expect(lightbox).toBeHidden()
    })
  })
})

atWidth(1440, (width) => {
  test.describe('the menu', () => {
    test('asks for the number of people before it takes a booking', async ({ page }) => {
      await openCaterer(page, catererPath)
      await bookNow(page).first().click()
      const alert = page.getByRole('alertdialog')
      await expect(alert).toContainText('Please select the number of people for your event to proceed')
      await expectAccessible(page)
      await alert.getByRole('button', { name: 'OK' }).click()
      const people = page.getByLabel('Number of guests')
      await expect(people).toBeFocused()
      await people.selectOption('25-50')
      await expect(page).toHaveURL(`${catererPath}?people=25-50`)
      await bookNow(page).first().click()
      await expect(page).toHaveURL(/\/add-to-cart/)
      await page.goBack()
      await expect(people).toHaveValue('25-50')
    })

    test('is laid out anew for a second when the number of people changes', onlyInFull, async ({ page }) => {
      await installClock(page)
      await openCaterer(page, catererPath)
      await expect(page.getByRole('heading', { name: 'Birthday Bash Veg' })).toBeVisible()
      await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
      await page.getByLabel('Number of guests').selectOption('10-25')
      const laying = page.getByText('Loading the menu…')
      await expect(laying).toBeAttached()
      await expect.poll(() => pendingTimers(page)).toContain(1000)
      await expect(page.getByRole('heading', { level: 4 })).toHaveCount(0)
      await page.clock.runFor(990)
      await expect(laying).toBeAttached()
      await page.clock.runFor(20)
      await expect(laying).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 4 })).not.toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'Birthday Bash Veg' })).toHaveCount(0)
    })

    test('names the whole price for the guests and package that are chosen', async ({ page }) => {
      await openCaterer(page, `${catererPath}?people=50-100`)
      const isPhone = width < 1024
      const panel = isPhone
        ? page.getByRole('dialog', { name: 'Booking' })
        : page.getByRole('complementary', { name: 'Booking' })
      const openPanel = async () => {
        if (isPhone) await page.getByRole('button', { name: /Change package or date$/ }).click()
      }
      await openPanel()
      await expect(panel.getByText('₹472 per plate incl. GST', { exact: true })).toBeVisible()
      await expect(panel.getByText('₹23,572.50 for 50 guests')).toBeVisible()
      if (isPhone) await page.keyboard.press('Escape')
      await page.getByLabel('Number of guests').selectOption('100+')
      await expect(page).toHaveURL(`${catererPath}?people=100%2B`)
      await openPanel()
      await expect(panel.getByText('₹42,945 for 100 guests')).toBeVisible()
      const choice = panel.getByLabel('Package')
      const dearer = await choice.locator('option').nth(1).textContent()
      await choice.selectOption({ index: 1 })
      await expect(
        panel.getByText(`${dearer?.split(' · ')[1] ?? 'no price'} per plate incl. GST`, { exact: true }),
      ).toBeVisible()
    })

    test('shows all the dishes of a package, and gives the focus back', onlyInFull, async ({ page }) => {
      await openCaterer(page, `${catererPath}?people=25-50`)
      const opener = page.getByRole('button', { name: /^View dishes/ }).first()
      await opener.click()
      const dialog = page.getByRole('dialog').filter({ hasText: 'Allergens' })
      await expect(dialog.getByText(/^choose \d+ of \d+$/).first()).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()
    })

    test('does without a number of people that makes no sense, and says so', onlyInFull, async ({ page }) => {
      for (const nonsense of ['?people=40', '?people=%3Cscript%3E', `?people=${'9'.repeat(500)}`]) {
        await openCaterer(page, catererPath + nonsense)
        await expect(page.getByText('We couldn’t read the guest range in this link. Choose a range.')).toBeVisible()
        await expect(page.getByRole('heading', { name: 'Birthday Bash Veg' })).toBeVisible()
      }
      await page.getByLabel('Number of guests').selectOption('25-50')
      await expect(page.getByText('We couldn’t read the guest range in this link.')).toHaveCount(0)
    })
  })

  test('similar caterers are near, cook alike, and keep the number of people', onlyInFull, async ({ page }) => {
    await openCaterer(page, `${catererPath}?people=25-50`)
    const similar = page.getByRole('region', { name: 'Similar caterers nearby' })
    await expect(similar.getByRole('listitem')).toHaveCount(4)
    const distances = (await similar.getByText(/km away$/).allTextContents()).map(Number.parseFloat)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    await expect(similar.getByText('Annapurna Rasoi', { exact: true })).toHaveCount(0)
    const other = similar.getByRole('link').first()
    const name = (await other.textContent()) ?? ''
    await other.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page).toHaveURL(/\?people=25-50$/)
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })
    test('packages, dishes, reviews and similar caterers are there, and forms work', onlyInFull, async ({ page }) => {
      await page.goto(catererPath)
      await page.getByLabel('Number of guests').selectOption('25-50')
      await page.getByRole('button', { name: 'Show' }).first().click()
      await expect(page).toHaveURL(/\?people=25-50/)
      await expect(page.getByText('₹7,848.76 for 25 guests').locator('visible=true').first()).toBeVisible()
      await page.getByLabel('Size of the event').selectOption('100+')
      await page.getByRole('button', { name: 'Show' }).last().click()
      await expect(page.getByText('6 of 38 reviews')).toBeVisible()
      await expect(page).toHaveURL(/people=25-50/)
      await expect(page.getByRole('region', { name: 'Similar caterers nearby' }).getByRole('link')).toHaveCount(4)
    })
  })
})

atWidth(390, (width) => {
  // On a desktop the panel stands beside the menu instead.
  if (width === 1440) return
  test('the bar for booking names price and package, and one press begins', async ({ page }) => {
    await openCaterer(page, `${catererPath}?people=25-50`)
    const bar = page.getByRole('button', { name: /Change package or date$/ })
    await expect(bar).toContainText('₹314 per plate incl. GST')
    await expect(bar).toContainText('Birthday Bash Veg')
    await bookNow(page).last().click()
    await expect(page).toHaveURL(/\/add-to-cart/)
    await expect(page.getByText('Birthday Bash Veg by Annapurna Rasoi')).toBeVisible()
  })

  test('the bar for booking hides nothing', onlyInFull, async ({ page }) => {
    await openCaterer(page, `${catererPath}?people=25-50`)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(bookNow(page).last()).toBeVisible()
    const end = await page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().bottom)
    expect(end).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) + 1)
  })
})

test('search engines are told what the page shows', async ({ request }) => {
  const page = await fetchPage(request, `${catererPath}?people=25-50&reviews=7`)
  const [place, crumbs] = page.structuredData()
  expect(place).toMatchObject({
    '@type': 'FoodEstablishment',
    name: 'Annapurna Rasoi',
    priceRange: '₹314–₹682 per plate incl. GST',
    servesCuisine: ['North Indian', 'Maharashtrian', 'Gujarati', 'Chinese'],
    geo: { latitude: 19.13, longitude: 72.835 },
    aggregateRating: { ratingValue: 4.6, reviewCount: 38 },
  })
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
  expect(crumbs?.itemListElement).toHaveLength(3)
  expect(page.attribute('link[rel=canonical]', 'href')).toBe(`${origin}${catererPath}`)
  const picture = await request.get(page.attribute('meta[property="og:image"]', 'content') ?? '')
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])

  expect((await fetchPage(request, newCaterer)).structuredData()[0]).not.toHaveProperty('aggregateRating')
})

test('is found by its id for good, and nobody is said to be nobody', async ({ request }) => {
  const { id } = (await (await request.get('/api/caterer/slug/annapurna-rasoi')).json()) as { id: string }
  for (const path of [`/caterer/${id}`, '/caterer/Annapurna%20Rasoi']) {
    const moved = await request.get(`${path}?people=25-50`, { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location]).toEqual([301, `${catererPath}?people=25-50`])
  }
  for (const path of ['/caterer/nobody-cooks-here', '/caterer/%00', `/caterer/${'x'.repeat(2000)}`]) {
    const { status, texts } = await fetchPage(request, path)
    expect([path, status, texts('h1')]).toEqual([path, 404, ['Oops! Page Not Found']])
  }
})
