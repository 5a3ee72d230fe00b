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
  run(context: { exclude: string[] }, options: object): ReturnType<AxeBuilder['analyze']>
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
  for (const frame of page.frames()) if (!(await isSandboxed(frame))) await bringAxe(frame)
  return page.evaluate(
    async ({ exclude, values, rules }) => {
      const { axe } = window as unknown as { axe: Axe }
      const { violations } = await axe.run(
        { exclude },
        {
          runOnly: { type: 'tag', values },
          rules,
          // What passes is not described.
          resultTypes: ['violations'],
          // The one rule that waits for files is about films; the rules of style sheets, which axe copies too, are not asked.
          preload: { assets: ['media'] },
        },
      )
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    },
    {
      exclude: [sandboxed],
      values: standards,
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    },
  )
}

async function isSandboxed(frame: Frame): Promise<boolean> {
  if (!frame.parentFrame()) return false
  const element = await frame.frameElement()
  return element.evaluate((node, selector) => (node as Element).matches(selector), sandboxed)
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
