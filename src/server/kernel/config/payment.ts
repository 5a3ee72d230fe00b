import { z } from 'zod'
import { isLoopback } from '../own-origins.ts'

/** The payment account; v1 of PhonePe is opened by a salt key, v2 by a client and its secret. */
export type PaymentConfig =
  | { provider: 'simulator' }
  | { provider: 'phonepe'; baseUrl: URL; merchantId: string; saltKey: string; saltIndex: string }
  | {
      provider: 'phonepe-v2'
      baseUrl: URL
      authUrl: URL
      merchantId: string
      clientId: string
      clientSecret: string
      clientVersion: string
      webhook: { user: string; password: string }
    }

const address = (name: string, example: string) =>
  z.url({ protocol: /^https?$/, error: `${name} must be an address such as ${example}` }).optional()

const fromDashboard = (name: string, pattern: RegExp, what: string) =>
  z.string().regex(pattern, `${name} must be the ${what} from the PhonePe dashboard`).optional()

/** The settings of the payment account, each checked separately. */
export const paymentSettings = {
  PHONEPE_BASE_URL: address('PHONEPE_BASE_URL', 'https://api.phonepe.com/apis/hermes'),
  PHONEPE_MERCHANT_ID: fromDashboard('PHONEPE_MERCHANT_ID', /^[A-Za-z0-9]{1,37}$/, 'id'),
  PHONEPE_SALT_KEY: fromDashboard('PHONEPE_SALT_KEY', /^.{8,}$/s, 'key'),
  PHONEPE_SALT_INDEX: z
    .string()
    .regex(/^\d{1,2}$/, 'PHONEPE_SALT_INDEX must be a number')
    .default('1'),
  PHONEPE_AUTH_URL: address('PHONEPE_AUTH_URL', 'https://api.phonepe.com/apis/identity-manager'),
  PHONEPE_CLIENT_ID: fromDashboard('PHONEPE_CLIENT_ID', /^[\x21-\x7e]{1,100}$/, 'client id'),
  PHONEPE_CLIENT_SECRET: fromDashboard('PHONEPE_CLIENT_SECRET', /^[\x21-\x7e]{8,200}$/, 'client secret'),
  PHONEPE_CLIENT_VERSION: z
    .string()
    .regex(/^\d{1,4}$/, 'PHONEPE_CLIENT_VERSION must be a number')
    .optional(),
  PHONEPE_WEBHOOK_USER: fromDashboard('PHONEPE_WEBHOOK_USER', /^[^\s:]{1,60}$/, 'user set for webhooks'),
  PHONEPE_WEBHOOK_PASSWORD: fromDashboard('PHONEPE_WEBHOOK_PASSWORD', /^\S{8,60}$/, 'password set for webhooks'),
}

const Settings = z.object(paymentSettings)
type Settings = z.output<typeof Settings>
type Given = Record<string, string | undefined>

const shared = ['PHONEPE_BASE_URL', 'PHONEPE_MERCHANT_ID'] as const
const ways = {
  'v1, by a salt key': ['PHONEPE_SALT_KEY'],
  'v2, by a client': [
    'PHONEPE_AUTH_URL',
    'PHONEPE_CLIENT_ID',
    'PHONEPE_CLIENT_SECRET',
    'PHONEPE_CLIENT_VERSION',
    'PHONEPE_WEBHOOK_USER',
    'PHONEPE_WEBHOOK_PASSWORD',
  ],
} as const satisfies Record<string, readonly (keyof Settings)[]>

/** What keeps the settings from naming one account wholly: an account is set whole, by one way, or not at all. */
export function paymentProblems(given: Given): string[] {
  const begun = Object.entries(ways).filter(([, names]) => names.some((name) => given[name]))
  if (begun.length > 1)
    return ['PhonePe is set up as v1 by a salt key and as v2 by a client; please choose one and remove the other']
  const eitherWay = Object.values(ways).map((names) => names.join(', '))
  const [way, names] = begun[0] ?? []
  if (way && names) {
    const missing = [...shared, ...names].filter((name) => !given[name])
    if (missing.length > 0) return [`To take payments by PhonePe ${way}, please set ${missing.join(' and ')} too`]
    return given.PANGAT_MODE === 'production' ? unsafeAccount(given) : []
  }
  if (shared.some((name) => given[name]))
    return [`To take payments by PhonePe, please set either ${eitherWay.join(' or ')} too`]
  if (given.PANGAT_MODE !== 'production') return []
  return [
    `A payment account is required in production; please set ${shared.join(', ')} and either ${eitherWay.join(' or ')}`,
  ]
}

/** Keys that anybody can read: of the simulator, in this source, and of PhonePe's sandbox, in its documentation. */
const publishedKeys: readonly (string | undefined)[] = [
  'a-key-that-opens-the-simulator-only',
  'a-secret-that-opens-the-simulator-only',
  'for-the-simulator-only',
  '099eb0cd-02cf-4e2a-8aca-3e6c6aff0399',
  '96434309-7796-489d-8924-ab56988a6076',
  '14fa5465-f8a7-443f-8477-f986b8fcfde9',
]

/** With any of these, somebody else could say who has paid. */
function unsafeAccount(given: Given): string[] {
  const published = (['PHONEPE_SALT_KEY', 'PHONEPE_CLIENT_SECRET', 'PHONEPE_WEBHOOK_PASSWORD'] as const).filter(
    (name) => publishedKeys.includes(given[name]),
  )
  const open = (['PHONEPE_BASE_URL', 'PHONEPE_AUTH_URL'] as const).filter((name) => isUnencrypted(given[name]))
  return [
    ...published.map((name) => `${name} is a published one; please set that of your account`),
    ...open.map((name) => `${name} must begin with https:// in production`),
  ]
}

function isUnencrypted(address: string | undefined): boolean {
  return address !== undefined && /^http:/i.test(address) && URL.canParse(address) && !isLoopback(new URL(address))
}

/** The account that settings without problems name. */
export function paymentFrom(env: Settings): PaymentConfig {
  const { PHONEPE_BASE_URL, PHONEPE_MERCHANT_ID, PHONEPE_SALT_KEY } = env
  if (!PHONEPE_BASE_URL || !PHONEPE_MERCHANT_ID) return { provider: 'simulator' }
  const account = { baseUrl: new URL(PHONEPE_BASE_URL), merchantId: PHONEPE_MERCHANT_ID }
  if (PHONEPE_SALT_KEY)
    return { provider: 'phonepe', ...account, saltKey: PHONEPE_SALT_KEY, saltIndex: env.PHONEPE_SALT_INDEX }
  return {
    provider: 'phonepe-v2',
    ...account,
    authUrl: new URL(env.PHONEPE_AUTH_URL ?? PHONEPE_BASE_URL),
    clientId: env.PHONEPE_CLIENT_ID ?? '',
    clientSecret: env.PHONEPE_CLIENT_SECRET ?? '',
    clientVersion: env.PHONEPE_CLIENT_VERSION ?? '',
    webhook: { user: env.PHONEPE_WEBHOOK_USER ?? '', password: env.PHONEPE_WEBHOOK_PASSWORD ?? '' },
  }
}
