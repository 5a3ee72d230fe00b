import { expect, test } from 'vitest'
import { ConfigError, loadConfig } from './config.ts'

/** Settings with which production starts. */
const whole = {
  PANGAT_MODE: 'production',
  DATABASE_URL: 'postgres://pangat@db/pangat',
  PUBLIC_URL: 'https://pangat.in',
  SESSION_SECRET: 'b0dGhpcyBpcyBvbmUgb2YgdGhvc2UgbG9uZyBvbmVz',
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

test('production starts with what it needs', () => {
  expect(loadConfig(whole)).toMatchObject({ mode: 'production', catererApproval: 'manual' })
})

test.each([
  'DATABASE_URL',
  'PUBLIC_URL',
  'SESSION_SECRET',
  'SUPPORT_PHONE',
  'SUPPORT_EMAIL',
  'LEGAL_NAME',
  'BUSINESS_ADDRESS',
  'GRIEVANCE_NAME',
  'GRIEVANCE_DESIGNATION',
  'GRIEVANCE_EMAIL',
  'GRIEVANCE_PHONE',
  'BANK_DATA_KEY',
])('production does not start without %s', (name) => {
  for (const nothing of [undefined, ''])
    expect(() => loadConfig({ ...whole, [name]: nothing })).toThrow(`${name} is required in production`)
})

test.each([
  'please-change-me-please-change-me-please',
  'this-is-my-secret-this-is-my-secret-0000',
  'example-example-example-example-example',
  'PLACEHOLDER0123456789PLACEHOLDER01234567',
  'a'.repeat(40),
  'abcdefgh'.repeat(5),
])('a session secret that looks as if nobody had chosen it stops production: %s', (SESSION_SECRET) => {
  expect(() => loadConfig({ ...whole, SESSION_SECRET })).toThrow('SESSION_SECRET looks like a placeholder')
})

test('a session secret that could be guessed stops any mode', () => {
  for (const PANGAT_MODE of ['demo', 'production'])
    expect(() => loadConfig({ ...whole, PANGAT_MODE, SESSION_SECRET: 'x'.repeat(31) })).toThrow(/at least 32/)
})

test('a session secret of random digits starts production', () => {
  const SESSION_SECRET = '9f86d081884c7d659a2feaa0c55ad015'
  expect(loadConfig({ ...whole, SESSION_SECRET })).toMatchObject({ mode: 'production' })
})

test.each(['a-key-that-opens-the-simulator-only', '099eb0cd-02cf-4e2a-8aca-3e6c6aff0399'])(
  'a published salt key stops production: %s',
  (PHONEPE_SALT_KEY) => {
    expect(() => loadConfig({ ...whole, PHONEPE_SALT_KEY })).toThrow('PHONEPE_SALT_KEY is a published one')
    expect(loadConfig({ ...whole, PANGAT_MODE: 'demo', PHONEPE_SALT_KEY })).toMatchObject({ mode: 'demo' })
  },
)

test('production talks to a gateway without encryption on this machine alone', () => {
  const PHONEPE_BASE_URL = 'http://api.phonepe.com/apis/hermes'
  expect(() => loadConfig({ ...whole, PHONEPE_BASE_URL })).toThrow('PHONEPE_BASE_URL must begin with https://')
  for (const host of ['localhost:4100', '127.0.0.1:4100', '[::1]:4100'])
    expect(loadConfig({ ...whole, PHONEPE_BASE_URL: `http://${host}` })).toMatchObject({ mode: 'production' })
})

test('production is not opened without encryption', () => {
  expect(() => loadConfig({ ...whole, PUBLIC_URL: 'http://pangat.in' })).toThrow('PUBLIC_URL must begin with https://')
})

test('all that is missing is told at once, and no value is repeated', () => {
  const problems = (() => {
    try {
      loadConfig({ PANGAT_MODE: 'production', SESSION_SECRET: 'change-me-7f3a' })
    } catch (error) {
      if (error instanceof ConfigError) return error.message
    }
    return ''
  })()
  for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'SESSION_SECRET', 'Mail']) expect(problems).toContain(name)
  expect(problems).not.toContain('7f3a')
})
