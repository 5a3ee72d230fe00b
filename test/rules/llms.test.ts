import { expect, test } from 'vitest'
import routes from '#web/routes.ts'
import { loader } from '#web/routes/site/llms.ts'
import { hasMcpContext, publicUrlContext } from '#web/shared/api/server-context.ts'
import { RouterContextProvider } from 'react-router'

/** Routes of visitors that llms.txt leaves out, and why. */
const leftOut: Readonly<Record<string, string>> = {
  shortlist: 'a list of the browser',
  privacy: 'another spelling of privacy-policy',
  'blog/wedding-caterers-mumbai': 'another spelling of wedding-caterers-mumbai',
}

async function text(hasMcp: boolean): Promise<string> {
  const context = new RouterContextProvider()
  context.set(publicUrlContext, 'https://pangat.example')
  context.set(hasMcpContext, hasMcp)
  // The loader reads nothing but the context.
  return (loader({ context } as unknown as Parameters<typeof loader>[0]) as Response).text()
}

test('llms.txt names every page of visitors in the route table', async () => {
  const written = await text(true)
  const fixed = routes.flatMap(({ path = '', file }) =>
    file.startsWith('routes/public/') && !path.includes(':') && !(path in leftOut) ? [path] : [],
  )
  expect(fixed.length).toBeGreaterThan(5)
  expect(fixed.filter((path) => !written.includes(`(https://pangat.example/${path})`))).toEqual([])
  expect(written.split('\n')[0]).toBe('# Pangat')
})

test('llms.txt names the endpoint for assistants where it is on', async () => {
  expect([(await text(true)).includes('/mcp)'), (await text(false)).includes('/mcp)')]).toEqual([true, false])
})
