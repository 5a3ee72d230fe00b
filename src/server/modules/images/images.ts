import type { UploadedImage } from '#contract/endpoints/images.ts'
import { limits } from '#contract/limits.ts'
import type { Context } from '#server/kernel/context.ts'
import type { RateLimits } from '#server/kernel/rate-limit.ts'
import type { Upload } from '#server/kernel/upload.ts'
import type { Deps } from './deps.ts'
import { removeUnshownPictures } from './operations/remove-unshown-pictures.ts'
import { uploadImage } from './operations/upload-image.ts'

/** Uploaded pictures. */
export interface Images {
  /** Origins in addition to our own from which pages load pictures: the image store. */
  origins: readonly string[]
  upload(ctx: Context, upload: Upload): Promise<UploadedImage>
  /** A background job. */
  removeUnshown(ctx: Context): Promise<void>
  /** Ends the process that encodes. */
  close(): void
}

export function createImages({
  rateLimits,
  ...given
}: Omit<Deps, 'uploadsByAccount'> & { rateLimits: RateLimits }): Images {
  const uploadsByAccount = rateLimits('image-uploads', { tries: limits.image.uploadsAnHour, seconds: 60 * 60 })
  const deps: Deps = { ...given, uploadsByAccount }
  return {
    origins: deps.store.origins,
    upload: (ctx, upload) => uploadImage(ctx, deps, upload),
    removeUnshown: (ctx) => removeUnshownPictures(ctx, deps),
    close: () => deps.encoder.close(),
  }
}
