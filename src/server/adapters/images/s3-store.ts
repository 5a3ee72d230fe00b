import { AwsClient } from 'aws4fetch'
import type { ImageFile } from '../image-encoder/encoded-image.ts'
import { cachedForAYear, contentTypes, fileName, ImageStoreError, type ImageStore } from './image-store.ts'
import { allOf, callStore } from './store-call.ts'

export interface S3Options {
  endpoint: URL
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Where browsers read the bucket. */
  publicUrl: URL
}

/** Keeps pictures in a bucket of S3 or of a store that speaks its protocol. Requests are signed by version 4 and name the bucket in the path. */
export function s3Store({ endpoint, region, bucket, publicUrl, ...credentials }: S3Options): ImageStore {
  const client = new AwsClient({ ...credentials, region, service: 's3', retries: 0 })
  const inBucket = (name: string) => `${endpoint.href.replace(/\/$/, '')}/${bucket}/${name}`
  return {
    name: 's3',
    origins: [publicUrl.origin],
    async put(key, files) {
      const send = async (file: ImageFile) => {
        const { headers } = await callStore((signal) =>
          client.fetch(inBucket(fileName(key, file)), {
            method: 'PUT',
            body: new Uint8Array(file.bytes),
            headers: { 'content-type': contentTypes[file.format], 'cache-control': cachedForAYear },
            redirect: 'error',
            signal,
          }),
        )
        // A proxy that answers a page instead has stored nothing.
        if (!headers.has('etag')) throw new ImageStoreError('no_etag')
      }
      await allOf(files.map(send))
      return `${publicUrl.href.replace(/\/$/, '')}/${key}`
    },
    // S3 answers 204 for what is not there.
    async remove(key, files) {
      await allOf(
        files.map((file) =>
          callStore((signal) =>
            client.fetch(inBucket(fileName(key, file)), { method: 'DELETE', redirect: 'error', signal }),
          ),
        ),
      )
    },
  }
}
