import { describe, expect, test } from 'vitest'
import { createEmailCodes } from './email-codes.ts'

const codes = createEmailCodes('a phrase that only this test knows')
const owner = { userId: 'user-1', email: 'Meera@pangat.example' }
const hash = codes.hashOf('048291', owner)

test('create returns six digits, and the codes differ', () => {
  const created = Array.from({ length: 200 }, () => codes.create())
  for (const code of created) expect(code).toMatch(/^\d{6}$/)
  expect(new Set(created).size).toBeGreaterThan(190)
})

describe('a code matches its hash', () => {
  test('when code, account and address are the same, whatever the case of the address', () => {
    expect(codes.matches('048291', owner, hash)).toBe(true)
    expect(codes.matches('048291', { ...owner, email: 'meera@pangat.example' }, hash)).toBe(true)
  })

  test.each([
    ['another code', '048292', owner],
    ['the code without its zero', '48291', owner],
    ['another account', '048291', { ...owner, userId: 'user-2' }],
    ['another address', '048291', { ...owner, email: 'asha@pangat.example' }],
    ['a code that runs into the account', '0482', { ...owner, userId: '91user-1' }],
  ])('but not with %s', (_, code, of) => {
    expect(codes.matches(code, of, hash)).toBe(false)
  })

  test('but not under another key, nor with a hash of another length', () => {
    expect(createEmailCodes('another phrase').matches('048291', owner, hash)).toBe(false)
    expect(codes.matches('048291', owner, '')).toBe(false)
  })
})
