import { expect, test } from 'vitest'
import { withShortTexts } from './short-starters.ts'

const module = `
function greet(to, name) {
  const greeting = {
    text: \`hello \${name}\`,
  };
  to(greeting.text);
}
export const script = \`(\${greet.toString()})(console.log, "world")\`;
`

/** The script that a module exports. */
async function scriptOf(code: string): Promise<string> {
  const { script } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { script: string }
  return script
}

test('a function whose text is in a page is minified and does the same', async () => {
  const [long, short] = [await scriptOf(module), await scriptOf(withShortTexts(module))]
  expect(short.length).toBeLessThan(long.length)
  expect(short).not.toContain('\n')
  const logged: string[] = []
  new Function('console', short)({ log: (text: string) => logged.push(text) })
  expect(logged).toEqual(['hello world'])
})

test('a module of another shape stops the build', () => {
  expect(() => withShortTexts('export const one = 1')).toThrow('no function becomes a text')
  expect(() => withShortTexts('const f = () => 1\nexport const script = f.toString()')).toThrow('f is no function')
})
