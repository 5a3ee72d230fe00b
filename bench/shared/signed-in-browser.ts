import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

export interface SignedInBrowser {
  /** Of its debugger. */
  port: number
  close(): Promise<void>
}

interface Options {
  executablePath: string
  args: readonly string[]
  port: number
}

/** Starts a browser in which an account of the demo city is signed in, as one that was closed since: by cookie and a name in storage. */
export async function signedInBrowser(
  origin: string,
  email: string,
  { executablePath, args, port }: Options,
): Promise<SignedInBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'pangat-browser-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  })
  const answer = await context.request.post(`${origin}/auth/email/login`, {
    data: { email, password: 'Pangat2026' },
    // As the site's own pages ask, which get the refresh token in a cookie.
    headers: { 'x-pangat-site': '1' },
  })
  if (!answer.ok()) throw new Error(`login of ${email} answered ${answer.status()}`)
  const { user } = (await answer.json()) as { user: { firstName: string } } // the API's own answer
  const page = await context.newPage()
  await page.goto(`${origin}/health/live`)
  await page.evaluate((name) => localStorage.setItem('firstName', name), user.firstName)
  await page.close()
  return {
    port,
    async close() {
      await context.close()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
