import { afterEach, expect, test } from 'vitest'
import { contacts, demoContacts, settleContacts } from '#contract/contacts.ts'
import { contactsMeta, readContacts } from './contacts-meta.ts'

const own = {
  ...demoContacts,
  phone: '+919811100099',
  email: 'help@pangat.in',
  address: '7 Linking Road, Mumbai 400050',
  social: [],
}

afterEach(() => {
  document.head.replaceChildren()
  settleContacts(demoContacts)
})

test('the browser takes over the contacts of the page', () => {
  const meta = document.createElement('meta')
  meta.name = contactsMeta
  meta.content = JSON.stringify(own)
  document.head.append(meta)
  readContacts()
  expect(contacts()).toEqual(own)
})

test('a page without them leaves those of the demonstration', () => {
  readContacts()
  expect(contacts()).toBe(demoContacts)
})
