import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { demoContacts, settleContacts } from '#contract/contacts.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

afterEach(() => settleContacts(demoContacts))

const drawn = (element: React.ReactElement) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)

test('without promotions the header offers none', () => {
  expect(drawn(<Header promotions={[]} />)).not.toMatch(/offer/i)
  expect(drawn(<Header promotions={[{ title: 'Flat 10% Off', text: '', code: 'TEN' }]} />)).toMatch(
    /Offers<[\s\S]*Code TEN|Code TEN[\s\S]*Offers</,
  )
})

test('header and footer name the operator’s contacts, and no list of links where there are none', () => {
  const address = '7 Linking Road, Bandra West, Mumbai, Maharashtra 400050'
  const legalName = 'Tambe Events Private Limited'
  settleContacts({ ...demoContacts, phone: '+919811100099', email: 'help@pangat.in', legalName, address, social: [] })
  const page = drawn(<Header promotions={[]} />) + drawn(<Footer />)
  for (const contact of ['tel:+919811100099', '+91 98111 00099', 'mailto:help@pangat.in', legalName, address])
    expect(page).toContain(contact)
  for (const contact of [demoContacts.email, demoContacts.phone, demoContacts.legalName, demoContacts.address])
    expect(page).not.toContain(contact)
  expect(page).not.toContain('Follow us')
})
