import { limits } from '#contract/limits.ts'
import { imageTypes } from '#contract/rules/uploaded-image.ts'
import { uploadFile } from '#web/shared/api/upload-file.ts'
import { m } from '#messages'
import type { UploadKind } from './upload-kind.ts'

/** Pictures, each of which becomes its link (R322, R323, R412–R414). */
export const pictureUploads: UploadKind<string> = {
  maxBytes: limits.image.maxBytes,
  types: imageTypes,
  canShrink: () => true,
  text: {
    wrongType: m.upload_wrong_type,
    tooLarge: m.upload_too_large,
    failed: m.upload_failed,
    noRoom: m.upload_no_room,
  },
  async send(file, name, options) {
    const { secure_url } = await uploadFile('POST /api/images', {}, { file, name }, options)
    return asShown(secure_url)
  },
  report({ uploaded, failed: [only, ...others] }) {
    const done = { text: m.upload_done({ n: uploaded }), kind: 'success' as const }
    const text = others.length > 0 ? m.upload_all_failed() : m.upload_failed({ name: only ?? '' })
    return [...(uploaded > 0 ? [done] : []), ...(only === undefined ? [] : [{ text, kind: 'error' as const }])]
  },
}

/** The one picture of a dish (R418, R419). */
export const dishPictureUploads: UploadKind<string> = {
  ...pictureUploads,
  report: ({ uploaded, failed }) => [
    ...(uploaded > 0 ? [{ text: m.upload_dish_done(), kind: 'success' as const }] : []),
    ...(failed.length > 0 ? [{ text: m.upload_dish_failed(), kind: 'error' as const }] : []),
  ],
}

const loopback = ['localhost', '127.0.0.1', '[::1]']

/** A picture of our own server by its path, as the API shows it from then on; on one machine the site has several names. */
function asShown(link: string): string {
  const { host, hostname, pathname } = new URL(link, location.href)
  const isOwn = host === location.host || (loopback.includes(hostname) && loopback.includes(location.hostname))
  return isOwn ? pathname : link
}
