import type { UploadedImage } from '#contract/endpoints/images.ts'
import { limits } from '#contract/limits.ts'
import { includesPart } from '#contract/rules/member-part.ts'
import { ImageError } from '#server/adapters/image-encoder/image-encoder.ts'
import type { EncodedImage } from '#server/adapters/image-encoder/encoded-image.ts'
import { StoreError } from '#server/adapters/store-error.ts'
import { fail } from '#server/kernel/app-error.ts'
import { userOf, type Context, type Queryable } from '#server/kernel/context.ts'
import { errorName } from '#server/kernel/log.ts'
import type { Upload, UploadedFile } from '#server/kernel/upload.ts'
import type { Deps } from '../deps.ts'
import { urlOf } from '../domain/picture.ts'
import { countPictures, insertPicture, lockUploads, markStored, removePictures, type PictureOwner } from '../store.ts'
import { deleteRemoved } from './delete-removed.ts'

/**
 * Reads, encodes and stores a picture of the caller. Of one that is not taken, that the store does not take whole, or whose client
 * leaves before the answer, nothing stays.
 */
export async function uploadImage(ctx: Context, deps: Deps, upload: Upload): Promise<UploadedImage> {
  const { userId, catererId, part } = userOf(ctx)
  // Who has no caterer yet uploads before the profile is made.
  if (part !== undefined && !includesPart(part, 'manager')) throw fail('not_allowed')
  const owner = { userId, catererId }
  await deps.uploadsByAccount.take(userId)
  await requireRoom(ctx.db, owner)
  const file = await upload.read({ missing: 'image_needed', tooLarge: 'image_too_large' })
  const image = await encoded(deps, file, upload.signal)

  const id = ctx.newId()
  const key = keyOf(id)
  await ctx.transaction(async (tx) => {
    await lockUploads(tx, userId)
    await requireRoom(tx, owner)
    await insertPicture(tx, { id, owner, store: deps.store.name, key, ...image }, ctx.clock.now())
  })
  // The row comes first: what is stored without one would never be found again.
  try {
    const base = await deps.store.put(key, image.files)
    // Nobody hears this.
    if (upload.signal.aborted) throw fail('malformed')
    if (!(await markStored(ctx.db, id, base, ctx.clock.now()))) throw fail('session_ended')
    return shownAs(deps, base, key, image)
  } catch (error) {
    await removePictures(ctx.db, [id], ctx.clock.now())
    await deleteRemoved(ctx, deps, [{ id, key, widths: image.widths }])
    if (!(error instanceof StoreError)) throw error
    ctx.log.error({ err: errorName(error), reason: error.reason }, 'picture upload failed')
    throw fail('image_store_unavailable', { name: file.name })
  }
}

async function requireRoom(db: Queryable, owner: PictureOwner): Promise<void> {
  const { perCaterer } = limits.image
  if ((await countPictures(db, owner)) >= perCaterer) throw fail('images_limit', { max: perCaterer })
}

async function encoded({ encoder }: Deps, { name, bytes }: UploadedFile, signal: AbortSignal): Promise<EncodedImage> {
  if (bytes.length === 0) throw fail('image_unreadable', { name })
  try {
    return await encoder.encode(bytes, signal)
  } catch (error) {
    if (!(error instanceof ImageError)) throw error
    if (error.problem === 'busy') throw fail('busy')
    throw fail(error.problem === 'unsupported' ? 'image_type_unsupported' : 'image_unreadable', { name })
  }
}

/** Two characters of chance as a folder, so that none holds all pictures. Lower case: some file systems and hosts know no other. */
function keyOf(id: string): string {
  const name = id.toLowerCase()
  return `${name.slice(-2)}/${name}`
}

function shownAs(
  { site }: Deps,
  base: string,
  key: string,
  { widths, width, height, files }: EncodedImage,
): UploadedImage {
  const format = 'avif'
  const largest = files.find((file) => file.width === width && file.format === format)
  const secure_url = new URL(urlOf({ base, widths }), site).href
  return { secure_url, public_id: key, width, height, bytes: largest?.bytes.length ?? 0, format }
}
