import { join } from 'node:path'
import type Sharp from 'sharp'
import type { OverlayOptions } from 'sharp'
import { brand } from '#contract/brand.ts'
import { shareCardSize } from '#contract/values/share-card.ts'

/** What a card says: the page's title, and what it costs. */
export interface CardText {
  title: string
  price: string
}

const quality = 78
const { width, height } = shareCardSize
const margin = 72
const textWidth = 720
const colours = { title: '#fff6e4', price: '#ffcf6b', brand: '#ffe7b3' }

const documentFonts = join(import.meta.dirname, '../../server/modules/documents/fonts')
/** Faces that text may need; the renderer learns of a file when it first draws with it. The comma ends a name that looks like a weight. */
const faces = {
  display: { file: join(import.meta.dirname, 'fonts/rozha-one.ttf'), name: 'Rozha One' },
  displayMore: { file: join(import.meta.dirname, 'fonts/rozha-one-ext.ttf'), name: 'Rozha One' },
  text: { file: join(documentFonts, 'latin-600.ttf'), name: 'Anek Devanagari SemiBold' },
  rupee: { file: join(documentFonts, 'latin-ext-600.ttf'), name: 'Anek Latin SemiBold' },
  devanagari: { file: join(documentFonts, 'devanagari-600.ttf'), name: 'Anek Devanagari SemiBold' },
} as const

interface Line {
  markup: string
  /** Names of faces and a size in pixels, as Pango reads them. */
  font: string
  file: string
}

/** Returns the lines of a card, from top to bottom. */
export function linesOf({ title, price }: CardText): Line[] {
  const line = (text: string, face: 'display' | 'text', pixels: number, colour: string): Line => ({
    markup: `<span foreground="${colour}">${escaped(text)}</span>`,
    font: `${faces[face].name},${faces.text.name},${faces.rupee.name}, ${pixels}`,
    file: faces[face].file,
  })
  return [
    line(title, 'display', pixelsOf(title), colours.title),
    ...(price === '' ? [] : [line(price, 'text', 42, colours.price)]),
    line(brand.name, 'display', 44, colours.brand),
  ]
}

/** Long titles stay within four lines. */
function pixelsOf(title: string): number {
  if (title.length <= 26) return 92
  return title.length <= 44 ? 76 : 62
}

/** Pango reads markup. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

const shade = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="shade">` +
    '<stop offset="0" stop-color="#2a0410" stop-opacity=".95"/><stop offset=".5" stop-color="#2a0410" stop-opacity=".84"/>' +
    '<stop offset="1" stop-color="#2a0410" stop-opacity=".12"/></linearGradient></defs>' +
    `<rect width="${width}" height="${height}" fill="url(#shade)"/></svg>`,
)

let learnt: Promise<typeof Sharp> | undefined

/**
 * Loads the renderer, once, and shows it the faces. A card that is about to be drawn is faster when this was called while its text is
 * found.
 */
export function readyToDraw(): Promise<typeof Sharp> {
  learnt ??= import('sharp').then(async ({ default: sharp }) => {
    await Promise.all(Object.values(faces).map(({ name, file }) => write(sharp, '₹', `${name}, 8`, file)))
    return sharp
  })
  return learnt
}

/** Loads the renderer, 26 MB, when a process has served for a while, so that the first card takes no longer than others. */
export function loadRendererLater(milliseconds = 10_000): void {
  // Whoever draws hears of a failure.
  setTimeout(() => void readyToDraw().catch(() => undefined), milliseconds).unref()
}

/** Draws a card over a picture; over the ground colour alone when there is none. */
export async function drawCard(text: CardText, picture: string | undefined): Promise<Buffer> {
  const sharp = await readyToDraw()
  const ground = picture
    ? sharp(picture).resize(width, height, { fit: 'cover' })
    : sharp({ create: { width, height, channels: 3, background: '#4a0d1f' } })
  const [decoded, ...lines] = await Promise.all([
    ground.raw().toBuffer({ resolveWithObject: true }),
    ...linesOf(text).map(({ markup, font, file }) => write(sharp, markup, font, file)),
  ])
  return sharp(decoded.data, { raw: decoded.info })
    .composite([{ input: shade, left: 0, top: 0 }, ...placed(lines)])
    .jpeg({ quality })
    .toBuffer()
}

function write(sharp: typeof Sharp, markup: string, font: string, fontfile: string) {
  return sharp({ text: { text: markup, font, fontfile, rgba: true, dpi: 72, width: textWidth, spacing: 4 } })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true })
}

interface Written {
  data: Buffer
  info: { height: number }
}

/** Title and price in the middle, the brand at the bottom. */
function placed(lines: readonly Written[]): OverlayOptions[] {
  const gap = 36
  const sign = lines.at(-1)
  const above = lines.slice(0, -1)
  const tall = above.reduce((sum, { info }) => sum + info.height, gap * (above.length - 1))
  let top = Math.max(margin, Math.round((height - margin - tall) / 2))
  const overlays = above.map(({ data, info }) => {
    const overlay = { input: data, left: margin, top }
    top += info.height + gap
    return overlay
  })
  return sign
    ? [...overlays, { input: sign.data, left: margin, top: height - margin - sign.info.height + 24 }]
    : overlays
}
