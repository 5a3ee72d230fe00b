import type { ImageEncoder } from '#server/adapters/image-encoder/image-encoder.ts'
import type { ImageStore } from '#server/adapters/images/image-store.ts'
import type { RateLimit } from '#server/kernel/rate-limit.ts'
import type { PictureUse } from './queries/picture-use.ts'

/** What the operations of this module share. */
export interface Deps {
  store: ImageStore
  encoder: ImageEncoder
  uploadsByAccount: RateLimit
  /** Our own origin: links to pictures that we serve ourselves begin with it. */
  site: string
  /** Everything that shows pictures. */
  uses: readonly PictureUse[]
}
