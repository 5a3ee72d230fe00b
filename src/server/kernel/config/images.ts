import { z } from 'zod'
import { bucketAccess, bucketFrom, type S3Bucket } from './private-files.ts'

/** Where uploaded pictures are kept. */
export type ImagesConfig =
  | { store: 'local' }
  | {
      store: 'cloudinary'
      baseUrl: URL
      cloud: string
      uploadPreset: string
      credentials: { apiKey: string; apiSecret: string } | undefined
    }
  | ({ store: 's3'; publicUrl: URL } & S3Bucket)

const address = (name: string, example: string) =>
  z.url({ protocol: /^https?$/, error: `${name} must be an address such as ${example}` }).optional()
const shaped = (name: string, pattern: RegExp, what: string) =>
  z.string().regex(pattern, `${name} must be ${what}`).optional()

/** The settings of the image store, each checked separately. */
export const imageSettings = {
  IMAGE_STORE: z.enum(['local', 'cloudinary', 's3'], 'IMAGE_STORE must be local, cloudinary or s3').default('local'),
  CLOUDINARY_CLOUD: shaped('CLOUDINARY_CLOUD', /^[a-z0-9][a-z0-9_-]{0,99}$/i, 'the cloud name of the account'),
  CLOUDINARY_UPLOAD_PRESET: shaped('CLOUDINARY_UPLOAD_PRESET', /^[\w-]{1,100}$/, 'the name of an unsigned preset'),
  CLOUDINARY_BASE_URL: address('CLOUDINARY_BASE_URL', 'https://api.cloudinary.com'),
  CLOUDINARY_API_KEY: shaped('CLOUDINARY_API_KEY', /^\d{6,30}$/, 'the API key of the account'),
  CLOUDINARY_API_SECRET: shaped('CLOUDINARY_API_SECRET', /^[\w-]{10,100}$/, 'the API secret of the account'),
  S3_ENDPOINT: address('S3_ENDPOINT', 'https://s3.ap-south-1.amazonaws.com'),
  S3_REGION: shaped('S3_REGION', /^[a-z0-9-]{1,40}$/, 'a region such as ap-south-1'),
  S3_BUCKET: shaped('S3_BUCKET', /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket'),
  S3_ACCESS_KEY_ID: shaped('S3_ACCESS_KEY_ID', /^[\x21-\x7e]{3,128}$/, 'the id of an access key'),
  S3_SECRET_ACCESS_KEY: shaped('S3_SECRET_ACCESS_KEY', /^[\x21-\x7e]{8,128}$/, 'the secret of an access key'),
  S3_PUBLIC_URL: address('S3_PUBLIC_URL', 'https://pictures.pangat.example'),
}

const Settings = z.object(imageSettings)
type Settings = z.output<typeof Settings>
type Given = Record<string, string | undefined>

const needed = {
  local: [],
  cloudinary: ['CLOUDINARY_CLOUD', 'CLOUDINARY_UPLOAD_PRESET'],
  s3: [...bucketAccess, 'S3_BUCKET', 'S3_PUBLIC_URL'],
} as const satisfies Record<Settings['IMAGE_STORE'], readonly (keyof Settings)[]>

const pair = ['CLOUDINARY_API_KEY', 'CLOUDINARY_API_SECRET'] as const

/** What keeps the settings from naming one image store wholly. */
export function imageProblems(given: Given): string[] {
  const store = given.IMAGE_STORE ?? 'local'
  const settingsOf = (isChosen: boolean) =>
    Object.entries(needed).flatMap(([name, settings]) => ((name === store) === isChosen ? settings : []))
  const missing = settingsOf(true).filter((name) => !given[name])
  // The private bucket may need the access to S3 that the pictures do not.
  const elsewhere: readonly string[] = given.S3_PRIVATE_BUCKET ? bucketAccess : []
  const unused = settingsOf(false).filter((name) => given[name] && !elsewhere.includes(name))
  const half = pair.filter((name) => given[name]).length === 1
  return [
    ...(missing.length > 0
      ? [`To keep pictures by IMAGE_STORE=${store}, please set ${missing.join(' and ')} too`]
      : []),
    ...(unused.length > 0 ? [`${unused.join(' and ')} needs IMAGE_STORE to name that store`] : []),
    ...(half ? [`Please set both ${pair.join(' and ')}, or none of them`] : []),
    ...(given.PANGAT_MODE === 'production' && given.S3_PUBLIC_URL?.startsWith('http:')
      ? ['S3_PUBLIC_URL must begin with https:// in production']
      : []),
  ]
}

/** The store that settings without problems name. */
export function imagesFrom(env: Settings): ImagesConfig {
  switch (env.IMAGE_STORE) {
    case 'local':
      return { store: 'local' }
    case 'cloudinary': {
      const { CLOUDINARY_API_KEY: apiKey, CLOUDINARY_API_SECRET: apiSecret } = env
      return {
        store: 'cloudinary',
        baseUrl: new URL(env.CLOUDINARY_BASE_URL ?? 'https://api.cloudinary.com'),
        cloud: env.CLOUDINARY_CLOUD ?? '',
        uploadPreset: env.CLOUDINARY_UPLOAD_PRESET ?? '',
        credentials: apiKey && apiSecret ? { apiKey, apiSecret } : undefined,
      }
    }
    case 's3':
      return { store: 's3', ...bucketFrom(env, env.S3_BUCKET ?? ''), publicUrl: new URL(env.S3_PUBLIC_URL ?? '') }
  }
}
