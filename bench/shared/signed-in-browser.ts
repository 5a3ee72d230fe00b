import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Session } from '#contract/endpoints/identity.ts'
import { roles } from '#contract/values/role.ts'

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

/** Starts a browser in which an account of the demo city is signed in, as one that was closed since: by cookie and storage. */
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
  const { user } = (await answer.json()) as Session // the API's own answer
  const page = await context.newPage()
  await page.goto(`${origin}/health/live`)
  const stored = { firstName: user.firstName, isCaterer: String(user.role.id === roles.caterer) }
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, stored)
  await page.close()
  return {
    port,
    async close() {
      await context.close()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
