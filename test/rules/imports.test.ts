import { expect, test } from 'vitest'
import { posix } from 'node:path'
import { isTest, sourcesBelow, type Source } from './sources.ts'

// React Router's own configuration, which is read before aliases are known.
const sources = sourcesBelow('src').filter((source) => !isTest(source) && source.path !== 'src/web/routes.ts')

/** What belongs together: a module, a folder of an audience, else the folder below server, web or src. */
function unitOf(path: string): string {
  const unit =
    /^src\/server\/modules\/[^/]+\//.exec(path) ??
    /^src\/web\/(?:shared|public|booking|kitchen|office|account)\/[^/]+\//.exec(path) ??
    /^src\/(?:server|web)\/[^/]+\//.exec(path) ??
    /^src\/[^/]+\//.exec(path)
  return unit?.[0] ?? ''
}

test('imports name what is outside their module or folder by alias: #server/…, #web/…, #contract/…', () => {
  const climbing = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:from|import\(|import) '(\.\.\/[^']+)'/g)].flatMap(([, specifier = '']) => {
      const target = posix.join(posix.dirname(path), specifier)
      return unitOf(target) === unitOf(path) ? [] : [`${path}: ${specifier}`]
    }),
  )
  expect(climbing).toEqual([])
})

/** For the form of a menu and the operation that saves it, which come together. */
const planned = ['src/contract/values/jain-words.ts']

/** Files of the contract's values and rules that these files reach, through each other too. */
function reachedFrom(users: readonly Source[], parts: readonly Source[]): Set<string> {
  const reached = new Set<string>()
  const follow = ({ path, text }: Source): void => {
    for (const [, specifier = ''] of text.matchAll(/from '((?:#contract\/|\.)[^']+)'/g)) {
      const target = specifier.startsWith('.')
        ? posix.join(posix.dirname(path), specifier)
        : specifier.replace('#contract/', 'src/contract/')
      const part = parts.find((one) => one.path === target)
      if (!part || reached.has(target)) continue
      reached.add(target)
      follow(part)
    }
  }
  users.forEach(follow)
  return reached
}

test('values and rules of the contract are used by both sides: what one side alone uses belongs there', () => {
  const below = (folders: RegExp) => sources.filter(({ path }) => folders.test(path))
  const parts = below(/^src\/contract\/(?:values|rules)\//)
  // What an endpoint's schema checks, the server uses.
  const server = reachedFrom(below(/^src\/(?:server|serve|contract\/endpoints)\//), parts)
  const web = reachedFrom(below(/^src\/web\//), parts)
  const ofOneSide = parts.map(({ path }) => path).filter((path) => !server.has(path) || !web.has(path))
  expect(ofOneSide.filter((path) => !planned.includes(path))).toEqual([])
})
