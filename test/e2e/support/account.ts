import type { Locator, Page } from '@playwright/test'
import type { Session } from '#contract/endpoints/identity.ts'
import { expect, type newPerson } from './e2e-test.ts'
import { again, read } from './read.ts'
import { openStorage } from './storage.ts'

type Person = ReturnType<typeof newPerson>

/**
 * Makes an account, a customer's unless told, by the API and signs this browser in, as a browser is that was closed since: by the refresh cookie
 * and the name in storage. The next page that is opened renews the session.
 */
export async function signUp(page: Page, person: Person, site = '', role: '2' | '3' = '2'): Promise<Session> {
  const session = await read<Session>(
    await page.request.post(`${site}/auth/email/register`, {
      ...again,
      data: { ...person, role },
      // As the site's own pages ask, which get the refresh token in a cookie.
      headers: { 'x-pangat-site': '1' },
    }),
  )
  await openStorage(page, { firstName: person.firstName }, site)
  return session
}

/** Signs this browser in to an account that there is, as {@link signUp} does, whoever was signed in before. */
export async function signInAs(
  page: Page,
  { firstName, ...login }: { email: string; password: string; firstName: string },
  site = '',
): Promise<void> {
  await page.context().clearCookies()
  const headers = { 'x-pangat-site': '1' }
  await read<Session>(await page.request.post(`${site}/auth/email/login`, { ...again, data: login, headers }))
  await openStorage(page, { firstName }, site)
}

/** Leaves no trace of a sign-in in this browser, as if it had never been. The page must be reloaded to see it. */
export async function forgetSignIn(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
}

/** Fills a login form, in the dialog or on a page, and sends it. */
export async function signInBy(form: Locator, person: { email: string; password: string }): Promise<void> {
  await form.getByLabel('Email', { exact: true }).fill(person.email)
  await form.getByLabel('Password', { exact: true }).fill(person.password)
  await form.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Returns the link in the newest email of a subject to an address. A job writes emails, so it waits. */
export async function linkInMail(page: Page, to: string, subject: string | RegExp): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const [path] = await mailsTo(page, to, subject)
      link = (path && /<pre[^>]*>[\s\S]*?<a href="([^"]*#[^"]+)"/.exec(await textOf(page, path))?.[1]) || ''
      return link
    }, `a mail to ${to}: ${subject}`)
    .not.toBe('')
  return link
}

/** The code in the newest email to an address, once so many emails with a code have come. */
export async function codeInMail(page: Page, to: string, emails = 1): Promise<string> {
  const list = () => mailsTo(page, to, 'verification code')
  await expect.poll(async () => (await list()).length, `${emails} emails with a code to ${to}`).toBe(emails)
  const [newest = ''] = await list()
  return /@[\w.]+ #(\d{6})/.exec(await textOf(page, newest))?.[1] ?? ''
}

/** Confirms the account's address in the panel of the bill, which a coupon of the marketplace opens (C93). */
export async function confirmOnBill(page: Page, { email }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Send code', exact: true }).click()
  await page.getByRole('textbox', { name: '6-digit code' }).fill(await codeInMail(page, email))
  await page.getByRole('button', { name: 'Confirm email', exact: true }).click()
  await expect(page.getByText('Email confirmed. You can pay now.')).toBeVisible()
}

/** Returns the paths of the emails of a subject to an address, newest first. */
async function mailsTo(page: Page, to: string, subject: string | RegExp): Promise<string[]> {
  const rows = (await textOf(page, '/dev/mail')).split('<tr>')
  const mails = rows.filter((row) => row.includes(`<td>${to}</td>`) && new RegExp(subject).test(row))
  return mails.flatMap((mail) => /href="(\/dev\/mail\/[^"]+)"/.exec(mail)?.[1] ?? [])
}

async function textOf(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text()
}
