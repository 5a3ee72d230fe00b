import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { aimCell, aims, type Aim } from '../shared/aims.ts'
import { get } from '../shared/get.ts'
import { root } from '../shared/processes.ts'
import { sidedTable, type Column } from '../shared/sided-table.ts'
import { onBoth, type Sides } from '../shared/sides.ts'
import { kilobytes, type Table } from '../shared/table.ts'

/** Bytes, in brotli but for the HTML as it is, that a page needs before it is interactive. */
interface FirstLoad {
  scripts: number
  styles: number
  html: number
  htmlBrotli: number
}

/** A running product, and the checkout that it was built from. */
interface Site {
  origin: string
  folder: string
}

interface Page {
  name: string
  path: string
  scripts: Aim
  html?: { raw: Aim; brotli: Aim }
}

const pages: readonly Page[] = [
  { name: 'home', path: '/', scripts: aims.scriptsOfHome },
  {
    name: 'search by a point',
    path: '/pangat?lat=19.12&lng=72.846&people=25-50',
    scripts: aims.scriptsOfList,
    html: { raw: aims.listHtml, brotli: aims.listHtmlBrotli },
  },
  { name: 'caterer', path: '/caterer/annapurna-rasoi', scripts: aims.scriptsOfList },
  { name: 'terms', path: '/terms-and-conditions', scripts: aims.scriptsToRead },
]

interface Row extends Sides<FirstLoad> {
  page: Page
}

const columns: readonly Column<FirstLoad, Row>[] = [
  { head: 'page', once: ({ page }) => page.name },
  { head: 'scripts', each: ({ scripts }) => kilobytes(scripts) },
  { head: 'aim / limit', once: ({ page }) => aimCell(page.scripts) },
  { head: 'styles', each: ({ styles }) => kilobytes(styles) },
  { head: 'HTML', each: ({ html }) => kilobytes(html) },
  { head: 'aim / limit', once: ({ page }) => aimCell(page.html?.raw) },
  { head: 'HTML in brotli', each: ({ htmlBrotli }) => kilobytes(htmlBrotli) },
  { head: 'aim / limit', once: ({ page }) => aimCell(page.html?.brotli) },
]

/** Weighs what the HTML of pages names; scripts that a page starts later under another name are in it. */
export async function firstLoads(sides: Sides<Site>, hasBefore: boolean): Promise<Table> {
  const rows: Row[] = []
  for (const page of pages)
    rows.push({ page, ...(await onBoth(`the first load of ${page.path}`, sides, (site) => weigh(site, page.path))) })
  return sidedTable(hasBefore, columns, rows)
}

async function weigh({ origin, folder }: Site, path: string): Promise<FirstLoad> {
  const { status, text: html } = await get(origin + path)
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  const scripts = new Set(
    [...html.matchAll(/(?:href|src|from|import|data-files)[=\s(]*"(\/assets\/[^"]+\.js)"/g)].flatMap(([, files = '']) =>
      files.split(' '),
    ),
  )
  const styles = new Set([...html.matchAll(/href="(\/assets\/[^"#]+\.css)#?"/g)].map(([, file = '']) => file))
  return {
    scripts: brotliBytes(scripts, folder),
    styles: brotliBytes(styles, folder),
    html: Buffer.byteLength(html),
    htmlBrotli: brotliCompressSync(html).length,
  }
}

/** Returns the size in bytes of files of the built site of a checkout in brotli, by their paths in URLs. */
export function brotliBytes(files: Iterable<string>, folder = root): number {
  const client = join(folder, 'build/client')
  return [...files].reduce((all, file) => all + brotliCompressSync(readFileSync(join(client, file))).length, 0)
}
