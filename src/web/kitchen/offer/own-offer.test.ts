import { expect, test } from 'vitest'
import type { OwnMenu } from '#contract/endpoints/offer/menus.ts'
import type { OwnPackage } from '#contract/endpoints/offer/packages.ts'
import { anOwnOffer } from '#test/factories/own-offer.ts'
import { packagesOf, withMenu, withoutDeleted, withPackage } from './own-offer.ts'

const menu = (id: string, name = id) => ({ id, name }) as OwnMenu
const pack = (id: string, bands: OwnPackage['bands'], name = id) => ({ id, bands, name }) as OwnPackage
const offer = anOwnOffer({
  menus: [menu('M1'), menu('M2')],
  packages: [pack('P1', ['10-25']), pack('P2', ['10-25', '25-50'])],
  lists: { dishesfor10_25: ['P2', 'P1'], dishesfor25_50: ['P2'], dishesfor50_100: [], dishesforabove100: [] },
})
const deleted = (id: string) => ({ id, kind: 'package', name: id, deletedAt: '', restorableUntil: '' }) as const

test('a changed menu stays in its place, and a new one is the last', () => {
  expect(withMenu(offer, menu('M1', 'New')).menus.map(({ name }) => name)).toEqual(['New', 'M2'])
  expect(withMenu(offer, menu('M3')).menus.map(({ id }) => id)).toEqual(['M1', 'M2', 'M3'])
})

test('packages of a range are in its order', () => {
  expect(packagesOf(offer, '10-25').map(({ id }) => id)).toEqual(['P2', 'P1'])
  expect(packagesOf(offer, '50-100')).toEqual([])
})

test('a changed package leaves and joins ranges, last', () => {
  const changed = withPackage(offer, pack('P2', ['10-25', '100+'], 'New'))
  expect(changed.packages.map(({ name }) => name)).toEqual(['P1', 'New'])
  expect(changed.lists).toEqual({
    dishesfor10_25: ['P2', 'P1'],
    dishesfor25_50: [],
    dishesfor50_100: [],
    dishesforabove100: ['P2'],
  })
  expect(withPackage(offer, pack('P3', ['10-25'])).lists.dishesfor10_25).toEqual(['P2', 'P1', 'P3'])
})

test('what is deleted leaves all lists and can be restored, once', () => {
  const without = withoutDeleted(withoutDeleted(offer, deleted('P2')), deleted('P2'))
  expect(without.packages.map(({ id }) => id)).toEqual(['P1'])
  expect(without.lists).toMatchObject({ dishesfor10_25: ['P1'], dishesfor25_50: [] })
  expect(without.deleted.map(({ id }) => id)).toEqual(['P2'])
  expect(withoutDeleted(offer, { ...deleted('M1'), kind: 'menu' }).menus.map(({ id }) => id)).toEqual(['M2'])
})
