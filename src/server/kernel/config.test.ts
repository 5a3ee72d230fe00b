import { expect, test } from 'vitest'
import { ConfigError, loadConfig } from './config.ts'

test('without a key places come from the gazetteer; an empty one is none', () => {
  expect(loadConfig({}).googleMapsKey).toBeUndefined()
  expect(loadConfig({ GOOGLE_MAPS_KEY: '' }).googleMapsKey).toBeUndefined()
})

test('a key for Google’s places is taken as it is', () => {
  const key = 'AIzaSyD-example_key_of_39_characters_000'
  expect(loadConfig({ GOOGLE_MAPS_KEY: key }).googleMapsKey).toBe(key)
})

test.each(['short', 'AIzaSy"><script>alert(1)</script>', `${'a'.repeat(30)} b`])(
  'what cannot be a key stops the start with its name and cure: %s',
  (key) => {
    expect(() => loadConfig({ GOOGLE_MAPS_KEY: key })).toThrow(ConfigError)
    expect(() => loadConfig({ GOOGLE_MAPS_KEY: key })).toThrow(/GOOGLE_MAPS_KEY must be a browser key/)
  },
)

const provider = { OIDC_ISSUER: 'https://pangat.eu.auth0.com/', OIDC_CLIENT_ID: 'k2x' }
const production = {
  PANGAT_MODE: 'production',
  DATABASE_URL: 'postgres://pangat@db/pangat',
  PUBLIC_URL: 'https://pangat.in',
  SESSION_SECRET: 'dGhpcyBpcyBub3QgYSBwbGFjZWhvbGRlcg0123456789',
  PHONEPE_BASE_URL: 'https://api.phonepe.com/apis/hermes',
  PHONEPE_MERCHANT_ID: 'PANGAT',
  PHONEPE_SALT_KEY: '7d2b6c1e-8f04',
  SMTP_URL: 'smtp://mail:587',
  MAIL_FROM: 'Pangat <hello@pangat.in>',
  SUPPORT_PHONE: '+919811100099',
  SUPPORT_EMAIL: 'help@pangat.in',
  LEGAL_NAME: 'Tambe Events Private Limited',
  GRIEVANCE_NAME: 'Sunita Tambe',
  GRIEVANCE_DESIGNATION: 'Customer Care',
  GRIEVANCE_EMAIL: 'grievance@pangat.in',
  GRIEVANCE_PHONE: '+919811100098',
  BUSINESS_ADDRESS: '7 Linking Road, Bandra West, Mumbai, Maharashtra 400050',
  BANK_DATA_KEY: 'x3Jm2Zk0p1uVw9LqC7yT5rNfB8sGdHaEoIiQlMbKcPU=',
}

test('without settings a demonstration has an identity provider of its own, and production has none', () => {
  expect(loadConfig({}).identityProvider).toEqual({ provider: 'demo' })
  expect(loadConfig(production).identityProvider).toBeUndefined()
})

test('new caterers are approved by themselves in a demonstration and by a person in production, unless set otherwise', () => {
  expect(loadConfig({}).catererApproval).toBe('auto')
  expect(loadConfig({ CATERER_APPROVAL: 'manual' }).catererApproval).toBe('manual')
  expect(loadConfig(production).catererApproval).toBe('manual')
  expect(loadConfig({ ...production, CATERER_APPROVAL: 'auto' }).catererApproval).toBe('auto')
  expect(() => loadConfig({ CATERER_APPROVAL: 'later' })).toThrow('CATERER_APPROVAL must be auto or manual')
})

test('an identity provider is called as people call it, else by its address', () => {
  const named = loadConfig({ ...production, ...provider, OIDC_NAME: 'Google' }).identityProvider
  expect(named).toEqual({ provider: 'oidc', issuer: new URL(provider.OIDC_ISSUER), clientId: 'k2x', name: 'Google' })
  expect(loadConfig({ ...production, ...provider }).identityProvider).toMatchObject({ name: 'pangat.eu.auth0.com' })
})

test.each([
  ['an issuer without our id', { OIDC_ISSUER: provider.OIDC_ISSUER }, /OIDC_ISSUER needs OIDC_CLIENT_ID/],
  ['our id without an issuer', { OIDC_CLIENT_ID: 'k2x' }, /OIDC_CLIENT_ID needs OIDC_ISSUER/],
  ['an issuer without encryption', { ...provider, OIDC_ISSUER: 'http://idp.pangat.in' }, /must begin with https/],
  ['an issuer that is no address', { ...provider, OIDC_ISSUER: 'auth0' }, /OIDC_ISSUER must be an address/],
  ['a name with markup', { ...provider, OIDC_NAME: '<b>Us</b>' }, /OIDC_NAME must be/],
])('%s stops the start of production', (_, settings, problem) => {
  expect(() => loadConfig({ ...production, ...settings })).toThrow(problem)
})

test('cities are a list of names', () => {
  expect(loadConfig({}).cities).toBeUndefined()
  expect(loadConfig({ CITIES: 'mumbai,navi-mumbai' }).cities).toEqual(['mumbai', 'navi-mumbai'])
  expect(() => loadConfig({ CITIES: 'Mumbai, Pune' })).toThrow('CITIES must name cities')
})
