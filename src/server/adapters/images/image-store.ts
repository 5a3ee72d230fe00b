import type { ImageFile } from '../image-encoder/encoded-image.ts'

export const imageStores = ['local', 'cloudinary', 's3'] as const
export type ImageStoreName = (typeof imageStores)[number]

/** Where uploaded pictures are kept and read by browsers. */
export interface ImageStore {
  /** Kept with each picture, so that it is removed where it was stored. */
  name: ImageStoreName
  /** Origins from which pages load its pictures, in addition to their own. */
  origins: readonly string[]
  /**
   * Stores the files of a picture under a new key. Returns its base: `<base>-480.avif` is the link to a file.
   * @throws StoreError; then some files may be there, which {@link remove} takes away
   */
  put(key: string, files: readonly ImageFile[]): Promise<string>
  /**
   * Removes the files of a key. Idempotent.
   * @throws StoreError
   */
  remove(key: string, files: readonly ImageFileName[]): Promise<void>
}

export type ImageFileName = Pick<ImageFile, 'width' | 'format'>

export function fileName(key: string, { width, format }: ImageFileName): string {
  return `${key}-${width}.${format}`
}

export const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

/** The name of a picture never gets other bytes. */
export const cachedForAYear = 'public, max-age=31536000, immutable'
