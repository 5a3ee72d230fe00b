import type { Page } from '@playwright/test'
import { atWidth, expect, expectAccessible, onlyInFull, test } from './support/e2e-test.ts'
import { recordRequests } from './support/requests.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: 'Ask Pangat' })
const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Your question' })
const replies = (page: Page) => panel(page).locator('[data-sender=bot] > p')

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Ask a question' }).click()
  await expect(field(page)).toBeFocused()
}

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question)
  await field(page).press('Enter')
}

atWidth(390, (width) => {
  test('a visitor asks on a phone: greeting, quick question, caterers for an event, and on to one of them', async ({
    page,
  }) => {
    const asked = recordRequests(page, /chatbot_response/)
    await open(page, '/')
    await expect(replies(page)).toHaveText(['Hello. You’re on the home page. How can I help?'])
    await expectAccessible(page)

    await panel(page).getByRole('button', { name: 'How many hours of service are included?' }).click()
    await expect(panel(page).getByText('Typing…')).toBeAttached()
    await expect(replies(page).last()).toContainText('3 hours of service')
    await expect(replies(page).last()).toContainText('₹1,000')
    await panel(page).getByRole('button', { name: 'Are you open 24/7?' }).click()
    await expect(replies(page).last()).toContainText('I answer 24/7')
    expect(await asked()).toEqual([])

    await field(page).pressSequentially('veg caterer for 40 people in Andheri')
    await field(page).press('Shift+Enter')
    await field(page).pressSequentially('under 400')
    expect(await asked(), 'nothing is sent while it is typed').toEqual([])
    await field(page).press('Enter')
    await expect(field(page)).toHaveValue('')
    await expect(replies(page).last()).toContainText('40 guests, vegetarian food, near Andheri, up to ₹400 per plate')
    expect(await asked()).toHaveLength(1)
    const caterers = panel(page)
      .getByRole('log')
      .getByRole('link', { name: /plate incl\. GST/ })
    await expect(caterers).toHaveCount(3)
    await expectAccessible(page)

    const name = await caterers.first().locator('span').first().textContent()
    await caterers.first().click()
    await expect(panel(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? 'a name')
    expect(new URL(page.url()).searchParams.get('guests')).toBe('40')
  })

  test('a question without an answer and a service that fails say so with our number', onlyInFull, async ({ page }) => {
    await open(page, '/pangat')
    await expect(replies(page)).toHaveText(['Hello. You’re on the list of caterers. How can I help?'])
    await ask(page, 'asdfgh qwertz')
    await expect(replies(page).last()).toHaveText(
      "Sorry, I don't know that one. Please call +91 22 4893 1770, 9 am–9 pm.",
    )
    await page.route(/chatbot_response/, (route) => route.abort('internetdisconnected'))
    await ask(page, 'timings')
    await expect(replies(page).last()).toHaveText(
      "I'm having trouble connecting. Please call +91 22 4893 1770, 9 am–9 pm.",
    )
    await page.unroute(/chatbot_response/)
    await page.route(/chatbot_response/, (route) => route.fulfill({ status: 429, json: {} }))
    await ask(page, 'timings')
    await expect(replies(page)).toHaveCount(4)
    await expect(replies(page).last()).toHaveText(
      "I'm having trouble connecting. Please call +91 22 4893 1770, 9 am–9 pm.",
    )
    await page.unroute(/chatbot_response/)
    // A server in front of ours answers in its place.
    await page.route(/chatbot_response/, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Down</h1>' }))
    await ask(page, 'timings')
    await expect(replies(page)).toHaveCount(5)
    await expect(replies(page).last()).toHaveText(
      "I'm having trouble connecting. Please call +91 22 4893 1770, 9 am–9 pm.",
    )
  })

  test('a conversation by keyboard alone: opened, asked, answered aloud and left', onlyInFull, async ({ page }) => {
    await page.goto('/shortlist')
    await page.getByRole('button', { name: 'Ask a question' }).focus()
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('file a complaint')
    await page.keyboard.press('Enter')
    await expect(panel(page).getByRole('log')).toHaveAttribute('aria-live', 'polite')
    await expect(panel(page).getByRole('log')).toContainText('Assistant: File a complaint on our complaints page.')
    await expect(field(page)).toBeFocused()
    const link = panel(page).getByRole('link', { name: 'File a complaint' })
    for (let presses = 0; presses < 12 && !(await link.evaluate((one) => one === document.activeElement)); presses++)
      await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/complaints')
    await expect(panel(page)).toBeHidden()
  })

  test('a reply waits 800 ms, the field 100 ms, and blank input is not sent', async ({ page }) => {
    await page.goto('/shortlist')
    await page.clock.install()
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await page.getByRole('button', { name: 'Ask a question' }).click()
    await expect(panel(page)).toBeVisible()
    await page.clock.runFor(100)
    await expect(field(page)).toBeFocused()

    const send = panel(page).getByRole('button', { name: 'Send' })
    await expect(send).toBeDisabled()
    await field(page).fill('   ')
    await field(page).press('Enter')
    await expect(panel(page).locator('[data-sender=user]')).toHaveCount(0)

    await panel(page).getByRole('button', { name: 'What is the minimum order?' }).click()
    await page.clock.runFor(799)
    await expect(replies(page)).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(replies(page)).toHaveCount(2)
  })

  test(
    'another page is another conversation, Escape closes it, and the focus goes back',
    onlyInFull,
    async ({ page }) => {
      await page.goto('/')
      await page.goto('/refund-policy')
      await page.getByRole('button', { name: 'Ask a question' }).click()
      await expect(replies(page)).toHaveText(['Hello. You’re on the policies. How can I help?'])
      await panel(page).getByRole('button', { name: 'Are you open 24/7?' }).click()
      await expect(replies(page)).toHaveCount(2)
      await page.keyboard.press('Escape')
      await expect(panel(page)).toBeHidden()
      await expect(page.getByRole('button', { name: 'Ask a question' })).toBeFocused()
      await page.getByRole('link', { name: 'Privacy policy' }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
      await page.getByRole('button', { name: 'Ask a question' }).click()
      await expect(replies(page)).toHaveCount(1)
    },
  )

  test('its button never covers the booking bar: the menu has it where there is one', onlyInFull, async ({ page }) => {
    await page.goto('/caterer/annapurna-rasoi')
    await expect(page.locator('html')).toHaveAttribute('data-has-bottom-bar', '')
    const button = page.locator('.assistant-button')
    // On a desktop there is no bar.
    if (width >= 1024) {
      await button.click()
    } else {
      await expect(button).toBeHidden()
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Ask a question' }).click()
    }
    await expect(replies(page)).toHaveText(['Hello. You’re on a caterer’s page. How can I help?'])
  })
})

for (const width of [390, 1440] as const)
  atWidth(width, () => {
    test(
      `its button covers nothing of the foot of a page, at ${width} px`,
      width === 390 ? {} : onlyInFull,
      async ({ page }) => {
        for (const path of ['/', '/services/weddings', '/contactus']) {
          await page.goto(path)
          await page.evaluate(() =>
            window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
          )
          const button = await page.locator('.assistant-button').boundingBox()
          const last = await page.getByRole('contentinfo').locator('a, button, p').all()
          for (const control of last.slice(-6)) {
            const box = await control.boundingBox()
            expect((box?.y ?? 0) + (box?.height ?? 0), `${path}: ${await control.textContent()}`).toBeLessThanOrEqual(
              button?.y ?? 0,
            )
          }
        }
      },
    )
  })

test('the script of the conversation is fetched by the first press alone', onlyInFull, async ({ page }) => {
  const scripts = recordRequests(page, /assistant-panel-[^/]*\.js$/)
  await page.goto('/')
  expect(await scripts()).toEqual([])
  await page.getByRole('button', { name: 'Ask a question' }).click()
  await expect(panel(page)).toBeVisible()
  expect(await scripts()).toHaveLength(1)
})
