import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OwnOffer } from '#contract/endpoints/offer/own-offer.ts'
import { limits } from '#contract/limits.ts'
import { packageListKey } from '#contract/values/guest-band.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { anOfferer, dishes, type Offerer } from '#test/support/offerers.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()
const bands = Object.keys(packageListKey) as (keyof typeof packageListKey)[]

/** A change of an offer; numbers pick among what there is then. */
const anyChange = fc.oneof(
  fc.record({
    do: fc.constant('createMenu' as const),
    name: fc.constantFrom('Sweets', 'sweets', 'Rice', 'Dal', 'Soup'),
  }),
  fc.record({
    do: fc.constant('createPackage' as const),
    kind: fc.constantFrom('package' as const, 'packed' as const, 'custom' as const),
    basePrice: fc.constantFrom(0, 250),
    bands: fc.subarray(bands),
    of: fc.array(fc.nat(9), { maxLength: 5 }),
  }),
  fc.record({
    do: fc.constantFrom('reorderItems' as const, 'hideMenu' as const, 'hidePackage' as const),
    at: fc.nat(9),
    to: fc.array(fc.nat(9), { maxLength: 6 }),
    status: fc.constantFrom(1, 2),
  }),
  fc.record({
    do: fc.constantFrom('deleteMenu' as const, 'deletePackage' as const, 'restore' as const),
    at: fc.nat(9),
    everywhere: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('arrange' as const),
    band: fc.constantFrom(...bands),
    to: fc.array(fc.nat(9), { maxLength: 5 }),
  }),
)
type Change = typeof anyChange extends fc.Arbitrary<infer One> ? One : never

const pick = <Item>(list: readonly Item[], at: number): Item | undefined => list[at % Math.max(1, list.length)]
const idOf = (list: readonly { id: string }[], at: number) => pick(list, at)?.id ?? 'nothing'

async function apply(owner: Offerer, change: Change): Promise<number> {
  const { menus, packages, deleted } = await owner.offer()
  switch (change.do) {
    case 'createMenu':
      return (await owner.createMenu({ name: change.name, items: [dishes('veg', 'Kheer', 'Halwa')] })).status
    case 'createPackage': {
      const { kind, bands: of } = change
      const priced = kind === 'custom' ? { basePrice: 0, dishType: 'custom' } : { basePrice: change.basePrice }
      const items = [...new Set(change.of.map((at) => idOf(menus, at)))].map((menuId) => ({
        menuId,
        quantity: 1,
        price: 20,
      }))
      return (await owner.createPackage({ kind, ...priced, bands: of, items })).status
    }
    case 'reorderItems': {
      const items = change.to.map((at, i) => ({ menuId: idOf(menus, at), ...(i % 2 ? { priority: at } : {}) }))
      return (await owner.changePackage(idOf(packages, change.at), { items })).status
    }
    case 'hideMenu':
      return (await owner.changeMenu(idOf(menus, change.at), { status: { id: change.status } })).status
    case 'hidePackage':
      return (await owner.changePackage(idOf(packages, change.at), { status: { id: change.status } })).status
    case 'deleteMenu':
      return (await owner.deleteMenu(idOf(menus, change.at), change.everywhere ? '?everywhere=true' : '')).status
    case 'deletePackage':
      return (await owner.deletePackage(idOf(packages, change.at))).status
    case 'restore': {
      const one = pick(deleted, change.at)
      const restored = one?.kind === 'package' ? owner.restorePackage(one.id) : owner.restoreMenu(one?.id ?? 'nothing')
      return (await restored).status
    }
    case 'arrange': {
      const named = change.to.map((at) => idOf(packages, at))
      return (await owner.send('PATCH', `/api/caterer/${owner.caterer.id}`, { [packageListKey[change.band]]: named }))
        .status
    }
  }
}

async function holds(owner: Offerer): Promise<void> {
  const own = await owner.offer()
  const numbered = (count: number) => Array.from({ length: count }, (_, i) => i + 1)
  for (const { items } of own.packages) {
    expect(items.map(({ priority }) => priority)).toEqual(numbered(items.length))
    expect(items.length).toBeLessThanOrEqual(limits.offer.items)
  }
  const places = await rows<{ band: string; positions: number[] }>(
    server.database.db,
    sql`select band, json_agg(position order by position) as positions from package_bands b join packages p on p.id = b.package_id
        where b.caterer_id = ${owner.caterer.id} and p.deleted_at is null group by band`,
  )
  for (const { positions } of places) expect(positions).toEqual(numbered(positions.length))
  expect(own.menus.length).toBeLessThanOrEqual(limits.offer.categories)
  expect(new Set(own.menus.map(({ name }) => name.toLowerCase())).size).toBe(own.menus.length)
  expect(own.packages.filter(({ kind }) => kind === 'custom').length).toBeLessThanOrEqual(1)
  await publicIsPartOf(owner, own)
}

function without(view: object, ...keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(view).filter(([key]) => !keys.includes(key)))
}

/** The public sees what its caterer sees, without what is hidden or has no price. */
async function publicIsPartOf(owner: Offerer, own: OwnOffer): Promise<void> {
  const menus = own.menus.filter(({ status }) => status.id === 1)
  expect(await owner.publicMenus()).toEqual(menus.map((menu) => without(menu, 'version')))
  const shown = new Set(menus.map(({ id }) => id))
  const packages = own.packages
    .filter(({ publication }) => publication === 'public')
    .map((one) => ({
      ...without(one, 'status', 'publication', 'marked', 'version'),
      id: one.id,
      items: one.items.filter(({ menuId }) => shown.has(menuId)).map((item, i) => ({ ...item, priority: i + 1 })),
    }))
  expect(await owner.publicPackages()).toEqual(packages)
  const profile = (await (await server.request(`/api/caterer/${owner.caterer.id}`)).json()) as Record<string, string[]>
  for (const band of bands) {
    const listed = own.lists[packageListKey[band]].filter((id) => packages.some((one) => one.id === id))
    expect(profile[packageListKey[band]]).toEqual(listed)
  }
}

test(
  'any changes leave everything numbered from 1, within its bounds, and the public with a part of it',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyChange, { minLength: 4, maxLength: 14 }), async (changes) => {
        const owner = await anOfferer(server)
        for (const change of [...start, ...changes]) {
          expect([200, 201, 404, 409, 422], JSON.stringify(change)).toContain(await apply(owner, change))
          await holds(owner)
        }
      }),
      { numRuns: 6, endOnFailure: true },
    )
  },
)

/** Something to change. */
const start: Change[] = [
  { do: 'createMenu', name: 'Rice' },
  { do: 'createMenu', name: 'Dal' },
  { do: 'createPackage', kind: 'package', basePrice: 250, bands: ['25-50', '100+'], of: [0, 1] },
  { do: 'createPackage', kind: 'packed', basePrice: 250, bands: ['25-50'], of: [1] },
]
