import { uploadImage } from '#contract/endpoints/images.ts'
import type { Api } from '#server/http/api.ts'
import type { Images } from './index.ts'

export function bindImages(api: Api, images: Images): void {
  api.upload(uploadImage, (ctx, upload) => images.upload(ctx, upload))
}
