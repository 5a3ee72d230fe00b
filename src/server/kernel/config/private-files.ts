import { z } from 'zod'

/** A bucket of S3 or of a store that speaks its protocol, and a key that may use it. */
export interface S3Bucket {
  endpoint: URL
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** Where documents are kept that only some may read. */
export type PrivateFilesConfig = { store: 'local' } | ({ store: 's3' } & S3Bucket)

export const privateFileSettings = {
  S3_PRIVATE_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'S3_PRIVATE_BUCKET must be the name of a bucket')
    .optional(),
}

/** What a bucket needs, whatever it is for. */
export const bucketAccess = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** What keeps the settings from naming one private store wholly. */
export function privateFileProblems(given: Record<string, string | undefined>): string[] {
  const { S3_PRIVATE_BUCKET, S3_BUCKET } = given
  if (!S3_PRIVATE_BUCKET) return []
  const missing = bucketAccess.filter((name) => !given[name])
  return [
    ...(missing.length > 0 ? [`To keep documents in S3_PRIVATE_BUCKET, please set ${missing.join(' and ')} too`] : []),
    ...(S3_PRIVATE_BUCKET === S3_BUCKET
      ? ['S3_PRIVATE_BUCKET must be another bucket than S3_BUCKET, which everyone can read']
      : []),
  ]
}

type Settings = { [Name in (typeof bucketAccess)[number] | 'S3_PRIVATE_BUCKET']?: string | undefined }

/** The store that settings without problems name. */
export function privateFilesFrom(env: Settings): PrivateFilesConfig {
  if (env.S3_PRIVATE_BUCKET === undefined) return { store: 'local' }
  return { store: 's3', ...bucketFrom(env, env.S3_PRIVATE_BUCKET) }
}

/** A bucket by settings that have no problems. */
export function bucketFrom(env: Omit<Settings, 'S3_PRIVATE_BUCKET'>, bucket: string): S3Bucket {
  return {
    endpoint: new URL(env.S3_ENDPOINT ?? ''),
    region: env.S3_REGION ?? '',
    bucket,
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
  }
}
