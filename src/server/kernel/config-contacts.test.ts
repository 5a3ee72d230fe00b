import { expect, test } from 'vitest'
import { demoContacts } from '#contract/contacts.ts'
import { loadConfig } from './config.ts'

const own = {
  SUPPORT_PHONE: '+919811100099',
  SUPPORT_EMAIL: 'help@pangat.in',
  LEGAL_NAME: 'Tambe Events Private Limited',
  GRIEVANCE_NAME: 'Sunita Tambe',
  GRIEVANCE_DESIGNATION: 'Customer Care',
  GRIEVANCE_EMAIL: 'grievance@pangat.in',
  GRIEVANCE_PHONE: '+919811100098',
  BUSINESS_ADDRESS: '7 Linking Road, Bandra West, Mumbai, Maharashtra 400050',
}

test('a demonstration has contacts of its own', () => {
  expect(loadConfig({}).contacts).toEqual(demoContacts)
})

test('the operator’s contacts come without the links of the demonstration', () => {
  expect(loadConfig(own).contacts).toEqual({
    phone: own.SUPPORT_PHONE,
    email: own.SUPPORT_EMAIL,
    legalName: own.LEGAL_NAME,
    address: own.BUSINESS_ADDRESS,
    grievanceOfficer: 'Sunita Tambe, Customer Care',
    grievanceEmail: own.GRIEVANCE_EMAIL,
    grievancePhone: own.GRIEVANCE_PHONE,
    social: [],
  })
})

test('links are named as people call the site, else by its host', () => {
  const SOCIAL_LINKS = 'https://www.instagram.com/tambe  https://mastodon.social/@tambe'
  expect(loadConfig({ ...own, SOCIAL_LINKS }).contacts.social).toEqual([
    { name: 'Instagram', url: 'https://www.instagram.com/tambe' },
    { name: 'mastodon.social', url: 'https://mastodon.social/@tambe' },
  ])
})

test.each([
  ['SUPPORT_PHONE', '9811100099'],
  ['SUPPORT_EMAIL', 'help'],
  ['GRIEVANCE_EMAIL', 'help'],
  ['GRIEVANCE_PHONE', '9811100098'],
  ['LEGAL_NAME', 'T'],
  ['GRIEVANCE_NAME', 'T'],
  ['GRIEVANCE_DESIGNATION', 'Care\nTeam'],
  ['BUSINESS_ADDRESS', 'Mumbai'],
  ['BUSINESS_ADDRESS', '<b>7 Linking Road</b>, Mumbai'],
  ['SOCIAL_LINKS', 'instagram'],
  ['SOCIAL_LINKS', 'javascript:alert(1)'],
])('%s stops the start with its cure when it is %s', (name, value) => {
  expect(() => loadConfig({ ...own, [name]: value })).toThrow(`${name} must be`)
})
