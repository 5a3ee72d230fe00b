import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { get } from './get.ts'

const client = join(import.meta.dirname, '../build/client')

/** Brotli bytes that a page needs before it is interactive: the scripts its HTML names, its styles, itself. */
export async function firstLoad(
  origin: string,
  path: string,
): Promise<{ scripts: number; styles: number; html: number }> {
  const { text: html } = await get(origin + path)
  const scripts = new Set(
    [...html.matchAll(/(?:href|src|from|import)[=\s(]*"(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file),
  )
  const styles = new Set([...html.matchAll(/href="(\/assets\/[^"#]+\.css)#?"/g)].map(([, file = '']) => file))
  const weigh = (files: Iterable<string>) =>
    [...files].reduce((all, file) => all + brotliCompressSync(readFileSync(join(client, file))).length, 0)
  return { scripts: weigh(scripts), styles: weigh(styles), html: brotliCompressSync(html).length }
}
