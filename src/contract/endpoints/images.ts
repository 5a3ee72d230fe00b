import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'

const { maxBytes, perCaterer, uploadsAnHour } = limits.image

/** An uploaded picture, in the shape of the answers of image hosts. */
export const UploadedImage = z
  .object({
    secure_url: z.string().describe('Link to the picture in its largest size; what galleries and menus take'),
    public_id: z.string().describe('Name of the picture in the image store'),
    width: z.number().int().describe('Width of the largest size in pixels'),
    height: z.number().int().describe('Height of the largest size in pixels'),
    bytes: z.number().int().describe('Bytes of the largest size'),
    format: z.enum(['avif', 'webp']).describe('Format of the largest size'),
  })
  .meta({ id: 'UploadedImage' })
export type UploadedImage = z.output<typeof UploadedImage>

export const uploadImage = endpoint({
  method: 'POST',
  path: '/api/images',
  access: 'caterer',
  tag: 'Pictures',
  summary: 'Upload a picture',
  description: `Takes one JPEG, PNG or WebP and keeps it in several sizes as AVIF and WebP, without its metadata. A picture that no gallery, menu or package shows is deleted ${limits.image.orphanDays} days after its upload. Limited to ${uploadsAnHour} calls per account and hour, and to ${perCaterer} pictures per caterer.`,
  errors: [
    'too_many_requests',
    'image_needed',
    'image_too_large',
    'image_type_unsupported',
    'image_unreadable',
    'image_store_unavailable',
    'images_limit',
    'malformed',
  ],
  upload: { maxBytes },
  success: 'The picture',
  response: UploadedImage,
  status: 201,
})
