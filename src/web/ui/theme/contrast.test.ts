import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { themeColor } from './theme-color.ts'

const css = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8')
const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]
type Tokens = ReadonlyMap<string, Record<Theme, string>>

const calm = tokensOf(css.slice(0, css.indexOf('@theme')))
const contrasty = new Map([...calm, ...tokensOf(css.slice(css.indexOf('prefers-contrast')))])

function tokensOf(text: string): Tokens {
  const pairs = text.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)
  return new Map([...pairs].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]))
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(tokens: Tokens, theme: Theme, one: string, other: string): number {
  const [a, b] = [one, other].map((name) => {
    const token = tokens.get(name)
    if (!token) throw new Error(`theme.css has no colour '${name}'`)
    return luminance(token[theme])
  }) as [number, number]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const grounds = ['paper', 'surface', 'sunken']
const washes = ['leaf-wash', 'marigold-wash', 'kokum-wash', 'danger-wash']
const over = (texts: readonly string[], under: readonly string[]) =>
  texts.flatMap((text) => under.map((ground) => [text, ground] as const))

/** Whatever the pieces and pages write on what. */
const texts = [
  ...over(['ink', 'ink-soft'], [...grounds, ...washes]),
  ...over(['leaf', 'leaf-deep', 'kokum', 'marigold-ink', 'danger', 'veg', 'non-veg', 'jain'], grounds),
  ...over(['leaf', 'leaf-deep', 'veg', 'non-veg', 'jain'], ['leaf-wash']),
  ...over(['marigold-ink'], ['marigold-wash']),
  ...over(['kokum'], ['kokum-wash', 'marigold-wash']),
  ...over(['danger'], ['danger-wash']),
  ...['leaf', 'marigold', 'kokum', 'danger'].flatMap((fill) => over([`on-${fill}`], [fill, `${fill}-deep`])),
]
/** What is no text but must be seen: borders of what can be filled in, the focus ring, stars and marks. */
const shapes = over(['line-strong', 'focus'], [...grounds, ...washes])

describe.each(themes)('in the %s theme', (theme) => {
  test.each(texts)('%s can be read on %s', (text, ground) => {
    expect(contrast(calm, theme, text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(shapes)('%s can be seen on %s', (shape, ground) => {
    expect(contrast(calm, theme, shape, ground)).toBeGreaterThanOrEqual(3)
  })

  test.each(over(['ink', 'ink-soft'], grounds))(
    'who asks for more contrast gets %s at 7 to 1 on %s',
    (text, ground) => {
      expect(contrast(contrasty, theme, text, ground)).toBeGreaterThanOrEqual(7)
    },
  )

  test('the frame of the browser has the colour of the ground', () => {
    expect(themeColor[theme]).toBe(calm.get('paper')?.[theme])
  })
})

test('every colour of the theme has a light and a dark side', () => {
  const named = [...css.slice(0, css.indexOf('@theme')).matchAll(/--color-([a-z-]+): /g)].map(([, name]) => name)
  const sided = new Set([...calm.keys(), 'veil'])
  expect(named.filter((name) => name !== undefined && !sided.has(name))).toEqual([])
})
