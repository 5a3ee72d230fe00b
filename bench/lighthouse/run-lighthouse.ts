import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findBrowser } from '../../scripts/browser.mjs'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** The part of Lighthouse's report that is read here. */
export interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; numericValue?: number; title: string }> & {
    'network-requests': { details: { items: { url: string; resourceType?: string }[] } }
  }
}

const cli = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'))
// Without a screen, Chrome that holds the old page until the new one is drawn lets go of it at a tick once a second: what
// was drawn after 0.4 s was then reported as drawn after 1.3 or 2.3 s.
export const chromeFlags =
  '--disable-features=PaintHolding --headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync --no-first-run'

/** What Lighthouse says when it missed the beginning of a page's load. */
const wantsAnother = 'Please run Lighthouse again'

/** Runs Lighthouse's phone preset on a page. `debugPort` is that of a browser that is signed in, whose storage stays. */
export async function runLighthouse(url: string, debugPort: number | undefined): Promise<Report> {
  return run(url, debugPort).catch((error: unknown) => {
    if (!String(error).includes(wantsAnother)) throw error
    return run(url, debugPort)
  })
}

async function run(url: string, debugPort: number | undefined): Promise<Report> {
  const session = debugPort === undefined ? [] : [`--port=${debugPort}`, '--disable-storage-reset']
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cli, url, '--quiet', '--output=json', `--chrome-flags=${chromeFlags}`, ...session],
    { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CHROME_PATH: findBrowser() } },
  )
  return JSON.parse(stdout) as Report
}
