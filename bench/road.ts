// npm run bench:road: the shortest way from the home page to a paid booking, on a phone with a processor four times slower, as a new
// customer who is signed out takes it: taps, fields and the work of the main thread of each step, for 30 guests, and for 60 who need
// the code of C82.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, devices } from '@playwright/test'
import { addDays, dayInIndia } from '#contract/values/calendar.ts'
import { entryOfProduct } from '#test/support/product.ts'
import { findBrowser } from '../scripts/browser.mjs'
import { bookSignedOut } from './road/flow.ts'
import { Walker } from './road/walker.ts'
import { start } from './shared/processes.ts'
import { print, printTable } from './shared/table.ts'

const port = 4440
const origin = `http://localhost:${port}`
const slowDown = 4
const busyAim = 200
const aims: Readonly<Record<number, { taps: number; fields: number }>> = {
  30: { taps: 20, fields: 10 },
  60: { taps: 22, fields: 11 },
}

const dataDir = mkdtempSync(join(tmpdir(), 'pangat-road-'))
const product = await start(entryOfProduct(), {
  port,
  path: '/health/ready',
  environment: { DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: origin },
})
const browser = await chromium.launch({ executablePath: findBrowser() ?? '' })
try {
  for (const guests of [30, 60]) await walk(guests)
} finally {
  await browser.close()
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function walk(guests: number): Promise<void> {
  const phone = devices['Pixel 7']
  const context = await browser.newContext({ ...phone, viewport: { width: 390, height: 844 }, baseURL: origin })
  const page = await context.newPage()
  const walker = await Walker.on(page, slowDown)
  try {
    await bookSignedOut(walker, {
      guests,
      date: addDays(dayInIndia(new Date()), 21),
      email: `asha.${guests}.${Date.now()}@example.com`,
      phone: `98${String(Date.now()).slice(-8)}`,
      codeFor,
    })
  } finally {
    report(guests, walker)
    if (process.env.ROAD_SCREENSHOT) await page.screenshot({ path: process.env.ROAD_SCREENSHOT })
    await context.close()
  }
}

function report(guests: number, { steps }: Walker): void {
  const sum = (of: 'taps' | 'fields') => steps.reduce((all, step) => all + step[of], 0)
  const aim = aims[guests]
  print(`${guests} guests, main thread at ${slowDown}× (aim ${busyAim} ms a step)`)
  printTable([
    ['step', 'taps', 'fields', 'ms'],
    ...steps.map(({ name, taps, fields, busyMs }) => [name, String(taps), String(fields), busyMs.toFixed(0)]),
    ['all', String(sum('taps')), String(sum('fields')), ''],
    ['aim', String(aim?.taps), String(aim?.fields), String(busyAim)],
  ])
  print()
  if (aim && (sum('taps') > aim.taps || sum('fields') > aim.fields)) process.exitCode = 1
}

/** The code in the last email to an address, as the outbox of the demo shows it. */
async function codeFor(email: string): Promise<string> {
  for (let tries = 0; tries < 50; tries++) {
    const rows = (await (await fetch(`${origin}/dev/mail`)).text()).split('<tr>')
    const row = rows.find((each) => each.includes(`<td>${email}</td>`) && each.includes('verification code'))
    const path = /href="(\/dev\/mail\/[^"]+)"/.exec(row ?? '')?.[1]
    const code = path && /@[\w.]+ #(\d{6})/.exec(await (await fetch(origin + path)).text())?.[1]
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`no code was sent to ${email}`)
}
