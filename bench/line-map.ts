// npm run bench:lines: how long the map of railway lines takes from the press that opens it until it is drawn, on a service of its own with
// the demo city, at the processor's own speed and at a quarter of it; and what it fetches.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { freePort, startProduct } from '#test/support/product.ts'
import { findHeadlessBrowser } from '../scripts/browser.mjs'
import { partScripts } from './reads/page-scripts.ts'
import { aimCell, aims } from './shared/aims.ts'
import { machineLoad } from './shared/process-figures.ts'
import { median } from './shared/statistics.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7)
const slowDowns = [1, 4]
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

const dataDir = await mkdtemp(join(tmpdir(), 'pangat-lines-'))
const product = await startProduct({ DATA_DIR: dataDir, PORT: String(await freePort()) })
const executablePath = findHeadlessBrowser()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })

/** Milliseconds from the press until the frame with the first station. */
async function open(on: Browser, viewport: { width: number; height: number }, slowDown: number): Promise<number> {
  const context = await on.newContext({ viewport })
  try {
    const page = await context.newPage()
    await page.addInitScript(() => localStorage.setItem('visited', 'true'))
    await page.goto(`${product.origin}/pangat?place=Dadar&people=25-50`, { waitUntil: 'networkidle' })
    const slow = await context.newCDPSession(page)
    await slow.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    return await page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const button = [...document.querySelectorAll('button')].find(
            (each) => each.textContent.includes('Open the map') && each.checkVisibility(),
          )
          if (!button) return reject(new Error('no button opens the map'))
          const watch = new MutationObserver(() => {
            if (!document.querySelector('[data-station]')) return
            watch.disconnect()
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)))
          })
          watch.observe(document.body, { childList: true, subtree: true })
          const begun = performance.now()
          button.click()
        }),
    )
  } finally {
    await context.close()
  }
}

try {
  const load = machineLoad()
  process.stdout.write(`load ${load.load} on ${load.cores} processors\n`)
  const data = await fetch(`${product.origin}/api/railway?people=25-50`, { headers: { 'accept-encoding': 'br' } })
  const encoded = Number(data.headers.get('content-length') ?? 0)
  await data.arrayBuffer()
  const scripts = partScripts('/pangat/:area?', 'opened-map')
  process.stdout.write(
    `scripts ${(scripts / 1000).toFixed(1)} KB, data ${(encoded / 1000).toFixed(1)} KB (${aimCell(aims.lineMap)})\n`,
  )
  for (const [screen, viewport] of Object.entries(screens))
    for (const slowDown of slowDowns) {
      await open(browser, viewport, slowDown)
      const times: number[] = []
      for (let round = 0; round < rounds; round++) times.push(await open(browser, viewport, slowDown))
      process.stdout.write(
        `${screen} at 1/${slowDown} speed: median ${median(times).toFixed(0)} ms, most ${Math.max(...times).toFixed(0)} ms (${aimCell(aims.lineMapDrawn)})\n`,
      )
    }
} finally {
  await browser.close()
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}
