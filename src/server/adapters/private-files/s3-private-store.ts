import type { S3Bucket } from '#server/kernel/config/private-files.ts'
import { openBucket } from '../s3-bucket.ts'
import type { PrivateStore } from './private-store.ts'

/** Keeps files in a bucket that nobody else can read. */
export function s3PrivateStore(access: S3Bucket): PrivateStore {
  const bucket = openBucket(access)
  const headers = { 'content-type': 'application/octet-stream', 'cache-control': 'no-store' }
  return {
    name: 's3',
    put: (key, bytes) => bucket.put(key, bytes, headers),
    get: (key, maxBytes) => bucket.get(key, maxBytes),
    remove: (key) => bucket.remove(key),
  }
}
