import type { ImageEncoder } from '#server/adapters/image-encoder/image-encoder.ts'
import type { PrivateStore } from '#server/adapters/private-files/private-store.ts'
import type { RateLimit } from '#server/kernel/rate-limit.ts'
import type { Sealer } from '#server/kernel/sealing/sealed.ts'

/** What the operations of this module share. */
export interface Deps {
  store: PrivateStore
  sealer: Sealer
  encoder: Pick<ImageEncoder, 'encodeDocument'>
  uploadsByAccount: RateLimit
}
