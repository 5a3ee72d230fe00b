import { expect, test } from 'vitest'
import { restoreValues } from '#web/shared/form/form-schema.ts'
import {
  draftsSchema,
  formDraftOf,
  isNew,
  newKey,
  noDraft,
  type PackageDraftStore,
  type PackageDrafts,
} from './package-drafts.ts'
import { emptyPackage } from './package-fields.ts'

const saved = { ...emptyPackage('package', ['10-25']), name: 'Thali' }

function storeOf(drafts: PackageDrafts): PackageDraftStore {
  let all = drafts
  return {
    get: () => all,
    subscribe: () => () => {},
    put: (key, draft) => {
      const { [key]: _, ...others } = all
      all = draft ? { ...others, [key]: draft } : others
    },
  }
}

test('the draft of a form has the edits of its package alone', () => {
  const store = storeOf({ P2: { ...noDraft, typed: { name: 'Other' } } })
  const draft = formDraftOf(store, 'P1', saved)
  expect(draft.get()).toBeUndefined()
  draft.change({ name: 'New' })
  draft.change({ name: 'Newer', servings: '2' })
  expect(draft.get()).toEqual({ name: 'Newer', servings: '2' })
  expect(store.get()['P1']).toEqual({
    typed: { name: 'Newer', servings: '2' },
    before: { name: 'Thali', servings: '' },
    removedFrom: [],
  })
  draft.clear()
  expect(Object.keys(store.get())).toEqual(['P2'])
})

test('keys of new packages differ from ids', () => {
  expect([isNew(newKey()), isNew('01ABC'), newKey() === newKey()]).toEqual([true, false, false])
})

test('stored drafts that cannot be read are left out', () => {
  const stored = {
    drafts: {
      P1: {
        typed: { name: 'A', basePrice: 3 },
        before: { name: 'B' },
        removedFrom: ['25-50', 'any', 'x'],
        home: '100+',
      },
      P2: { typed: {}, removedFrom: 'x', home: 'x' },
      P3: null,
      P4: {},
    },
  }
  expect(restoreValues(draftsSchema, stored)).toEqual({
    drafts: {
      P1: { typed: { name: 'A' }, before: { name: 'B' }, removedFrom: ['25-50', 'any'], home: '100+' },
      P2: { typed: {}, before: {}, removedFrom: [], home: undefined },
    },
  })
  expect(restoreValues(draftsSchema, { drafts: 'x' })).toEqual({})
})
