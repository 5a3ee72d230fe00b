import { expect, test } from 'vitest'
import { posix } from 'node:path'
import { isTest, sourcesBelow } from './sources.ts'

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
