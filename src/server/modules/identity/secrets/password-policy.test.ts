import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { requireGoodPassword } from './password-policy.ts'

test('none of the 3,000 commonest passwords is let in, whatever its letters look like', async () => {
  const commonest = dictionary['passwords-common'].slice(0, 3_000)
  expect(commonest).toContain('1qaz2wsx')
  const all = [...commonest, ...commonest.map((word) => word.toUpperCase())]
  const areLetIn = await Promise.all(all.map(isLetIn))
  expect(all.filter((_, i) => areLetIn[i])).toEqual([])
})

test.each(['Password1', 'PASSWORD123', 'Pass@123', 'P@ssw0rd2026', 'Welcome@2025', 'India2020!', 'Mumbai#123'])(
  '%s is one that comes to mind first',
  async (password) => {
    await expect(requireGoodPassword(password)).rejects.toMatchObject({ code: 'password_too_common' })
  },
)

test.each(['pangat123', 'Pangat@2026', 'Caterer1234', 'shaadi2026', 'biryani@1', 'Booking123!'])(
  '%s is made of a word of this product',
  async (password) => {
    await expect(requireGoodPassword(password)).rejects.toMatchObject({ code: 'password_too_common' })
  },
)

test.each(['banana-leaf-9', 'my pangat 123 feast', 'लग्नाची१ पंगत7', `${'vermilion-'.repeat(12)}4`])(
  '%s may be used',
  async (password) => {
    expect(await isLetIn(password)).toBe(true)
  },
)

async function isLetIn(password: string): Promise<boolean> {
  return requireGoodPassword(password).then(
    () => true,
    () => false,
  )
}
