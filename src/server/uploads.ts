import { createImageEncoder } from './adapters/image-encoder/image-encoder.ts'
import { configuredStore } from './adapters/images/configured-store.ts'
import { configuredPrivateStore } from './adapters/private-files/configured-private-store.ts'
import type { Clock } from './kernel/clock.ts'
import type { Config } from './kernel/config.ts'
import type { RateLimits } from './kernel/rate-limit.ts'
import type { Sealer } from './kernel/sealing/sealed.ts'
import { createCatererDocuments, type CatererDocuments } from './modules/caterer-documents/index.ts'
import { galleryPictures } from './modules/caterers/index.ts'
import { createImages, type Images } from './modules/images/index.ts'
import { menuPictures } from './modules/menus/index.ts'
import { deliveryPictures } from './modules/ordering/index.ts'

/** Everything that shows uploaded pictures: what is in none of these is deleted. */
export const pictureUses = [galleryPictures, menuPictures, deliveryPictures]

/** Wires what is made of uploads: pictures and documents, which one process beside this one examines. */
export function createUploads(
  config: Config,
  { clock, rateLimits, sealer }: { clock: Clock; rateLimits: RateLimits; sealer: Sealer },
): { images: Images; catererDocuments: CatererDocuments } {
  const encoder = createImageEncoder()
  const site = config.publicUrl.origin
  return {
    images: createImages({ store: configuredStore(config, clock), encoder, rateLimits, site, uses: pictureUses }),
    catererDocuments: createCatererDocuments({
      store: configuredPrivateStore(config),
      sealer,
      encoder,
      rateLimits,
    }),
  }
}
