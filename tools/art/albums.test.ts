import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { defaultPicture } from '#server/modules/images/index.ts'
import { cookbook } from '#db/world/cookbook/index.ts'
import { readPictures } from '#db/world/pictures.ts'
import { composed } from './compose.ts'
import { dishKinds, isDishKind } from './dishes/index.ts'
import { isForJains } from './jain-food.ts'
import { coverPlans } from './plan-covers.ts'
import { jainSpreadPlans } from './plan-spreads.ts'
import { jainKinds, planned, servedKinds, type Album } from './plan.ts'
import { albums, picturesIn, readIndex } from './publish.ts'

const plan = planned()
const both: Album[] = ['product', 'city']

describe.each(both)('the album of the %s', (album) => {
  test('holds exactly the pictures of the plan, each in every size', async () => {
    const index = await readIndex(album)
    const named = plan.filter((picture) => picture.album === album)
    expect(Object.keys(index).sort()).toEqual(named.map(({ name }) => name).sort())
    const files = named.flatMap(({ name, sizes, format }) => sizes.map(([width]) => `${name}-${width}.${format}`))
    expect(await picturesIn(album)).toEqual(files.sort())
  })

  test('says of each picture the sizes it has, and shows a small blurred one until it has come', async () => {
    const index = await readIndex(album)
    for (const { name, sizes } of plan.filter((picture) => picture.album === album)) {
      const [width, height] = sizes.at(-1) ?? [0, 0]
      expect(index[name]).toMatchObject({ widths: sizes.map(([wide]) => wide), width, height })
      expect(index[name]?.placeholder).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/=]+$/)
      expect(index[name]?.placeholder.length).toBeLessThan(300)
    }
  })
})

test('the pictures are light enough to keep beside the code: thirteen megabytes at most', async () => {
  const bytes = await Promise.all(
    both.map(async (album) =>
      (await picturesIn(album)).reduce((sum, file) => sum + statSync(join(albums[album].folder, file)).size, 0),
    ),
  )
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(13 * 1024 * 1024)
})

test('the neutral picture that the API gives is the one that was drawn', async () => {
  expect(defaultPicture.placeholder).toBe((await readIndex('product'))['default']?.placeholder)
})

test('a plan made twice draws the same', () => {
  const drawings = (pictures: typeof plan) => pictures.slice(0, 6).map(({ scene }) => composed(scene).drawing)
  expect(drawings(planned())).toEqual(drawings(plan))
})

test('every dish of the cookbook has a picture of its kind', () => {
  expect(
    cookbook.filter(({ picture }) => picture === undefined || !isDishKind(picture)).map(({ name }) => name),
  ).toEqual([])
})

test('tables of Jain kitchens hold what Jain guests eat, drawn without onion', () => {
  const jain = [...coverPlans(), ...jainSpreadPlans()].filter(({ isJain }) => isJain)
  expect(jain.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['shuddha-swad-jain-caterers', 'jain-1', 'jain-2']),
  )
  expect(jain.flatMap(({ dishes }) => dishes).filter((kind) => !isForJains(kind))).toEqual([])
  const names = new Set(jain.map(({ name }) => `covers/${name}`))
  const items = plan.filter(({ name }) => names.has(name)).flatMap(({ scene }) => scene.items)
  expect(items.filter(({ name }) => name.endsWith('-jain')).length).toBeGreaterThan(jain.length)
  expect(items.filter(({ name }) => isDishKind(name))).toEqual([])
})

test('no dish without meat is shown by a picture with meat, fish or egg', () => {
  const meaty = new Set([
    'biryani',
    'butter-chicken',
    'chicken-curry',
    'chicken-lollipop',
    'chicken-tikka',
    'egg-curry',
    'fish-curry',
    'fish-fry',
    'golden-prawns',
    'green-chicken',
    'kathi-roll',
    'kebab',
    'kosha-mangsho',
    'laal-maas',
    'malai-prawn',
    'pad-thai',
    'prawn-curry',
    'prawn-fry',
    'red-fish-curry',
    'rogan-josh',
    'thai-red-curry',
    'tom-yum',
    'white-curry',
  ])
  const wrong = cookbook.filter(({ diet, picture }) => diet === 'veg' && picture !== undefined && meaty.has(picture))
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('no two caterers share a cover, and neighbours of the list differ in cloth, dish or place', () => {
  const covers = coverPlans()
  expect(new Set(covers.map(({ name }) => name)).size).toBe(covers.length)
  const looks = covers.map(({ mood, layout, dishes }) => [mood, layout % 6, ...dishes].join(' '))
  expect(new Set(looks).size).toBe(looks.length)
  for (const [i, { mood, dishes }] of covers.entries())
    expect([mood, dishes[0]]).not.toEqual([covers[i + 1]?.mood, covers[i + 1]?.dishes[0]])
})

test('whatever can be drawn is served by somebody or stands on a table', () => {
  const seen = new Set([...servedKinds(), ...plan.flatMap(({ scene }) => scene.items.map(({ name }) => name))])
  expect(Object.keys(dishKinds).filter((kind) => !seen.has(kind))).toEqual([])
})

test('Jain food is shown without onion: by a picture of its own where others have some', () => {
  const pictures = readPictures('2026-01-01T00:00:00Z')
  const kinds = jainKinds()
  expect(kinds).toEqual(
    expect.arrayContaining(['thali', 'kachori', 'paneer-tikka', 'papad', 'pav-bhaji', 'veg-cutlet']),
  )
  const shared = kinds.filter((kind) => {
    const own = pictures.ofDish(kind, 'jain')
    return own === null || own === pictures.ofDish(kind)
  })
  expect(shared).toEqual([])
  expect(pictures.ofDish('rasgulla', 'jain')).toBe(pictures.ofDish('rasgulla'))
})
