import { join } from 'node:path'
import sharp from 'sharp'
import { brand } from '#contract/brand.ts'
import { m } from '#messages'
import type { Overlay } from './compose.ts'
import { plainFont } from './font.ts'
import { cache } from './sprites.ts'

const displayType = '@fontsource/rozha-one/files/rozha-one-latin-400-normal.woff'

/** What a share card says: a name, and a line on what it is. */
export interface ShareText {
  title: string
  line: string
}

/** The product's name and what it is for. */
export const ownText: ShareText = { title: brand.name, line: m.shell_tagline().replace(' in ', '\nin ') }

/** A name and a line in the display type, over a shade that lets them be read. */
export function shareText({ title, line }: ShareText, width: number, height: number): Overlay {
  const shade =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="shade">` +
    '<stop offset="0" stop-color="#2a0410" stop-opacity=".94"/><stop offset=".42" stop-color="#2a0410" stop-opacity=".78"/>' +
    `<stop offset=".72" stop-color="#2a0410" stop-opacity="0"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#shade)"/></svg>`
  return {
    drawing: [shade, title, line].join('\n'),
    async render() {
      return [
        { input: Buffer.from(shade), left: 0, top: 0 },
        {
          input: await written(title, title.length > 6 ? 132 : 168, '#ffe7b3'),
          left: 72,
          top: Math.round(height * 0.3),
        },
        {
          input: await written(line, 46, '#fff6e4'),
          left: 78,
          top: Math.round(height * 0.62),
        },
      ]
    },
  }
}

async function written(text: string, pixels: number, colour: string): Promise<Buffer> {
  const font = await plainFont(displayType, join(cache, 'rozha-one.ttf'))
  return sharp({
    text: {
      text: `<span foreground="${colour}">${text}</span>`,
      font: `Rozha One ${pixels}`,
      fontfile: font,
      rgba: true,
      dpi: 72,
      spacing: 8,
    },
  })
    .png()
    .toBuffer()
}
