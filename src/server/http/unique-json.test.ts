import fc from 'fast-check'
import { expect, test } from 'vitest'
import { useServer } from '#test/support/server.ts'
import { parseUniqueJson } from './unique-json.ts'

const server = useServer()

test('what is written once is read as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2), (value, space) => {
      const text = JSON.stringify(value, undefined, space)
      expect(parseUniqueJson(text)).toEqual(JSON.parse(text))
    }),
  )
  expect(parseUniqueJson(String.raw`{":":"a:b","\"":["c\\",{"d:":"\":"}],"__proto__":1}`)).toEqual(
    JSON.parse(String.raw`{":":"a:b","\"":["c\\",{"d:":"\":"}],"__proto__":1}`),
  )
  const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`
  expect(parseUniqueJson(deep)).toBeInstanceOf(Array)
})

test.each([
  ['at the top', '{"a":1,"a":1}'],
  ['in another object', '{"a":[{"b":1,"c":{},"b":2}]}'],
  ['in another spelling', String.raw`{"a":1,"\u0061":2}`],
  ['as the prototype', '{"__proto__":1,"__proto__":2}'],
])('a member that is named twice %s is refused', (_, text) => {
  expect(() => parseUniqueJson(text)).toThrow(SyntaxError)
})

test('a request whose body names a field twice is malformed, whichever of the two would be right', async () => {
  const login = (body: string) =>
    server.request('/auth/email/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
  const twice = await login('{"email":"a@b.example","password":"Pangat2026","email":"c@d.example"}')
  expect([twice.status, await twice.json()]).toMatchObject([400, { code: 'malformed' }])
  expect((await login('{"email":"a@b.example","password":"Pangat2026"}')).status).not.toBe(400)
})
