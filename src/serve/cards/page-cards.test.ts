import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { linesOf } from './draw-card.ts'
import { cardOf, createPageCards } from './page-cards.ts'

const site = 'https://pangat.test'
const headOf = (path: string, more = '') =>
  `<html><head><link rel="canonical" href="${site}${path}"/>` +
  `<meta property="og:title" content="Asha &amp; Sons: menus · Pangat"/>${more}</head><body></body></html>`
const picture = join(import.meta.dirname, '../../../public/pictures/default-960.avif')

/** Cards of a site that has these pages. */
function cardsOf(pages: Record<string, string>) {
  const rendered: string[] = []
  const cardAt = createPageCards({
    site: {
      async answer({ url }) {
        const { pathname } = new URL(url)
        rendered.push(pathname)
        const page = pages[pathname]
        return new Response(page ?? 'not found', { status: page === undefined ? 404 : 200 })
      },
    },
    publicUrl: site,
    pictureAt: async () => picture,
  })
  return { cardAt, rendered }
}
const usual = async () => '₹230–₹560 per plate incl. GST'

test('a page’s head says what its card shows: its title without the product’s name, its price and its picture', () => {
  const head = headOf(
    '/caterer/asha',
    '<meta name="share:picture" content="/pictures/covers/asha"/><meta name="share:price" content="from ₹315"/>',
  )
  expect(cardOf(head, `${site}/caterer/asha`)).toEqual({
    title: 'Asha & Sons: menus',
    price: 'from ₹315',
    picture: '/pictures/covers/asha',
  })
  expect(cardOf(head, `${site}/caterer/ASHA`)).toBeUndefined()
})

test('a card says title, price and brand, and nothing of it is read as markup', () => {
  const lines = linesOf({ title: 'Asha & <b>Sons</b>', price: 'from ₹315 per plate' }).map(({ markup }) => markup)
  expect(lines).toEqual([
    expect.stringContaining('>Asha &amp; &lt;b&gt;Sons&lt;/b&gt;<'),
    expect.stringContaining('>from ₹315 per plate<'),
    expect.stringContaining('>Pangat<'),
  ])
  expect(linesOf({ title: 'Asha', price: '' })).toHaveLength(2)
})

test('a card is a JPEG of the size that networks ask for, drawn once for concurrent and later requests', async () => {
  const { cardAt } = cardsOf({ '/contactus': headOf('/contactus') })
  const [first, second] = await Promise.all([1, 2].map(() => cardAt('/share/contactus.jpg', usual)))
  expect(second).toBe(first)
  expect(await cardAt('/share/contactus.jpg', usual)).toBe(first)
  expect(await sharp(first).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  // The picture lies in the shade on the side of the text.
  const side = await sharp(first).extract({ left: 0, top: 0, width: 60, height: 630 }).stats()
  expect(Math.max(...side.channels.map(({ mean }) => mean))).toBeLessThan(130)
  // Another price makes another card.
  expect(await cardAt('/share/contactus.jpg', async () => '')).not.toBe(first)
})

test('pages that are not there, other spellings and other addresses have no card', async () => {
  const { cardAt, rendered } = cardsOf({ '/privacy': headOf('/privacy-policy') })
  for (const address of ['/share/caterer/nobody.jpg', '/share/privacy.jpg', '/share/../x.jpg', '/share/a.png'])
    expect(await cardAt(address, usual)).toBeUndefined()
  expect(rendered).toEqual(['/caterer/nobody', '/privacy'])
})
