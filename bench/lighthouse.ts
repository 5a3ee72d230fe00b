// npm run lighthouse: pages of the built product on Lighthouse's phone preset, medians of a few runs: those of the search, with
// `-- --pages guides` one of each type to read, or with `-- --as caterer` those of the demo caterer, who is signed in.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { entryOfProduct } from '#test/support/product.ts'
import { findBrowser } from '../scripts/browser.mjs'
import { brotliBytes } from './reads/first-load.ts'
import { pageScripts } from './reads/page-scripts.ts'
import { aims } from './shared/aims.ts'
import { start } from './shared/processes.ts'
import { signedInBrowser } from './shared/signed-in-browser.ts'
import { median } from './shared/statistics.ts'
import { kilobytes } from './shared/table.ts'

const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 5)
const port = 4430
const origin = `http://localhost:${port}`
const cli = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'))
// Without a screen, Chrome that holds the old page until the new one is drawn lets go of it at a tick once a second: what
// was drawn after 0.4 s was then reported as drawn after 1.3 or 2.3 s.
const chromeFlags =
  '--disable-features=PaintHolding --headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync --no-first-run'

const { values: options } = parseArgs({ options: { as: { type: 'string' }, pages: { type: 'string' } } })
if (options.as !== undefined && options.as !== 'caterer') throw new Error(`--as ${options.as} is not known: caterer`)
if (options.pages !== undefined && options.pages !== 'guides')
  throw new Error(`--pages ${options.pages} is not known: guides`)
const isCaterer = options.as === 'caterer'
const areGuides = !isCaterer && options.pages === 'guides'

/** What is measured. The search names a place, so that nobody is asked where they are. */
const pages = Object.entries(
  isCaterer
    ? {
        dashboard: '/caterer-dashboard',
        onboarding: '/caterer-dashboard/onboarding',
        manage: '/caterer-dashboard/manage',
        people: '/caterer-dashboard/people',
        orders: '/caterer-dashboard/orders',
        calendar: '/caterer-dashboard/calendar',
        sheet: '/caterer-dashboard/kitchen-sheet',
        reviews: '/caterer-dashboard/reviews',
        enquiries: '/caterer-dashboard/enquiries',
        money: '/caterer-dashboard/money',
      }
    : areGuides
      ? {
          services: '/services',
          service: '/services/weddings',
          weddings: '/wedding-caterers-mumbai',
          enquiry: '/wedding-catering-services',
          festival: '/festival-catering',
          blog: '/blog',
          post: '/blog/party-caterers-mumbai',
          contact: '/contactus',
          policy: '/refund-policy',
          ranking: '/how-we-rank-caterers',
          complaints: '/complaints',
          caterers: '/caterer-home',
        }
      : {
          home: '/',
          search: '/pangat?place=Andheri+West&people=25-50',
          area: '/pangat/andheri',
          caterer: '/caterer/annapurna-rasoi?people=25-50',
        },
)

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

/** Never below these. Pages of one person load what they show after signing in, and are not for search engines. */
const least: Partial<Record<Category, number>> = isCaterer
  ? { accessibility: 100, 'best-practices': 100 }
  : { performance: areGuides ? 98 : 95, accessibility: 100, 'best-practices': 100, seo: 100 }

/** The part of Lighthouse's report that is read here. */
interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; numericValue?: number; title: string }> & {
    'network-requests': { details: { items: { url: string; resourceType?: string }[] } }
  }
}

const vitals = {
  LCP: ['largest-contentful-paint', (ms: number) => `${(ms / 1000).toFixed(2)} s`],
  TBT: ['total-blocking-time', (ms: number) => `${ms.toFixed(0)} ms`],
  CLS: ['cumulative-layout-shift', (shift: number) => shift.toFixed(3)],
} as const

/** What Lighthouse says when it missed the beginning of a page's load. */
const wantsAnother = 'Please run Lighthouse again'

/** `debugPort` is that of a browser that is signed in, whose storage stays. */
async function report(url: string, debugPort: number | undefined): Promise<Report> {
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

async function measure(name: string, url: string, debugPort: number | undefined): Promise<boolean> {
  const reports: Report[] = []
  for (let taken = 0; taken < runs; taken++) reports.push(await report(url, debugPort))
  const scores = categories.map((id) =>
    median(reports.map((each) => Math.round((each.categories[id].score ?? 0) * 100))),
  )
  const times = Object.entries(vitals).map(
    ([label, [id, show]]) =>
      `${label} ${show(median(reports.map((each) => each.audits[id]?.numericValue ?? Number.NaN)))}`,
  )
  const all = median(reports.map(scriptBytes))
  const first = pageScripts().get(new URL(url).pathname)
  const { limit } = aims.scriptsOfCaterer
  process.stdout.write(
    `${name.padEnd(10)} ${scores.join(' / ').padEnd(22)} ${times.join('   ')}   scripts ${first === undefined ? '' : `${kilobytes(first)} of `}${kilobytes(all)} KB\n`,
  )
  const isHeavy = isCaterer && first !== undefined && first > limit * 1000
  if (isHeavy) process.stdout.write(`           - scripts before the page is alive are above ${limit} KB\n`)
  const failed = reports.flatMap((each) => lost(each))
  for (const title of new Set(failed)) process.stdout.write(`           - ${title}\n`)
  return !isHeavy && categories.every((id, i) => (scores[i] ?? 0) >= (least[id] ?? 0))
}

/** Scripts of the site that the page asked for until it was quiet, in brotli; those from the browser's cache count. */
function scriptBytes({ audits }: Report): number {
  const files = audits['network-requests'].details.items.flatMap(({ url, resourceType }) =>
    resourceType === 'Script' && url.startsWith(origin) ? [new URL(url).pathname] : [],
  )
  return brotliBytes(new Set(files.filter((file) => file.startsWith('/assets/'))))
}

/** What cost points in the categories that have to be whole. */
function lost({ categories: found, audits }: Report): string[] {
  const whole = categories.filter((id) => least[id] === 100)
  return whole.flatMap((id) =>
    found[id].auditRefs.flatMap(({ id: audit, weight }) => {
      const result = audits[audit]
      return weight > 0 && result && result.score !== null && result.score < 1 ? [`${id}: ${result.title}`] : []
    }),
  )
}

const dataDir = mkdtempSync(join(tmpdir(), 'pangat-lighthouse-'))
const product = await start(entryOfProduct(), {
  port,
  path: '/health/ready',
  environment: { DATA_DIR: dataDir, PORT: String(port) },
})
const browser = isCaterer
  ? await signedInBrowser(origin, 'caterer@pangat.example', {
      executablePath: findBrowser() ?? '',
      args: chromeFlags.split(' '),
      port: port + 1,
    })
  : undefined
try {
  process.stdout.write(`Performance / accessibility / best practices / SEO, phone preset, median of ${runs}\n`)
  let good = true
  for (const [name, path] of pages) good = (await measure(name, origin + path, browser?.port)) && good
  process.exitCode = good ? 0 : 1
} finally {
  await browser?.close()
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
