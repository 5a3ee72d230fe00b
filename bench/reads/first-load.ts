import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { aimCell, aims, type Aim } from '../shared/aims.ts'
import { get } from '../shared/get.ts'
import { root } from '../shared/processes.ts'
import { kilobytes, type Table } from '../shared/table.ts'

const client = join(root, 'build/client')

/** Bytes, in brotli but for the HTML as it is, that a page needs before it is interactive. */
interface FirstLoad {
  scripts: number
  styles: number
  html: number
  htmlBrotli: number
}

interface Page {
  name: string
  path: string
  scripts: Aim
  html?: { raw: Aim; brotli: Aim }
}

const pages: readonly Page[] = [
  { name: 'home', path: '/', scripts: aims.scripts },
  {
    name: 'search by a point',
    path: '/pangat?lat=19.12&lng=72.846&people=25-50',
    scripts: aims.scripts,
    html: { raw: aims.listHtml, brotli: aims.listHtmlBrotli },
  },
  { name: 'caterer', path: '/caterer/annapurna-rasoi', scripts: aims.scripts },
  { name: 'terms', path: '/terms-and-conditions', scripts: aims.scriptsToRead },
]

/** Weighs what the HTML of pages names; scripts that a page starts later under another name are in it. */
export async function firstLoads(origin: string): Promise<Table> {
  const rows: string[][] = []
  for (const { name, path, scripts, html } of pages) {
    const weighed = await weigh(origin + path)
    rows.push([
      name,
      kilobytes(weighed.scripts),
      aimCell(scripts),
      kilobytes(weighed.styles),
      kilobytes(weighed.html),
      aimCell(html?.raw),
      kilobytes(weighed.htmlBrotli),
      aimCell(html?.brotli),
    ])
  }
  const bounds = 'aim / limit'
  return { head: ['page', 'scripts', bounds, 'styles', 'HTML', bounds, 'HTML in brotli', bounds], rows }
}

async function weigh(url: string): Promise<FirstLoad> {
  const { text: html } = await get(url)
  const scripts = new Set(
    [...html.matchAll(/(?:href|src|from|import|data-files)[=\s(]*"(\/assets\/[^"]+\.js)"/g)].flatMap(([, files = '']) =>
      files.split(' '),
    ),
  )
  const styles = new Set([...html.matchAll(/href="(\/assets\/[^"#]+\.css)#?"/g)].map(([, file = '']) => file))
  return {
    scripts: brotliBytes(scripts),
    styles: brotliBytes(styles),
    html: Buffer.byteLength(html),
    htmlBrotli: brotliCompressSync(html).length,
  }
}

/** Returns the size of files of the built site in brotli, by their paths in URLs. */
export function brotliBytes(files: Iterable<string>): number {
  return [...files].reduce((all, file) => all + brotliCompressSync(readFileSync(join(client, file))).length, 0)
}
