import { describe, expect, test } from 'vitest'
import { ConfigError, loadConfig } from '../config.ts'

const shared = { PHONEPE_BASE_URL: 'https://api.phonepe.com/apis/pg', PHONEPE_MERCHANT_ID: 'M1' }
const saltKey = { PHONEPE_SALT_KEY: '099eb0cd-02cf-4e2a-8aca-3e6c6aff0399' }
const client = {
  PHONEPE_AUTH_URL: 'https://api.phonepe.com/apis/identity-manager',
  PHONEPE_CLIENT_ID: 'PANGAT_2026',
  PHONEPE_CLIENT_SECRET: 'a1b2c3d4-e5f6-7890',
  PHONEPE_CLIENT_VERSION: '1',
  PHONEPE_WEBHOOK_USER: 'pangat',
  PHONEPE_WEBHOOK_PASSWORD: 'webhooks2026',
}

/** All problems as one text. */
function configError(settings: Record<string, string>): string {
  try {
    loadConfig(settings)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
  }
  return ''
}

describe('the payment account', () => {
  test('is the simulator when nothing is set', () => {
    expect(loadConfig({}).payment).toEqual({ provider: 'simulator' })
    expect(loadConfig({ PHONEPE_SALT_KEY: '', PHONEPE_BASE_URL: '' }).payment).toEqual({ provider: 'simulator' })
  })

  test('is v1 with a salt key, v2 with a client', () => {
    expect(loadConfig({ ...shared, ...saltKey }).payment).toMatchObject({ provider: 'phonepe', saltIndex: '1' })
    expect(loadConfig({ ...shared, ...client }).payment).toEqual({
      provider: 'phonepe-v2',
      baseUrl: new URL(shared.PHONEPE_BASE_URL),
      authUrl: new URL(client.PHONEPE_AUTH_URL),
      merchantId: 'M1',
      clientId: 'PANGAT_2026',
      clientSecret: 'a1b2c3d4-e5f6-7890',
      clientVersion: '1',
      webhook: { user: 'pangat', password: 'webhooks2026' },
    })
  })

  test('set both ways stops the start', () => {
    expect(configError({ ...shared, ...saltKey, ...client })).toContain(
      'PhonePe is set up as v1 by a salt key and as v2 by a client; please choose one and remove the other',
    )
  })

  test.each([...Object.keys(client), ...Object.keys(shared)])('by a client without %s stops the start', (name) => {
    const { [name]: _, ...rest } = { ...shared, ...client } as Record<string, string>
    expect(configError(rest)).toContain(`To take payments by PhonePe v2, by a client, please set ${name} too`)
  })

  test('by a salt key without a merchant, or a merchant without a way, stops the start', () => {
    expect(configError(saltKey)).toContain(
      'To take payments by PhonePe v1, by a salt key, please set PHONEPE_BASE_URL and PHONEPE_MERCHANT_ID too',
    )
    expect(configError(shared)).toContain('please set either PHONEPE_SALT_KEY or PHONEPE_AUTH_URL, PHONEPE_CLIENT_ID')
  })

  test('is required in production, either way', () => {
    expect(configError({ PANGAT_MODE: 'production' })).toContain('A payment account is required in production')
    for (const way of [saltKey, client])
      expect(configError({ PANGAT_MODE: 'production', ...shared, ...way })).not.toContain('payment account')
  })

  test.each([
    ['PHONEPE_AUTH_URL', 'ftp://x'],
    ['PHONEPE_BASE_URL', 'api.phonepe.com'],
    ['PHONEPE_CLIENT_VERSION', 'one'],
    ['PHONEPE_WEBHOOK_USER', 'a:b'],
    ['PHONEPE_WEBHOOK_PASSWORD', 'short'],
  ])('with a %s of “%s” stops the start', (name, value) => {
    expect(configError({ ...shared, ...client, [name]: value })).toContain(`${name} must be`)
  })
})
