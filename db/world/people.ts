import { addDays, momentInIndia, type Day } from '#contract/values/calendar.ts'
import { idOf } from './ids.ts'
import { randomOf } from './random.ts'
import { mobileOf } from './registrations.ts'
import type { UserRow } from './tables.ts'

/** First names and surnames that go together. */
const communities: readonly { first: readonly string[]; last: readonly string[] }[] = [
  {
    first: ['Priya', 'Asha', 'Sneha', 'Rohan', 'Aditya', 'Sayali', 'Vaishali', 'Nikhil', 'Omkar', 'Mugdha'],
    last: ['Kulkarni', 'Patil', 'Deshpande', 'Joshi', 'Sawant', 'Gokhale', 'Shinde', 'Rane'],
  },
  {
    first: ['Hetal', 'Jignesh', 'Kinjal', 'Parth', 'Bhavna', 'Dhruv', 'Nisha', 'Mitesh', 'Komal', 'Harsh'],
    last: ['Shah', 'Patel', 'Mehta', 'Desai', 'Parekh', 'Gandhi', 'Sanghvi', 'Doshi'],
  },
  {
    first: ['Simran', 'Gurpreet', 'Manish', 'Pooja', 'Rajiv', 'Neha', 'Karan', 'Ritu', 'Amit', 'Shikha'],
    last: ['Singh', 'Kapoor', 'Malhotra', 'Arora', 'Khanna', 'Sharma', 'Gupta', 'Verma'],
  },
  {
    first: ['Lakshmi', 'Karthik', 'Meera', 'Suresh', 'Divya', 'Anand', 'Revathi', 'Vinod', 'Sudha', 'Prakash'],
    last: ['Iyer', 'Nair', 'Menon', 'Rao', 'Shetty', 'Pillai', 'Krishnan', 'Hegde'],
  },
  {
    first: ['Ananya', 'Sourav', 'Rituparna', 'Debashish', 'Moushumi', 'Arnab', 'Paromita', 'Subhash'],
    last: ['Banerjee', 'Chatterjee', 'Mukherjee', 'Das', 'Ghosh', 'Sen'],
  },
  {
    first: ['Ayesha', 'Imran', 'Farah', 'Salim', 'Zainab', 'Rehan', 'Nazneen', 'Arif'],
    last: ['Khan', 'Shaikh', 'Ansari', 'Merchant', 'Qureshi', 'Contractor'],
  },
  {
    first: ['Maria', 'Savio', 'Nicole', 'Glen', 'Cheryl', 'Ryan', 'Perin', 'Cyrus'],
    last: ['D’Souza', 'Fernandes', 'Pereira', 'Rodrigues', 'Lobo', 'Batliwala'],
  },
]

/** A believable name; the same for the same purpose. */
export function personOf(...purpose: readonly (string | number)[]): { firstName: string; lastName: string } {
  const random = randomOf('person', ...purpose)
  const { first, last } = random.pick(communities)
  return { firstName: random.pick(first), lastName: random.pick(last) }
}

/** The two demo accounts that are not caterers, and everyone who ordered in the past. */
export function admin(today: Day): UserRow {
  return person(
    'admin',
    { role: '1', email: 'admin@pangat.example', phone: mobileOf(1), first_name: 'Meher', last_name: 'Irani' },
    today,
  )
}

export function demoCustomer(today: Day): UserRow {
  return person(
    'customer',
    { role: '2', email: 'customer@pangat.example', phone: mobileOf(2), first_name: 'Priya', last_name: 'Kulkarni' },
    today,
  )
}

export function customers(count: number, today: Day): UserRow[] {
  return Array.from({ length: count }, (_, i) => {
    const { firstName, lastName } = personOf('customer', i)
    const email = `${firstName}.${lastName}.${i + 1}@people.example`.toLowerCase().replace('’', '')
    return person(
      `customer ${i}`,
      { role: '2', email, phone: mobileOf(100_000_000 + i), first_name: firstName, last_name: lastName },
      today,
    )
  })
}

function person(
  name: string,
  given: Pick<UserRow, 'role' | 'email' | 'phone' | 'first_name' | 'last_name'>,
  today: Day,
): UserRow {
  const created = momentInIndia(addDays(today, -randomOf('since', name).int(610, 880)), '18:20').toISOString()
  return {
    id: idOf('user', name),
    ...given,
    password_hash: null,
    language: 'en',
    email_verified_at: created,
    created_at: created,
    updated_at: created,
  }
}
