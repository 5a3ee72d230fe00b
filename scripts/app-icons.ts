// node scripts/app-icons.ts: redraws the icons of the installed app from public/favicon.svg.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const folder = join(import.meta.dirname, '../public')
const icon = readFileSync(join(folder, 'favicon.svg'), 'utf8')
const [ground = '', leaf = ''] = icon.match(/<rect[^>]*>|<path[^>]*>/g) ?? []

/** Systems crop it to a shape of their own: the ground fills it, and the leaf is within the middle four fifths. */
const maskable = icon
  .replace(ground, `${ground.replace(/ rx="\d+"/, '')}<g transform="translate(4.2 4.2) scale(.74)">`)
  .replace('</svg>', '</g></svg>')
/** Android shows the shape alone, in a colour of its own. */
const badge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${leaf.replace(/fill="[^"]*"/, 'fill="white"')}</svg>`

const pictures = [
  { name: 'icon-192', svg: icon, size: 192 },
  { name: 'icon-512', svg: icon, size: 512 },
  { name: 'maskable-512', svg: maskable, size: 512 },
  { name: 'touch-180', svg: maskable, size: 180 },
  { name: 'badge-96', svg: badge, size: 96 },
]
mkdirSync(join(folder, 'app'), { recursive: true })
for (const { name, svg, size } of pictures) {
  await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, 'app', `${name}.png`))
}
