import type { S3Bucket } from '#server/kernel/config/private-files.ts'
import { openBucket } from '../s3-bucket.ts'
import { allOf } from '../store-call.ts'
import { cachedForAYear, contentTypes, fileName, type ImageStore } from './image-store.ts'

export interface S3Options extends S3Bucket {
  /** Where browsers read the bucket. */
  publicUrl: URL
}

/** Keeps pictures in a bucket. */
export function s3Store({ publicUrl, ...access }: S3Options): ImageStore {
  const bucket = openBucket(access)
  return {
    name: 's3',
    origins: [publicUrl.origin],
    async put(key, files) {
      await allOf(
        files.map((file) =>
          bucket.put(fileName(key, file), file.bytes, {
            'content-type': contentTypes[file.format],
            'cache-control': cachedForAYear,
          }),
        ),
      )
      return `${publicUrl.href.replace(/\/$/, '')}/${key}`
    },
    remove: (key, files) => allOf(files.map((file) => bucket.remove(fileName(key, file)))),
  }
}
