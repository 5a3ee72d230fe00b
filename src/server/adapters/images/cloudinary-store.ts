import { hash } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '#server/kernel/clock.ts'
import type { ImageFile } from '../image-encoder/encoded-image.ts'
import { allOf, callStore } from '../store-call.ts'
import { StoreError } from '../store-error.ts'
import { contentTypes, fileName, type ImageFileName, type ImageStore } from './image-store.ts'

export interface CloudinaryOptions {
  baseUrl: URL
  cloud: string
  uploadPreset: string
  /** Without them nothing can be removed: the way of uploads has no right to. */
  credentials: { apiKey: string; apiSecret: string } | undefined
}

const Uploaded = z.object({ public_id: z.string(), secure_url: z.url() })

/**
 * Keeps pictures at Cloudinary, to which our server makes unsigned uploads: https://cloudinary.com/documentation/upload_images#unsigned_upload
 * One AVIF is uploaded for each width; Cloudinary makes the WebP of it when a link asks for that.
 */
export function cloudinaryStore(options: CloudinaryOptions, clock: Clock): ImageStore {
  const { baseUrl, cloud, credentials } = options
  const origins = [...new Set(['https://res.cloudinary.com', `https://${cloud}-res.cloudinary.com`, baseUrl.origin])]
  return {
    name: 'cloudinary',
    origins,
    async put(key, files) {
      const kept = files.filter(isKept)
      const bases = new Set<string>()
      await allOf(kept.map(async (file) => bases.add(baseOf(key, file, await upload(options, key, file)))))
      const [base, ...others] = bases
      if (base === undefined || others.length > 0 || !origins.includes(new URL(base).origin))
        throw new StoreError('links_unexpected')
      return base
    },
    async remove(key, files) {
      if (!credentials) return
      await allOf(files.filter(isKept).map((file) => destroy(options, credentials, publicId(key, file), clock)))
    },
  }
}

function isKept({ format }: ImageFileName): boolean {
  return format !== 'webp'
}

function publicId(key: string, { width }: ImageFileName): string {
  return `${key}-${width}`
}

async function upload({ baseUrl, cloud, uploadPreset }: CloudinaryOptions, key: string, file: ImageFile) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(file.bytes)], { type: contentTypes[file.format] }), fileName('image', file))
  form.set('upload_preset', uploadPreset)
  form.set('public_id', publicId(key, file))
  const url = new URL(`/v1_1/${cloud}/image/upload`, baseUrl)
  const { bytes } = await callStore((signal) => fetch(url, { method: 'POST', body: form, redirect: 'error', signal }))
  return Uploaded.parse(jsonOf(bytes.toString('utf8')))
}

/** The link without version, width and ending. A preset that renames what is uploaded is of no use to us. */
function baseOf(key: string, file: ImageFile, { secure_url: link }: z.output<typeof Uploaded>): string {
  const plain = link.replace(/\/v\d+\//, '/')
  const end = fileName('', file)
  if (!plain.endsWith(`${key}${end}`)) throw new StoreError('renamed_by_preset')
  return plain.slice(0, -end.length)
}

async function destroy(
  { baseUrl, cloud }: CloudinaryOptions,
  { apiKey, apiSecret }: NonNullable<CloudinaryOptions['credentials']>,
  id: string,
  clock: Clock,
): Promise<void> {
  const timestamp = Math.floor(clock.now().getTime() / 1000)
  const signature = hash('sha1', `public_id=${id}&timestamp=${timestamp}${apiSecret}`)
  const form = new URLSearchParams({ public_id: id, timestamp: String(timestamp), api_key: apiKey, signature })
  const url = new URL(`/v1_1/${cloud}/image/destroy`, baseUrl)
  await callStore((signal) => fetch(url, { method: 'POST', body: form, redirect: 'error', signal }))
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new StoreError('no_json', { cause: error })
  }
}
