import { z } from 'zod'

/** Counting of visits by Google, for those who agree. All of it is public. */
export interface GoogleTagConfig {
  id: string
  /** Where the script comes from. */
  origin: string
  /** Origins that the script may send to. */
  reportsTo: readonly string[]
}

export const googleTagSettings = {
  GOOGLE_TAG_ID: z
    .string()
    .regex(/^(G|GT)-[A-Z0-9]{4,20}$/, 'GOOGLE_TAG_ID must be a measurement id of Google Analytics such as G-AB12CD34EF')
    .optional(),
  GOOGLE_TAG_TEST_ORIGIN: z
    .string()
    .refine(
      (text) => URL.canParse(text) && new URL(text).origin === text,
      'GOOGLE_TAG_TEST_ORIGIN must be an origin such as http://127.0.0.1:4000',
    )
    .optional(),
}

export function googleTagProblems({
  PANGAT_MODE,
  GOOGLE_TAG_TEST_ORIGIN,
}: Record<string, string | undefined>): string[] {
  return GOOGLE_TAG_TEST_ORIGIN && PANGAT_MODE === 'production'
    ? ['GOOGLE_TAG_TEST_ORIGIN is for tests; please remove it in production']
    : []
}

/** Origins as Google's guide to content security policies lists them for Analytics without advertising. */
const google = {
  origin: 'https://www.googletagmanager.com',
  reportsTo: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
}

export function googleTagFrom(env: {
  [Name in keyof typeof googleTagSettings]?: string | undefined
}): GoogleTagConfig | undefined {
  const { GOOGLE_TAG_ID: id, GOOGLE_TAG_TEST_ORIGIN: origin } = env
  if (id === undefined) return undefined
  return { id, ...(origin === undefined ? google : { origin, reportsTo: [origin] }) }
}
