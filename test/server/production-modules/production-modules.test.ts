import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const program = join(import.meta.dirname, 'print-modules.ts')
/** What pretends to be a third party, and the demo city. */
const pretended = /\/payments\/simulator\/|\/demo-issuer\/|\/node_modules\/oidc-provider\/|\/db\/world\//

async function modulesOf(settings: Record<string, string>): Promise<string[]> {
  const env = { PATH: process.env['PATH'], DATA_DIR: join(tmpdir(), `pangat-modules-${process.pid}`), ...settings }
  const { stdout } = await promisify(execFile)(process.execPath, [program], { env, maxBuffer: 16 * 1024 * 1024 })
  return stdout.split('\n')
}

test('production loads nothing that pretends to be a gateway, an identity provider or a city', async () => {
  const loaded = await modulesOf({
    PANGAT_MODE: 'production',
    DATABASE_URL: 'postgres://pangat@db/pangat',
    PUBLIC_URL: 'https://pangat.example',
    SESSION_SECRET: 'b0dGhpcyBpcyBvbmUgb2YgdGhvc2UgbG9uZyBvbmVz',
    PHONEPE_BASE_URL: 'https://api.phonepe.example/apis/hermes',
    PHONEPE_MERCHANT_ID: 'PANGAT',
    PHONEPE_SALT_KEY: '7d2b6c1e-8f04',
    OIDC_ISSUER: 'https://accounts.pangat.example',
    OIDC_CLIENT_ID: 'pangat',
    SMTP_URL: 'smtp://mail:587',
    MAIL_FROM: 'Pangat <hello@pangat.example>',
    SUPPORT_PHONE: '+919811100099',
    SUPPORT_EMAIL: 'hello@pangat.example',
    LEGAL_NAME: 'Tambe Events Private Limited',
    GRIEVANCE_NAME: 'Sunita Tambe',
    GRIEVANCE_DESIGNATION: 'Customer Care',
    GRIEVANCE_EMAIL: 'grievance@pangat.example',
    GRIEVANCE_PHONE: '+919811100098',
    BUSINESS_ADDRESS: '7 Linking Road, Bandra West, Mumbai, Maharashtra 400050',
    BANK_DATA_KEY: 'x3Jm2Zk0p1uVw9LqC7yT5rNfB8sGdHaEoIiQlMbKcPU=',
  })
  expect(loaded.some((url) => url.endsWith('/src/server/services.ts'))).toBe(true)
  expect(loaded.filter((url) => pretended.test(url))).toEqual([])
})

test('a demonstration loads the gateway’s simulator, which shows that the test above would notice it', async () => {
  const loaded = await modulesOf({ PANGAT_MODE: 'demo', PORT: '3000' })
  expect(loaded.filter((url) => pretended.test(url))).not.toEqual([])
})
