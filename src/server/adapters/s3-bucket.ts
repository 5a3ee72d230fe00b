import { AwsClient } from 'aws4fetch'
import type { S3Bucket } from '#server/kernel/config/private-files.ts'
import { callStore } from './store-call.ts'
import { StoreError } from './store-error.ts'

/** Objects of a bucket of S3, or of a store that speaks its protocol. */
export interface Bucket {
  /** @throws StoreError */
  put(name: string, bytes: Uint8Array, headers: Readonly<Record<string, string>>): Promise<void>
  /**
   * Returns an object of at most so many bytes.
   * @throws StoreError
   */
  get(name: string, maxBytes: number): Promise<Buffer>
  /**
   * Idempotent: S3 answers 204 for what is not there.
   * @throws StoreError
   */
  remove(name: string): Promise<void>
}

/** Opens a bucket. Requests are signed by version 4 and name the bucket in the path. */
export function openBucket({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Bucket): Bucket {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const send = (name: string, init: RequestInit, maxBytes?: number) =>
    callStore(
      (signal) =>
        client.fetch(`${endpoint.href.replace(/\/$/, '')}/${bucket}/${name}`, { ...init, redirect: 'error', signal }),
      maxBytes,
    )
  return {
    async put(name, bytes, headers) {
      const answer = await send(name, { method: 'PUT', body: new Uint8Array(bytes), headers: { ...headers } })
      // A proxy that answers a page instead has stored nothing.
      if (!answer.headers.has('etag')) throw new StoreError('no_etag')
    },
    async get(name, maxBytes) {
      const answer = await send(name, { method: 'GET' }, maxBytes)
      if (!answer.headers.has('etag')) throw new StoreError('no_etag')
      return answer.bytes
    },
    async remove(name) {
      await send(name, { method: 'DELETE' })
    },
  }
}
