import type { Page } from '@playwright/test'
import { openCaterer } from './support/caterer.ts'
import { atWidth, expect, expectAccessible, newPerson, onlyInFull, test } from './support/e2e-test.ts'

const catererPath = '/caterer/annapurna-rasoi'

async function openForm(page: Page) {
  await openCaterer(page, catererPath)
  await page.getByRole('button', { name: 'Contact Us' }).click()
  const dialog = page.getByRole('dialog', { name: 'Talk to Annapurna Rasoi' })
  await expect(dialog.getByRole('form', { name: 'Send a message' })).toBeVisible()
  return dialog
}

/** Pages of the emails that tell a caterer to call a number of ten digits. */
async function enquiriesFrom(page: Page, phone: string): Promise<string[]> {
  const list = await (await page.request.get('/dev/mail')).text()
  const paths = [...list.matchAll(/href="(\/dev\/mail\/[^"]+)">New enquiry/g)].map(([, path = '']) => path)
  const mails = await Promise.all(paths.map(async (path) => (await page.request.get(path)).text()))
  return mails.filter((mail) => mail.includes(`Phone: +91 ${phone.slice(0, 5)} ${phone.slice(5)}`))
}

atWidth(390, (width) => {
  test('a caterer can be called and written to', async ({ page }) => {
    const dialog = await openForm(page)
    await expect(dialog.getByRole('link', { name: /^Call \+91/ })).toHaveAttribute('href', /^tel:\+91\d{10}$/)
    const whatsApp = dialog.getByRole('link', { name: 'Message on WhatsApp' })
    await expect(whatsApp).toHaveAttribute('href', /^https:\/\/wa\.me\/91\d{10}\?text=Hello/)
    await expect(whatsApp).toHaveAttribute('rel', 'noopener noreferrer')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Contact Us' })).toBeFocused()
  })

  test('what is missing or wrong is said beside its field, and nothing is sent', onlyInFull, async ({ page }) => {
    let sent = 0
    await page.route('**/api/enquiries', (route) => {
      sent += 1
      return route.abort()
    })
    const dialog = await openForm(page)
    await dialog.getByLabel('Phone').fill('12345')
    await dialog.getByLabel('Email').fill('asha@')
    await dialog.getByLabel('Event date').fill('2020-01-01')
    await dialog.getByLabel('Guests').fill('0')
    await dialog.getByRole('button', { name: 'Send message' }).click()
    for (const sentence of [
      'Enter your name',
      'Please enter a valid 10-digit contact number.',
      'Enter a valid email address',
      'Choose a date in the future',
      'Enter the number of guests, 1 to 10,000',
      'Enter your question',
    ])
      await expect(dialog.getByText(sentence)).toBeVisible()
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await expectAccessible(page)
    expect(sent).toBe(0)
  })

  test(
    'a message that does not arrive is kept, word for word, also when the dialog is closed',
    onlyInFull,
    async ({ page }) => {
      const keys: (string | undefined)[] = []
      await page.route('**/api/enquiries', (route) => {
        keys.push(route.request().headers()['idempotency-key'])
        return route.abort('internetdisconnected')
      })
      const dialog = await openForm(page)
      const words = 'नमस्ते! 60 guests <b>Jain</b> & no onion? "Thanks"'
      await dialog.getByLabel('Name').fill('Asha Kulkarni')
      await dialog.getByLabel('Phone').fill('+91 98200 12345')
      await dialog.getByLabel('Your question').fill(words)
      const send = dialog.getByRole('button', { name: 'Send message' })
      await send.click()
      await expect(dialog.getByRole('alert')).toContainText('Something went wrong, please try again.')
      await expect(dialog.getByLabel('Your question')).toHaveValue(words)
      await send.click()
      await expect.poll(() => keys.length).toBe(2)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Contact Us' }).click()
      await expect(dialog.getByLabel('Your question')).toHaveValue(words)

      // The second try of the same words has the same key; other words have another.
      await dialog.getByLabel('Your question').fill('Something else')
      await send.click()
      await expect.poll(() => keys.length).toBe(3)
      expect(keys[0]).toBeTruthy()
      expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false])
    },
  )

  test('a message arrives once however often the button is pressed, and the caterer has email', async ({ page }) => {
    const dialog = await openForm(page)
    const name = `Asha ${width} ${process.pid}`
    const { phone } = newPerson()
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Phone').fill(phone)
    await dialog.getByLabel('Guests').fill('60')
    await dialog.getByLabel('Your question').fill('Do you cook without onion and garlic?')
    await dialog.getByRole('button', { name: 'Send message' }).dblclick()
    await expect(dialog.getByText('Message sent successfully!')).toBeVisible()
    await expect(dialog.getByText('We’ve asked Annapurna Rasoi to call you')).toBeVisible()
    await expectAccessible(page)
    // The first press of a double click may be answered before the second, which then arrives at what is in the button's place.
    await dialog.getByRole('button', { name: 'Ask another question' }).dispatchEvent('click', { detail: 2 })
    await expect(dialog.getByText('Message sent successfully!')).toBeVisible()
    await dialog.getByRole('button', { name: 'Ask another question' }).click()
    await expect(dialog.getByLabel('Name')).toHaveValue(name)
    await expect(dialog.getByLabel('Your question')).toHaveValue('')

    // The email has the number and nothing that was typed.
    await expect.poll(() => enquiriesFrom(page, phone)).toHaveLength(1)
    expect(await enquiriesFrom(page, phone)).not.toContainEqual(expect.stringContaining(name))
  })

  test('a dialog that cannot be fetched is told, and tried again', onlyInFull, async ({ page }) => {
    await page.route(/contact-dialog-.*\.js/, (route) => route.abort('internetdisconnected'))
    await openCaterer(page, catererPath)
    await page.getByRole('button', { name: 'Contact Us' }).click()
    await expect(page.getByText('We couldn’t open this. Check your connection')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Annapurna Rasoi' })).toBeVisible()
  })
})
