import type { Locator, Page } from '@playwright/test'
import { expect, type newPerson } from './journey.ts'
import { register } from './road.ts'

type Person = ReturnType<typeof newPerson>

/** Makes an account by the address of the dialog, above the home page unless told. */
export async function registerAt(page: Page, person: Person, path = '/'): Promise<void> {
  await page.goto(`${path}#register`)
  await register(page, person)
  await page.waitForFunction(() => localStorage.getItem('firstName') !== null)
}

/** Leaves no trace of a sign-in in this browser, as if it had never been. The page must be loaded anew to see it. */
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

/** The link in the newest mail of a subject to somebody. Mails are written by a job, which may take a moment. */
export async function linkInMail(page: Page, to: string, subject: string | RegExp): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const rows = (await textOf(page, '/dev/mail')).split('<tr>')
      const mail = rows.find((row) => row.includes(`<td>${to}</td>`) && new RegExp(subject).test(row))
      const path = /href="(\/dev\/mail\/[^"]+)"/.exec(mail ?? '')?.[1]
      link = (path && /<pre[^>]*>[\s\S]*?<a href="([^"]*#[^"]+)"/.exec(await textOf(page, path))?.[1]) || ''
      return link
    }, `a mail to ${to}: ${subject}`)
    .not.toBe('')
  return link
}

async function textOf(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text()
}
