import { randomOf, type Random } from './random.ts'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The last character of a GSTIN, computed from the 14 before it. */
export function gstinCheck(first14: string): string {
  let sum = 0
  for (let i = 0; i < first14.length; i++) {
    const product = digits.indexOf(first14.charAt(i)) * (i % 2 === 1 ? 2 : 1)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return digits[(36 - (sum % 36)) % 36] ?? ''
}

/** A made-up GSTIN of Maharashtra with a true check character. */
export function gstinOf(name: string): string {
  const random = randomOf('gstin', name)
  const letter = () => digits.charAt(random.int(10, 35))
  // The fourth letter of a PAN tells the kind of owner: company, firm or person; the fifth is the first of the name.
  const pan = `${letter()}${letter()}${letter()}${random.pick(['C', 'F', 'P'])}${/[A-Z]/.exec(name.toUpperCase())?.[0] ?? 'A'}${someDigits(random, 4)}${letter()}`
  const first14 = `27${pan}1Z`
  return first14 + gstinCheck(first14)
}

/** A made-up FSSAI licence of Maharashtra, which is state 15, issued in the year given. */
export function fssaiOf(name: string, year: number): string {
  const random = randomOf('fssai', name)
  return `115${String(year % 100).padStart(2, '0')}${someDigits(random, 9)}`
}

/** A landline of Mumbai. No exchange there begins with 5, so nobody's telephone rings. */
export function landlineOf(number: number): string {
  return `+91225${String(number).padStart(7, '0')}`
}

/** A mobile number. Indian ones begin with 6 to 9, so one that begins with 5 is nobody's. */
export function mobileOf(number: number): string {
  return `+915${String(number).padStart(9, '0')}`
}

function someDigits(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.int(0, 9)).join('')
}
