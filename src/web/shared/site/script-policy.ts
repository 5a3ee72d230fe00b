import { createHash } from 'node:crypto'
import type { HeldScripts } from './late-scripts.ts'
import { shortened } from './short-scripts.ts'

export interface FinishedPage {
  html: string
  /** CSP sources of the scripts that carried the mark, and of the one that lets them start. */
  sources: string[]
}

const scriptTag = '<script'
const scriptEnd = '</script>'
const bodyEnd = '</body>'
const preload = /<link rel="modulepreload" href="([^"]*)"\/>/g

/**
 * Finishes a page as React Router renders it, in one walk over its text: strips the renderer's mark, holds its module scripts back as
 * `held` says, with their preloads as a list beside them, adds the script that lets them start, and returns the hashes of the inline scripts that
 * carried the mark. The page has one character for each byte, so that what is hashed is what is sent.
 */
export function finishPage(page: string, mark: string, held: HeldScripts): FinishedPage {
  const attribute = ` nonce="${mark}"`
  const sources = new Set<string>()
  const parts: string[] = []
  const files = new Set<string>()
  const withoutPreload = (_: string, file: string) => {
    files.add(file)
    return ''
  }
  const addMarkup = (from: number, to?: number) =>
    parts.push(page.slice(from, to).replaceAll(attribute, '').replaceAll(preload, withoutPreload))
  let at = 0
  for (;;) {
    const begin = page.indexOf(scriptTag, at)
    const body = begin < 0 ? -1 : page.indexOf('>', begin) + 1
    const end = body <= 0 ? -1 : page.indexOf(scriptEnd, body)
    if (end < 0) break
    const tag = page.slice(begin, body)
    addMarkup(at, begin)
    const isOurs = tag.includes(attribute)
    const text = isOurs ? shortened(page.slice(body, end)) : page.slice(body, end)
    if (isOurs && !/\bsrc=/.test(tag)) sources.add(sourceOf(text))
    const plain = tag.replace(attribute, '')
    parts.push(isOurs && plain === moduleTag ? heldTag(held, files) : plain, text)
    at = end
  }
  const last = page.lastIndexOf(bodyEnd)
  if (last < at) addMarkup(at)
  else {
    addMarkup(at, last)
    parts.push(`${scriptTag}>${held.starter}${scriptEnd}`)
    addMarkup(last)
  }
  sources.add(sourceOf(held.starter))
  return { html: parts.join(''), sources: [...sources] }
}

const moduleTag = '<script type="module" async="">'

/** The preloads come before the module, of which they become an attribute: they are many, and none is of use before it. */
function heldTag({ type }: HeldScripts, files: ReadonlySet<string>): string {
  return files.size === 0 ? `<script type="${type}">` : `<script type="${type}" data-files="${[...files].join(' ')}">`
}

/** Scripts that hold no data are the same on many pages. Longer ones, which do, are not looked up: that takes as long as to hash them. */
const longestKnown = 8_192
const mostKnown = 200
const known = new Map<string, string>()

/** CSP source that allows an inline script by its hash. */
export function sourceOf(script: string): string {
  const before = known.get(script)
  if (before !== undefined) return before
  const source = `'sha256-${createHash('sha256').update(script, 'latin1').digest('base64')}'`
  if (script.length <= longestKnown) {
    if (known.size >= mostKnown) known.clear()
    // A copy: a slice would keep the whole page that it was cut out of.
    known.set(Buffer.from(script, 'latin1').toString('latin1'), source)
  }
  return source
}
