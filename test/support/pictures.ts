import sharp from 'sharp'

/** The bytes of a photograph: a wide one by default, with noise, because a plain one compresses to nothing. */
export async function aPhoto({
  width = 1600,
  height = 1000,
  format = 'jpeg' as 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif',
} = {}): Promise<Buffer> {
  return photo(width, height).toFormat(format).toBuffer()
}

/** A photograph as a phone writes it: turned by a mark, with the place where it was taken. */
export async function aPhoneSPhoto(): Promise<Buffer> {
  const gps = { GPSLatitude: '19/1 4/1 0/1', GPSLongitude: '72/1 52/1 0/1', GPSLatitudeRef: 'N', GPSLongitudeRef: 'E' }
  return photo(1200, 800)
    .jpeg()
    .withExif({ IFD0: { Make: 'Pangat', Copyright: 'Asha' }, IFD3: gps })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

function photo(width: number, height: number) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 }
  return sharp({ create: { width, height, channels: 3, background: '#b5651d', noise } })
}

/** The form by which a browser uploads a file. */
export function uploadForm(bytes: Uint8Array, name = 'thali.jpg', type = 'image/jpeg'): FormData {
  const form = new FormData()
  form.set('upload_preset', 'anything')
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), name)
  return form
}
