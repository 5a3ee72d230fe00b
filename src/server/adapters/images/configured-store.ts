import type { Clock } from '#server/kernel/clock.ts'
import type { Config } from '#server/kernel/config.ts'
import { cloudinaryStore } from './cloudinary-store.ts'
import type { ImageStore } from './image-store.ts'
import { localStore } from './local-store.ts'
import { s3Store } from './s3-store.ts'

/** The store of uploaded pictures, as configured. */
export function configuredStore({ images, dataDir }: Pick<Config, 'images' | 'dataDir'>, clock: Clock): ImageStore {
  switch (images.store) {
    case 'local':
      return localStore(dataDir)
    case 'cloudinary':
      return cloudinaryStore(images, clock)
    case 's3':
      return s3Store(images)
  }
}
