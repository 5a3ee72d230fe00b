import { z } from 'zod'
import type { Contacts } from '#contract/contacts.ts'
import { contactProblems, contactSettings, contactsFrom } from './config-contacts.ts'
import { bankDataKeysFrom, bankDataProblems, bankDataSettings, type BankDataKeys } from './config/bank-data.ts'
import { databaseFrom, databaseProblems, databaseSettings, type DatabaseConfig } from './config/database.ts'
import { googleTagFrom, googleTagProblems, googleTagSettings, type GoogleTagConfig } from './config/google-tag.ts'
import {
  identityProviderFrom,
  providerProblems,
  providerSettings,
  type ProviderConfig,
} from './config/identity-provider.ts'
import { imageProblems, imageSettings, imagesFrom, type ImagesConfig } from './config/images.ts'
import {
  privateFileProblems,
  privateFileSettings,
  privateFilesFrom,
  type PrivateFilesConfig,
} from './config/private-files.ts'
import { pushFrom, pushProblems, pushSettings, type PushConfig } from './config/push.ts'
import { payoutProblems, payoutSettings, type PayoutsConfig } from './config/payouts.ts'
import { limitSettings, limitsFrom, type LoadLimits } from './config-limits.ts'
import { metricsFrom, metricsSettings, type MetricsConfig } from './config/metrics.ts'
import { paymentFrom, paymentProblems, paymentSettings, type PaymentConfig } from './config/payment.ts'
import { whole } from './config-whole.ts'

/** The settings as the process was given them. */
export const environment: Record<string, string | undefined> = process.env

/** Everything that can be set from outside, read once at start. No other file looks at the environment. */
export interface Config {
  mode: 'demo' | 'production'
  host: string
  port: number
  publicUrl: URL
  dataDir: string
  databaseUrl: string | undefined
  database: DatabaseConfig
  /** Whether demo mode may run on a database that it did not fill. */
  demoOnAnyDatabase: boolean
  workers: number
  /** Cities whose caterers this process shows; undefined: all. */
  cities: readonly string[] | undefined
  /** Undefined: nothing is measured. */
  metrics: MetricsConfig | undefined
  trustedProxies: number
  /** Milliseconds for which a process that ends still takes new connections, until a balancer has noticed. */
  drainNoticeMs: number
  /** What one process takes on at the same time. */
  limits: LoadLimits
  logLevel: string
  /** Undefined in demo mode: then a secret is made once and kept in the data directory. */
  sessionSecret: string | undefined
  catererApproval: 'auto' | 'manual'
  /** How people reach the operator. */
  contacts: Contacts
  payment: PaymentConfig
  images: ImagesConfig
  privateFiles: PrivateFilesConfig
  bankDataKeys: BankDataKeys
  /** Undefined: no browser is told of orders while no page is open. */
  push: PushConfig | undefined
  payouts: PayoutsConfig
  /** Whether assistants of others may ask, by the Model Context Protocol. */
  mcp: boolean
  /** The browser key for Google Maps; undefined: places come from the embedded gazetteer. It is public by nature. */
  googleMapsKey: string | undefined
  /** Undefined: no visit is counted by others, and nothing is asked. */
  googleTag: GoogleTagConfig | undefined
  /** Identity provider; undefined: users sign in by email and password only. */
  identityProvider: ProviderConfig | undefined
  mail:
    | { provider: 'outbox' }
    | { provider: 'smtp'; url: URL; from: string }
    | {
        provider: 'emailjs'
        baseUrl: URL
        serviceId: string
        templateId: string
        enquiryTemplateId: string | undefined
        publicKey: string
        privateKey: string
      }
}

/** All problems of the configuration together, each with its cure. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`Pangat cannot start with these settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

const address = (name: string, example: string, protocols: readonly string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `${name} must be an address such as ${example}`,
    )

const emailJsKey = (name: string) =>
  z
    .string()
    .regex(/^[\w-]{4,100}$/, `${name} must be as the EmailJS dashboard shows it`)
    .optional()

const Environment = z.object({
  PANGAT_MODE: z.enum(['demo', 'production'], 'PANGAT_MODE must be demo or production').default('demo'),
  HOST: z.string().default('127.0.0.1'),
  PORT: whole('PORT', 0, 65_535, 3000),
  PUBLIC_URL: address('PUBLIC_URL', 'https://pangat.example', ['http:', 'https:']).optional(),
  DATA_DIR: z.string().default('./data'),
  ...databaseSettings,
  DEMO_CITY: z.enum(['1', '0'], 'DEMO_CITY must be 1 or 0').default('0'),
  WORKERS: whole('WORKERS', 1, 64, 1),
  CITIES: z
    .string()
    .regex(/^[a-z-]{2,40}(,[a-z-]{2,40})*$/, 'CITIES must name cities as the database does, such as mumbai,pune')
    .optional(),
  TRUST_PROXY: whole('TRUST_PROXY', 0, 10, 0),
  DRAIN_NOTICE_MS: whole('DRAIN_NOTICE_MS', 0, 10_000, 300),
  ...limitSettings,
  ...metricsSettings,
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      'LOG_LEVEL must be trace, debug, info, warn, error or silent',
    )
    .default('warn'),
  SESSION_SECRET: z
    .string()
    .min(32, 'SESSION_SECRET must have at least 32 characters; make one with: openssl rand -base64 48')
    .optional(),
  CATERER_APPROVAL: z.enum(['auto', 'manual'], 'CATERER_APPROVAL must be auto or manual').optional(),
  ...contactSettings,
  ...paymentSettings,
  ...imageSettings,
  ...privateFileSettings,
  ...bankDataSettings,
  ...pushSettings,
  ...payoutSettings,
  MCP: z.enum(['on', 'off'], 'MCP must be on or off').default('on'),
  GOOGLE_MAPS_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{20,80}$/, 'GOOGLE_MAPS_KEY must be a browser key from the Google Cloud console')
    .optional(),
  ...googleTagSettings,
  ...providerSettings,
  SMTP_URL: address('SMTP_URL', 'smtp://user:password@host:587', ['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>@\p{Cc}]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
      'MAIL_FROM must be a sender such as Pangat <hello@pangat.example>',
    )
    .optional(),
  EMAILJS_BASE_URL: address('EMAILJS_BASE_URL', 'https://api.emailjs.com', ['http:', 'https:']).default(
    'https://api.emailjs.com',
  ),
  EMAILJS_SERVICE_ID: emailJsKey('EMAILJS_SERVICE_ID'),
  EMAILJS_TEMPLATE_ID: emailJsKey('EMAILJS_TEMPLATE_ID'),
  EMAILJS_ENQUIRY_TEMPLATE_ID: emailJsKey('EMAILJS_ENQUIRY_TEMPLATE_ID'),
  EMAILJS_PUBLIC_KEY: emailJsKey('EMAILJS_PUBLIC_KEY'),
  EMAILJS_PRIVATE_KEY: emailJsKey('EMAILJS_PRIVATE_KEY'),
})
type Environment = z.output<typeof Environment>

/** What `production` cannot run without, and why. */
const requiredInProduction = {
  DATABASE_URL: 'DATABASE_URL is required in production: the address of a PostgreSQL 15 or newer',
  PUBLIC_URL: 'PUBLIC_URL is required in production: the https address people open',
  SESSION_SECRET: 'SESSION_SECRET is required in production; make one with: openssl rand -base64 48',
} as const satisfies Partial<Record<keyof Environment, string>>

/** Reads and checks the settings; throws one {@link ConfigError} that names every problem. Empty values count as not set. */
export function loadConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Environment.safeParse(given)
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => issue.message)
  problems.push(
    ...productionProblems(given),
    ...databaseProblems(given),
    ...contactProblems(given),
    ...paymentProblems(given),
    ...imageProblems(given),
    ...privateFileProblems(given),
    ...bankDataProblems(given),
    ...pushProblems(given),
    ...payoutProblems(given),
    ...googleTagProblems(given),
    ...providerProblems(given),
    ...mailProblems(given),
  )
  if (given.WORKERS !== undefined && given.WORKERS !== '1' && !given.DATABASE_URL) {
    problems.push('WORKERS above 1 needs DATABASE_URL: the embedded database serves one process')
  }
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems)
  return configFrom(parsed.data)
}

function productionProblems(given: Record<string, string | undefined>): string[] {
  if (given.PANGAT_MODE !== 'production') return []
  const missing: string[] = Object.entries(requiredInProduction).flatMap(([name, cure]) => (given[name] ? [] : [cure]))
  if (given.PUBLIC_URL && !given.PUBLIC_URL.startsWith('https:'))
    missing.push('PUBLIC_URL must begin with https:// in production')
  if (given.SESSION_SECRET && isGuessable(given.SESSION_SECRET)) {
    missing.push('SESSION_SECRET looks like a placeholder; make one with: openssl rand -base64 48')
  }
  return missing
}

/** Of 32 random hexadecimal digits, fewer than this many are different in 3 of a million cases. */
const leastDifferent = 9

function isGuessable(secret: string): boolean {
  return /change|secret|example|placeholder/i.test(secret) || new Set(secret).size < leastDifferent
}

/** Each way of sending email is set whole or not at all. */
const mailWays = {
  SMTP: ['SMTP_URL', 'MAIL_FROM'],
  EmailJS: ['EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID', 'EMAILJS_PUBLIC_KEY', 'EMAILJS_PRIVATE_KEY'],
} as const satisfies Record<string, readonly (keyof Environment)[]>

function mailProblems(given: Record<string, string | undefined>): string[] {
  const begun = Object.entries(mailWays).filter(([, names]) => names.some((name) => given[name]))
  if (begun.length > 1) return ['Mail is set to be sent by SMTP and by EmailJS; please choose one and remove the other']
  const [way, names] = begun[0] ?? []
  const missing = names?.filter((name) => !given[name]) ?? []
  if (way && missing.length > 0) return [`To send mail by ${way}, please set ${missing.join(' and ')} too`]
  if (way || given.PANGAT_MODE !== 'production') return []
  const ways = Object.values(mailWays).map((all) => all.join(', '))
  return [`Mail is required in production; please set either ${ways.join(' or ')}`]
}

function mailFrom(env: Environment): Config['mail'] {
  if (env.SMTP_URL && env.MAIL_FROM) return { provider: 'smtp', url: new URL(env.SMTP_URL), from: env.MAIL_FROM }
  const { EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID, EMAILJS_PUBLIC_KEY, EMAILJS_PRIVATE_KEY } = env
  if (!EMAILJS_SERVICE_ID || !EMAILJS_TEMPLATE_ID || !EMAILJS_PUBLIC_KEY || !EMAILJS_PRIVATE_KEY) {
    return { provider: 'outbox' }
  }
  return {
    provider: 'emailjs',
    baseUrl: new URL(env.EMAILJS_BASE_URL),
    serviceId: EMAILJS_SERVICE_ID,
    templateId: EMAILJS_TEMPLATE_ID,
    enquiryTemplateId: env.EMAILJS_ENQUIRY_TEMPLATE_ID,
    publicKey: EMAILJS_PUBLIC_KEY,
    privateKey: EMAILJS_PRIVATE_KEY,
  }
}

function configFrom(env: Environment): Config {
  const production = env.PANGAT_MODE === 'production'
  return {
    mode: env.PANGAT_MODE,
    host: env.HOST,
    port: env.PORT,
    publicUrl: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    database: databaseFrom(env),
    demoOnAnyDatabase: env.DEMO_CITY === '1',
    workers: env.WORKERS,
    cities: env.CITIES?.split(','),
    metrics: metricsFrom(env),
    trustedProxies: env.TRUST_PROXY,
    drainNoticeMs: env.DRAIN_NOTICE_MS,
    limits: limitsFrom(env),
    logLevel: env.LOG_LEVEL,
    sessionSecret: env.SESSION_SECRET,
    catererApproval: env.CATERER_APPROVAL ?? (production ? 'manual' : 'auto'),
    contacts: contactsFrom(env),
    payment: paymentFrom(env),
    images: imagesFrom(env),
    privateFiles: privateFilesFrom(env),
    payouts: env.PAYOUTS,
    mcp: env.MCP === 'on',
    bankDataKeys: bankDataKeysFrom(env),
    push: pushFrom(env),
    googleMapsKey: env.GOOGLE_MAPS_KEY,
    googleTag: googleTagFrom(env),
    identityProvider: identityProviderFrom(env),
    mail: mailFrom(env),
  }
}
