import { describe, expect, test } from 'vitest'
import { anOfferOf, anOwnPackage } from '#test/factories/own-offer.ts'
import { noDraft, type PackageDraft } from './package-drafts.ts'
import { bandsLeft, entriesOf, entryOf, sectionsOf } from './package-entries.ts'
import { emptyPackage } from './package-fields.ts'

const both = anOwnPackage('P2', { bands: ['10-25', '25-50'] })
const custom = anOwnPackage('C1', { kind: 'custom', bands: [] })
const offer = anOfferOf({ packages: [anOwnPackage('P1'), both, custom] })
const draft = (values: Partial<PackageDraft>): PackageDraft => ({ ...noDraft, ...values })
const keys = (drafts: Record<string, PackageDraft>, section: Parameters<typeof entriesOf>[2]) =>
  entriesOf(offer, drafts, section).map(({ key }) => key)

describe('sections', () => {
  test('are the four ranges, and one for any number where a package names none', () => {
    expect(sectionsOf(offer)).toEqual(['10-25', '25-50', '50-100', '100+'])
    const any = anOfferOf({ packages: [anOwnPackage('P3', { bands: [] })] })
    expect(sectionsOf(any).at(-1)).toBe('any')
    expect(entriesOf(any, {}, 'any').map(({ key }) => key)).toEqual(['P3'])
  })

  test('have their packages in order without the custom menu, and new ones last, each in one section', () => {
    const typed = emptyPackage('package', ['10-25', '25-50'])
    const drafts = {
      'new-a': draft({ typed, home: '25-50' }),
      'new-b': draft({ typed }),
      'new-custom': draft({ typed: { kind: 'custom' } }),
    }
    expect(keys(drafts, '10-25')).toEqual(['P1', 'P2', 'new-b'])
    expect(keys(drafts, '25-50')).toEqual(['P2', 'new-a'])
    expect(keys({ 'new-c': draft({}) }, '10-25')).toEqual(['P1', 'P2', 'new-c'])
  })
})

describe('an entry', () => {
  test('shows edits over what is saved, and is changed when they differ', () => {
    const entry = entryOf('P1', anOwnPackage('P1'), draft({ typed: { name: 'New' }, before: { name: 'Package P1' } }))
    expect(entry).toMatchObject({ values: { name: 'New', basePrice: '350' }, isChanged: true, conflicts: [] })
    expect(entryOf('P1', anOwnPackage('P1'), draft({ typed: { basePrice: '350.0' } })).isChanged).toBe(false)
    expect(entryOf('new-a', undefined, draft({})).isChanged).toBe(true)
  })

  test('names the fields that were changed elsewhere too', () => {
    const edited = draft({ typed: { name: 'New' }, before: { name: 'Old' } })
    expect(entryOf('P1', anOwnPackage('P1'), edited).conflicts).toEqual(['name'])
  })

  test('is removed from one section alone, and keeps its other ranges', () => {
    const removed = draft({ removedFrom: ['10-25'] })
    expect(entryOf('P2', both, removed, '10-25')).toMatchObject({ isRemoved: true, isChanged: true })
    expect(entryOf('P2', both, removed, '25-50')).toMatchObject({ isRemoved: false, isChanged: false })
    expect(bandsLeft(entryOf('P2', both), '10-25')).toEqual(['25-50'])
    expect(bandsLeft(entryOf('P1', anOwnPackage('P1')), '10-25')).toEqual([])
    expect(bandsLeft(entryOf('new-a', undefined), '10-25')).toEqual([])
  })
})
