import { dictionary } from '@zxcvbn-ts/language-common'
import { isAcceptablePassword } from '#contract/rules/password.ts'

/** What comes to mind in India, in this trade and on this site, when a letter and a digit are asked for. */
const words = `
  pangat caterer caterers catering customer wedding shaadi kitchen biryani thali foodie party event events booking order
  password passw0rd pa55word p@ssw0rd p@ssword pa$$word pa$$w0rd pass mypassword newpassword newpass admin administrator
  root user username login guest demo test testing tester temp default changeme secret secure server system manager office
  company computer internet facebook google whatsapp welcome letmein hello qwerty asdf abcd abc iloveyou iloveu loveyou love
  lovely forever friends family success chocolate flower rainbow summer winter spring monsoon diwali holi eid
  india indian bharat mumbai bombay delhi pune maharashtra hindustan jaihind jaimatadi krishna radhe radhakrishna ganesh
  ganpati shivaji sairam omsairam saibaba hanuman mahadev bajrang lakshmi durga allah jesus god cricket bollywood sachin
  dhoni kohli virat rohit rahul priya pooja amit ravi deepak sanjay suresh ramesh rajesh neha anjali sunita kavita asha
  papa mummy mother father baby angel
`
  .trim()
  .split(/\s+/)

const numbers = ['1', '12', '123', '1234', '12345', '123456', '01', '007', '10', '11', '99', '786', '108', '321']
const years = Array.from({ length: 76 }, (_, at) => String(1960 + at))
const endings = [...numbers, ...years].flatMap((number) => [number, `@${number}`, `#${number}`, `${number}!`])

/**
 * Passwords that satisfy the rule of letter and digit and are still among the first that attackers try: those of published leaks,
 * by zxcvbn's list, and India's and this product's own. In small letters.
 */
const commonPasswords: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'].filter(isAcceptablePassword),
  ...words.flatMap((word) => endings.map((ending) => word + ending)).filter(isAcceptablePassword),
])

/** True for a password of the list, in small letters or large ones (C76). */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase())
}
