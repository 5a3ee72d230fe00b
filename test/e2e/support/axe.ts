import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeBuilder } from '@axe-core/playwright'
import type { Frame, Page } from '@playwright/test'

/** The minified file: the other is sent to the page, and compiled there, for twice as long. */
const source = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** WCAG 2.2 at level AA, and what axe calls best practices. */
export const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Axe never returns from a sandboxed frame since Chromium 156, because no script runs in it. */
export const sandboxed = 'iframe[sandbox][srcdoc]'

/** What is used of axe in a page. */
interface Axe {
  configure(settings: { noHtml: boolean }): void
  run(context: { include?: Element[]; exclude: string[] }, options: object): ReturnType<AxeBuilder['analyze']>
  commons: { color: { Color: { prototype: Color } } }
}

interface Color {
  r: number
  g: number
  b: number
  alpha: number
  parseString(text: string): Color
}

/**
 * Returns a line for each element that violates a rule, sandboxed frames left out. Asks axe in the page rather than through
 * `AxeBuilder`, which compiles axe twice for each question.
 */
export async function violationsOf(page: Page, without: readonly string[] = []): Promise<string[]> {
  await bringAxeTo(page)
  return ask(page, { without })
}

const contrast = 'color-contrast'

/** Texts whose contrast was judged by this worker and found sufficient, as {@link textsOf} names them. */
const readable = new Set<string>()

/**
 * As {@link violationsOf}, but asks about contrast, which is half of axe's time, for one text of each kind alone, and not again for
 * kinds that an earlier look of this worker was content with. `npm run test:full` judges every text of every page.
 */
export async function newViolationsOf(page: Page): Promise<string[]> {
  // Texts of a frame have ancestors in another document.
  if (process.env.PANGAT_FULL || page.frames().length > 1) return violationsOf(page)
  await bringAxeTo(page)
  const texts = (await page.evaluate(textsOf)).filter((text) => !readable.has(text))
  const violations = await ask(page, { without: [contrast] })
  if (texts.length === 0) return violations
  const unreadable = await ask(page, { only: contrast, texts })
  if (unreadable.length === 0) for (const text of texts) readable.add(text)
  return [...violations, ...unreadable]
}

interface Question {
  without?: readonly string[]
  only?: string
  /** Kinds of texts that are asked about, one of each; the whole page without them. */
  texts?: readonly string[]
}

function ask(page: Page, { without = [], only, texts }: Question): Promise<string[]> {
  return page.evaluate(
    async ({ exclude, runOnly, rules, kinds }) => {
      const { axe, textsToJudge } = window as unknown as { axe: Axe; textsToJudge: Map<string, Element> }
      // What has left the page since is not read any more.
      const include = kinds?.flatMap((kind) => textsToJudge.get(kind) ?? []).filter((element) => element.isConnected)
      if (include?.length === 0) return []
      const { violations } = await axe.run(include ? { include, exclude } : { exclude }, {
        runOnly,
        rules,
        // What passes is not described.
        resultTypes: ['violations'],
        // The one rule that waits for files is about films; the rules of style sheets, which axe copies too, are not asked.
        preload: { assets: ['media'] },
      })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    },
    {
      exclude: [sandboxed],
      runOnly: only ? { type: 'rule', values: [only] } : { type: 'tag', values: standards },
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
      kinds: texts,
    },
  )
}

/**
 * Runs in the browser: names the kinds of text on the page. Two texts are of one kind when they and all that they lie in are
 * written alike, of a page of that width and theme: then they have the same colours.
 */
function textsOf(): string[] {
  const kinds = new Map<Element, string>()
  const ofElement = (element: Element): string => {
    const known = kinds.get(element)
    if (known !== undefined) return known
    const own = [...element.attributes]
      .filter(({ name }) =>
        /^(class|style|disabled|hidden|open|type|role|aria-(?!label|describedby|controls|owns)|data-)/.test(name),
      )
      .map(({ name, value }) => `${name}=${value}`)
      .join(' ')
    const kind = `${element.parentElement ? ofElement(element.parentElement) : ''}>${element.tagName} ${own}`
    kinds.set(element, kind)
    return kind
  }
  const page = `${innerWidth} ${matchMedia('(prefers-color-scheme: dark)').matches}`
  const isText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim())
  const hashOf = (text: string): string => {
    let [low, high] = [0x811c9dc5, 0x1b873593]
    for (let i = 0; i < text.length; i++) {
      low = Math.imul(low ^ text.charCodeAt(i), 0x01000193)
      high = Math.imul(high ^ text.charCodeAt(i), 0x85ebca6b)
    }
    return `${page} ${low} ${high}`
  }
  const named = new Map<string, Element>()
  for (const element of document.body.querySelectorAll('*')) {
    if (!isText(element) || element.getClientRects().length === 0) continue
    const kind = hashOf(ofElement(element))
    if (!named.has(kind)) named.set(kind, element)
  }
  Object.assign(window, { textsToJudge: named })
  return [...named.keys()]
}

async function isSandboxed(frame: Frame): Promise<boolean> {
  if (!frame.parentFrame()) return false
  const element = await frame.frameElement()
  return element.evaluate((node, selector) => (node as Element).matches(selector), sandboxed)
}

async function bringAxeTo(page: Page): Promise<void> {
  for (const frame of page.frames()) if (!(await isSandboxed(frame))) await bringAxe(frame)
}

/** Loads axe once for each document. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return
  await frame.evaluate(`${source};(${prepareAxe.toString()})()`)
}

/**
 * Runs in the browser. Half of axe's time is contrast, and a third of that is parsing the same few colours for every element and all
 * that is behind it; elements are printed by their selectors, so that their HTML, which axe writes for each one, is not needed.
 */
function prepareAxe(): void {
  const { axe } = window as unknown as { axe: Axe }
  axe.configure({ noHtml: true })
  const { prototype } = axe.commons.color.Color
  const parse = Object.getOwnPropertyDescriptor(prototype, 'parseString')?.value as Color['parseString']
  const parsed = new Map<string, Pick<Color, 'r' | 'g' | 'b' | 'alpha'>>()
  prototype.parseString = function (text) {
    const known = parsed.get(text)
    if (known) return Object.assign(this, known)
    parse.call(this, text)
    const { r, g, b, alpha } = this
    parsed.set(text, { r, g, b, alpha })
    return this
  }
}
