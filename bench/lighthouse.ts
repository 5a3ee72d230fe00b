// npm run lighthouse [-- --before <commit>]: pages of the built product on Lighthouse's phone preset, medians of a few runs: those of the
// search, with `-- --pages guides` one of each type to read, or with `-- --as caterer` those of the demo caterer, who is signed in.
// `--before` builds that commit, and its runs alternate with those of this checkout.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { entryOfProduct } from '#test/support/product.ts'
import { findBrowser } from '../scripts/browser.mjs'
import { lostPoints, pageFigures, type Site } from './lighthouse/page-figures.ts'
import { isWithinLimits, pageTable, type PageAims } from './lighthouse/page-table.ts'
import { chromeFlags, runLighthouse, type Report } from './lighthouse/run-lighthouse.ts'
import { aims } from './shared/aims.ts'
import { buildCommit } from './shared/build-commit.ts'
import { root, start } from './shared/processes.ts'
import { inTurns, eachSide, onBoth, type Sides } from './shared/sides.ts'
import { signedInBrowser } from './shared/signed-in-browser.ts'
import { print, printTable } from './shared/table.ts'

const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 5)

const { values: options } = parseArgs({
  options: { as: { type: 'string' }, pages: { type: 'string' }, before: { type: 'string' } },
})
if (options.as !== undefined && options.as !== 'caterer') throw new Error(`--as ${options.as} is not known: caterer`)
if (options.pages !== undefined && options.pages !== 'guides')
  throw new Error(`--pages ${options.pages} is not known: guides`)
const isCaterer = options.as === 'caterer'
const areGuides = !isCaterer && options.pages === 'guides'
const hasBefore = options.before !== undefined

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

const { otherCategories: whole } = aims
/** Pages of one person load what they show after signing in, and are not for search engines. */
const wanted: PageAims = isCaterer
  ? { scores: { accessibility: whole, 'best-practices': whole }, firstScripts: aims.scriptsOfCaterer }
  : {
      scores: {
        performance: areGuides ? aims.performanceOfGuides : aims.performance,
        accessibility: whole,
        'best-practices': whole,
        seo: whole,
      },
    }

const directory = mkdtempSync(join(tmpdir(), 'pangat-lighthouse-'))
const cleanups: (() => void | Promise<void>)[] = []

/** Starts the product of a checkout, with a browser on the port after its own where somebody is signed in. */
async function startSite({ folder, port }: { folder: string; port: number }): Promise<Site> {
  const product = await start(entryOfProduct(folder), {
    port,
    path: '/health/ready',
    folder,
    environment: { DATA_DIR: join(directory, String(port)), PORT: String(port) },
  })
  cleanups.push(product.stop)
  const origin = `http://localhost:${port}`
  if (!isCaterer) return { origin, folder, debugPort: undefined }
  const browser = await signedInBrowser(origin, 'caterer@pangat.example', {
    executablePath: findBrowser() ?? '',
    args: chromeFlags.split(' '),
    port: port + 1,
  })
  cleanups.push(browser.close)
  return { origin, folder, debugPort: browser.port }
}

/** Measures a page of each side in turns and prints it; returns whether that of this checkout is within its limits. */
async function measure(name: string, path: string, sites: Sides<Site>): Promise<boolean> {
  const takeRun = inTurns(path, sites, ({ origin, debugPort }) => runLighthouse(origin + path, debugPort))
  const taken: Sides<Report>[] = []
  for (let run = 0; run < runs; run++) taken.push(await takeRun(run))
  const { before, after } = eachSide(taken)
  const measured = {
    before: before && sites.before && { reports: before, site: sites.before },
    after: { reports: after, site: sites.after },
  }
  const figures = await onBoth(path, measured, async ({ reports, site }) => pageFigures(reports, site, path))
  print()
  const { head, rows } = pageTable(name, figures, wanted, hasBefore)
  printTable([head, ...rows])
  for (const title of lostPoints(after, (id) => wanted.scores[id]?.limit === 100)) print(`  - ${title}`)
  return isWithinLimits(figures.after, wanted)
}

async function main(): Promise<void> {
  const earlier = options.before === undefined ? undefined : buildCommit(options.before, join(directory, 'earlier'))
  if (earlier) cleanups.push(earlier.remove)
  const sites = await onBoth(
    'all pages',
    { before: earlier && { folder: earlier.folder, port: 4432 }, after: { folder: root, port: 4430 } },
    startSite,
  )
  print(`Phone preset, median of ${runs}${earlier ? `, before is ${earlier.name}` : ''}`)
  let good = true
  for (const [name, path] of pages) good = (await measure(name, path, sites)) && good
  process.exitCode = good ? 0 : 1
}

try {
  await main()
} finally {
  for (const cleanup of cleanups.toReversed()) await cleanup()
  rmSync(directory, { recursive: true, force: true })
}
