import sharp, { type OverlayOptions } from 'sharp'
import { randomOf } from '#db/world/random.ts'
import { Pen, type Draw } from './kit/pen.ts'
import { Sheet } from './kit/sheet.ts'
import { daylight, napkin, table, type Napkin } from './table/cloth.ts'
import { moods, type MoodName } from './table/moods.ts'
import { drawn, fingerprint, sprite, spriteRadius, spriteSize } from './sprites.ts'

/** A thing on the table; x, y and r in pixels of the scene. */
export interface Item {
  name: string
  draw: Draw
  x: number
  y: number
  r: number
  /** Something beside the dishes, whose sprite may be small. */
  aside?: true
}

/** A table seen from above. */
export interface Scene {
  width: number
  height: number
  mood: MoodName
  napkin?: Napkin
  /** The first lies lowest. */
  items: readonly Item[]
  /** What stands over everything, such as words. */
  over?: Overlay
}

/** Pictures that lie over a scene; `drawing` changes when they do. */
export interface Overlay {
  drawing: string
  render(): Promise<OverlayOptions[]>
}

/** A scene ready to be rendered; `drawing` changes when anything of it changes. */
export interface Composition {
  drawing: string
  /** Red, green and blue of each pixel. */
  render(): Promise<Buffer>
}

/** Small things are drawn small: their sprite's size and the radius within it. */
const small = { size: 320, radius: 100 }
const large = { size: spriteSize, radius: spriteRadius }
const svgs = new Map<string, string>()

function drawingOf({ name, draw, r, aside }: Item): { svg: string; across: number } {
  const kind = aside && r <= small.radius ? small : large
  const key = `${name}@${kind.size}`
  const svg = svgs.get(key) ?? drawn(name, draw, kind.size, kind.radius)
  svgs.set(key, svg)
  return { svg, across: Math.round((r * kind.size) / kind.radius) }
}

/** Puts a scene together from sprites: each is rendered once, so that a scene takes a second. */
export function composed(scene: Scene): Composition {
  const { items } = scene
  const [ground, light] = [groundOf(scene), lightOf(scene)]
  const laid = items.map((item) => ({ item, ...drawingOf(item) }))
  const places = laid.map(({ item, svg }) => `${fingerprint(svg)} ${item.x} ${item.y} ${item.r}`)
  return {
    drawing: fingerprint(ground, light, scene.over?.drawing ?? '', ...places),
    async render() {
      const things = []
      for (const { item, svg, across } of laid) things.push(await placed(item, svg, across, scene))
      const over = (await scene.over?.render()) ?? []
      const base = (await sprite(ground)).image
      return sharp(base)
        .composite([...things.flat(), { input: Buffer.from(light) }, ...over])
        .removeAlpha()
        .raw()
        .toBuffer()
    },
  }
}

/** A sprite at its size and place, cut where it leaves the table. */
async function placed({ x, y }: Item, svg: string, across: number, { width, height }: Scene) {
  const [left, top] = [Math.round(x - across / 2), Math.round(y - across / 2)]
  const [cutLeft, cutTop] = [Math.max(0, -left), Math.max(0, -top)]
  const [wide, high] = [
    Math.min(across - cutLeft, width - Math.max(0, left)),
    Math.min(across - cutTop, height - Math.max(0, top)),
  ]
  if (wide <= 0 || high <= 0) return []
  const { image } = await sprite(svg)
  const input = await sharp(image)
    .resize(across, across, { kernel: 'lanczos3' })
    .extract({ left: cutLeft, top: cutTop, width: wide, height: high })
    .ensureAlpha()
    .raw()
    .toBuffer()
  const raw = { width: wide, height: high, channels: 4 } as const
  return [{ input, raw, left: Math.max(0, left), top: Math.max(0, top) }]
}

function groundOf({ width, height, mood, napkin: cloth }: Scene): string {
  const sheet = new Sheet()
  // One cloth for all tables of a mood: its weave is slow to draw.
  const pen = new Pen(sheet, randomOf('table', mood), [width / 2, height / 2], height / 2)
  return sheet.svg(
    width,
    height,
    table(pen, moods[mood], width, height) + (cloth ? napkin(pen, moods[mood], cloth) : ''),
  )
}

function lightOf({ width, height }: Scene): string {
  const sheet = new Sheet()
  return sheet.svg(width, height, daylight(new Pen(sheet, randomOf('light'), [0, 0], height), width, height))
}
