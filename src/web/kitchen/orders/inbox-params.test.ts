import { expect, test } from 'vitest'
import { inboxLink, inboxParamsOf } from './inbox-params.ts'

const read = (query: string) => inboxParamsOf(new URLSearchParams(query))

test('an empty or odd link shows the first page of what is to be answered', () => {
  for (const query of ['', 'show=all&page=0', 'page=x', 'page=1.5', 'page=100000'])
    expect(read(query)).toEqual({ show: 'to_answer', q: '', page: 1 })
})

test('part, search and page are read', () => {
  expect(read('show=open&page=2')).toEqual({ show: 'open', q: '', page: 2 })
  expect(read('q=%20asha%20').q).toBe('asha')
})

test('a link leaves out what is usual, and the part of a search', () => {
  expect(inboxLink({})).toEqual({ show: undefined, q: '', page: undefined })
  expect(inboxLink({ show: 'closed', page: 3 })).toEqual({ show: 'closed', q: '', page: 3 })
  expect(inboxLink({ show: 'closed', q: 'asha' })).toMatchObject({ show: undefined, q: 'asha' })
})
