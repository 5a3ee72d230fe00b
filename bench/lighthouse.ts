// npm run lighthouse: the public pages of the built product on Lighthouse's phone preset, medians of a few runs.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findBrowser } from '../scripts/browser.mjs'
import { start } from './shared/processes.ts'
import { median } from './shared/statistics.ts'

const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 5)
const port = 4430
const cli = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'))
// Without a screen, Chrome that holds the old page until the new one is drawn lets go of it at a tick once a second: what
// was drawn after 0.4 s was then reported as drawn after 1.3 or 2.3 s.
const chromeFlags =
  '--disable-features=PaintHolding --headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync --no-first-run'

/** What is measured. The search names a place, so that nobody is asked where they are. */
const pages = [
  ['home', '/'],
  ['search', '/pangat?place=Andheri+West&people=25-50'],
  ['area', '/pangat/andheri'],
  ['caterer', '/caterer/annapurna-rasoi?people=25-50'],
] as const

/** Never below these. */
const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof least

/** The part of Lighthouse's report that is read here. */
interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>
}

const vitals = {
  LCP: ['largest-contentful-paint', (ms: number) => `${(ms / 1000).toFixed(2)} s`],
  TBT: ['total-blocking-time', (ms: number) => `${ms.toFixed(0)} ms`],
  CLS: ['cumulative-layout-shift', (shift: number) => shift.toFixed(3)],
} as const

async function report(url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cli, url, '--quiet', '--output=json', `--chrome-flags=${chromeFlags}`],
    { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CHROME_PATH: findBrowser() } },
  )
  return JSON.parse(stdout) as Report
}

async function measure(name: string, url: string): Promise<boolean> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) reports.push(await report(url))
  const categories = Object.keys(least) as Category[]
  const scores = categories.map((id) =>
    median(reports.map((each) => Math.round((each.categories[id].score ?? 0) * 100))),
  )
  const times = Object.entries(vitals).map(
    ([label, [id, show]]) =>
      `${label} ${show(median(reports.map((each) => each.audits[id]?.numericValue ?? Number.NaN)))}`,
  )
  process.stdout.write(`${name.padEnd(8)} ${scores.join(' / ').padEnd(22)} ${times.join('   ')}\n`)
  const failed = reports.flatMap((each) => lost(each))
  for (const title of new Set(failed)) process.stdout.write(`         - ${title}\n`)
  return categories.every((id, i) => (scores[i] ?? 0) >= least[id])
}

/** What cost points in the categories that have to be whole. */
function lost({ categories, audits }: Report): string[] {
  return (['accessibility', 'best-practices', 'seo'] as const).flatMap((id) =>
    categories[id].auditRefs.flatMap(({ id: audit, weight }) => {
      const found = audits[audit]
      return weight > 0 && found && found.score !== null && found.score < 1 ? [`${id}: ${found.title}`] : []
    }),
  )
}

const dataDir = mkdtempSync(join(tmpdir(), 'pangat-lighthouse-'))
const product = await start('src/main.ts', {
  port,
  path: '/health/ready',
  environment: { DATA_DIR: dataDir, PORT: String(port) },
})
try {
  process.stdout.write(`Performance / accessibility / best practices / SEO, phone preset, median of ${runs}\n`)
  let good = true
  for (const [name, path] of pages) good = (await measure(name, `http://localhost:${port}${path}`)) && good
  process.exitCode = good ? 0 : 1
} finally {
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
