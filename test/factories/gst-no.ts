import { isGstin } from '#contract/values/gstin.ts'

const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

/** Returns a valid GST number of Maharashtra, another one for each number up to 9999. */
export function aGstNo(number: number): string {
  const body = `27AAKCP${String(number % 10_000).padStart(4, '0')}K1Z`
  const check = characters.find((character) => isGstin(body + character))
  if (check === undefined) throw new Error('no GST number ends like this')
  return body + check
}
