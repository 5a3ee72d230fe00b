import { expect, test } from 'vitest'
import { withoutContacts } from './hidden-contacts.ts'

const hidden = (text: string) => withoutContacts(text, '[hidden]')

test.each([
  '9820012345',
  '+91 98200 12345',
  '0091-98200-12345',
  '98200-12345',
  '98 20 01 23 45',
  '9.8.2.0.0.1.2.3.4.5',
  '(982) 001 2345',
  '9820 O12 345',
  '9 8 2 0 0 1 2 3 4 5',
  '98200 / 12345',
  '9820_012_345',
  '98*200*12345',
  '98200\u200b12345',
  '९८२००१२३४५',
  '９８２００１２３４５',
  'nine eight two zero zero one two three four five',
  'Nine-Eight-2-0-0-One-2-3-4-5',
  '98200 one two three four five',
  'nine eight two double zero one two three four five',
  'nau aath do shunya shunya ek do teen char paanch',
  '022 4893 1770',
  'asha@example.com',
  'asha.k@mail.example.museum',
  'asha @ example . com',
  'asha(at)example(dot)com',
  'asha [at] example [dot] co [dot] in',
  'asha at example dot com',
  'https://example.org/menu?x=1',
  'www.example.org',
  'example.com/asha',
  'wa.me/919820012345',
  't.me/asha_cooks',
  '@asha_cooks',
])('%s is hidden', (contact) => {
  expect(hidden(`Reach me: ${contact}`)).toBe('Reach me: [hidden]')
  expect(hidden(`${contact}, any time`)).toBe('[hidden], any time')
})

test.each([
  '40 guests on 12/12/2026 at 7:30 pm, 25 veg and 15 Jain.',
  'Between 19:30 and 22:00 on 12-12-2026.',
  'The bill is ₹1,25,000 for 250 plates at ₹500.',
  'PIN code 400050, flat 1203, tower 7.',
  'Our order is PGT-7K3QX. We are one family of two and three more.',
  'Please serve it hot. In the evening we sit outside. Come at 7.',
  'We look at the dot on each label.',
  '2 guests: peanuts; 1 guest: milk',
])('%s stays', (text) => {
  expect(hidden(text)).toBe(text)
})
