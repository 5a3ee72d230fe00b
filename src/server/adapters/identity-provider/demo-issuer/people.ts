import { createHash } from 'node:crypto'

/** Someone with an account at the demo's provider. */
export interface Person {
  /** The subject of their tokens; it says who they are and never changes. */
  subject: string
  givenName: string
  familyName: string
  email: string
  isEmailVerified: boolean
  /** What trying them shows. */
  note: string
}

/** Each is there to show one thing. */
export const people: readonly Person[] = [
  {
    subject: 'priya',
    givenName: 'Priya',
    familyName: 'Kulkarni',
    email: 'customer@pangat.example',
    isEmailVerified: true,
    note: 'Has an account with a password already; both ways lead to it',
  },
  {
    subject: 'farhan',
    givenName: 'Farhan',
    familyName: 'Shaikh',
    email: 'farhan.shaikh@guests.example',
    isEmailVerified: true,
    note: 'Gets an account by signing in',
  },
  {
    subject: 'annapurna',
    givenName: 'Sunita',
    familyName: 'Patil',
    email: 'caterer@pangat.example',
    isEmailVerified: true,
    note: 'Runs a kitchen, so this way in is closed to her',
  },
  {
    subject: 'leela',
    givenName: 'Leela',
    familyName: 'Fernandes',
    email: 'leela.fernandes@guests.example',
    isEmailVerified: false,
    note: 'Never confirmed her email address',
  },
]

const guest = 'guest.'
export const longestName = 60

/** Returns the person of this name: the same each time, with an address that no other account can have. */
export function guestNamed(name: string): Person {
  const [givenName = '', ...others] = name.split(' ')
  const mark = createHash('sha256').update(name).digest('hex').slice(0, 6)
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.|\.$/g, '')
  return {
    subject: guest + Buffer.from(name).toString('base64url'),
    givenName,
    familyName: others.join(' '),
    email: `${[plain, mark].filter(Boolean).join('.')}@guests.example`,
    isEmailVerified: true,
    note: '',
  }
}

/** The person of a subject; undefined when there is none. */
export function personOf(subject: string): Person | undefined {
  if (!subject.startsWith(guest)) return people.find((person) => person.subject === subject)
  return guestNamed(Buffer.from(subject.slice(guest.length), 'base64url').toString())
}
