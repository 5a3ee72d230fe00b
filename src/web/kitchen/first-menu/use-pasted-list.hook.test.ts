import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { listDrafts } from './list-draft.ts'
import { loadParser } from './load-parser.ts'
import { usePastedList } from './use-pasted-list.ts'

vi.mock('./load-parser.ts', { spy: true })

const list = 'Starters\nAloo tikki ₹20 (J)\nCall 98200 12345\nSweets\nJalebi'
const open = (userId = 'asha', dishPricesShown = false) => renderHook(() => usePastedList(userId, { dishPricesShown }))
const kindsOf = ({ rows }: ReturnType<typeof usePastedList>) => rows?.map(({ kind }) => kind)

async function reviewed() {
  const hook = open()
  act(() => hook.result.current.type(list))
  act(() => hook.result.current.read())
  await waitFor(() => expect(hook.result.current.rows).toBeDefined())
  return hook
}

beforeEach(() => {
  vi.mocked(loadParser).mockClear()
  listDrafts('asha').clear()
})

describe('usePastedList', () => {
  test('reads a list when asked, and loads what reads it then', async () => {
    const { result } = open()
    expect([result.current.list, result.current.problem, result.current.isRead]).toEqual([
      '',
      'Paste your list first',
      false,
    ])
    act(() => result.current.read())
    expect(result.current.isRead).toBe(false)
    act(() => result.current.type(list))
    expect([result.current.list, result.current.problem, result.current.rows]).toEqual([list, undefined, undefined])
    expect(loadParser).not.toHaveBeenCalled()
    act(() => result.current.read())
    expect([result.current.isRead, result.current.rows, result.current.menu]).toEqual([true, undefined, []])
    await waitFor(() => expect(result.current.rows).toBeDefined())
    expect(kindsOf(result.current)).toEqual(['category', 'dish', 'ignored', 'category', 'dish'])
    expect([result.current.counts, result.current.ignored, result.current.menuProblem]).toEqual([
      { dishes: 2, categories: 2 },
      1,
      undefined,
    ])
    expect(result.current.menu[0]).toEqual({
      name: 'Starters',
      dishes: [{ diet: 'veg', name: 'Aloo Tikki', description: '' }],
    })
  })

  test('takes what the caterer says of a line, one thing after the other', async () => {
    const { result } = await reviewed()
    act(() => result.current.fix(1, { diet: 'jain' }))
    act(() => result.current.fix(2, { kind: 'dish' }))
    act(() => result.current.fix(2, { diet: 'nonVeg' }))
    expect(result.current.rows?.slice(1, 3)).toMatchObject([
      { kind: 'dish', diet: 'jain' },
      { kind: 'dish', diet: 'nonVeg' },
    ])
    expect([result.current.counts.dishes, result.current.ignored]).toEqual([3, 0])
    act(() => result.current.edit())
    expect([result.current.isRead, result.current.rows, result.current.list]).toEqual([false, undefined, list])
    act(() => result.current.read())
    await waitFor(() => expect(result.current.counts.dishes).toBe(3))
    // What was said of lines is not said of those of another list.
    act(() => result.current.type(`${list}\nRabdi`))
    act(() => result.current.read())
    await waitFor(() => expect(kindsOf(result.current)?.[2]).toBe('ignored'))
  })

  test('says why nothing can be added', async () => {
    const { result } = await reviewed()
    for (const row of [1, 4]) act(() => result.current.fix(row, { kind: 'ignored' }))
    expect([result.current.counts.dishes, result.current.menuProblem]).toEqual([0, 'Mark at least one line as a dish'])
  })

  test('survives a reload, and is of its account alone', async () => {
    const first = await reviewed()
    act(() => first.result.current.fix(4, { kind: 'ignored' }))
    first.unmount()
    const { result } = open()
    await waitFor(() => expect(kindsOf(result.current)?.[4]).toBe('ignored'))
    expect(JSON.parse(localStorage.getItem('firstMenu') ?? 'null')).toEqual({
      version: 1,
      owner: 'asha',
      typed: { list, isRead: true, fixes: { 4: { kind: 'ignored' } } },
    })
    expect(open('meera').result.current.list).toBe('')
    act(() => result.current.forget())
    expect([result.current.list, open().result.current.list]).toEqual(['', ''])
  })

  test('keeps what is stored only where it can be read', () => {
    const typed = {
      list: 'Poha',
      isRead: 'yes',
      fixes: { 0: { kind: 'x', diet: 'jain' }, 1: null, 2: { kind: 'dish' } },
    }
    localStorage.setItem('firstMenu', JSON.stringify({ version: 1, owner: 'asha', typed }))
    act(() => void dispatchEvent(Object.assign(new Event('storage'), { key: 'firstMenu' })))
    expect(listDrafts('asha').get()).toEqual({
      list: 'Poha',
      fixes: { 0: { diet: 'jain' }, 1: {}, 2: { kind: 'dish' } },
    })
    localStorage.setItem('firstMenu', JSON.stringify({ version: 1, owner: 'asha', typed: { fixes: 7, isRead: true } }))
    act(() => void dispatchEvent(Object.assign(new Event('storage'), { key: 'firstMenu' })))
    expect(listDrafts('asha').get()).toEqual({ isRead: true })
    expect(open().result.current.isRead).toBe(false)
  })

  test('is too large to be read above its limits, and is kept', () => {
    const { result } = open()
    act(() => result.current.type('Poha\n'.repeat(401)))
    act(() => result.current.read())
    expect([result.current.isRead, result.current.list.length]).toEqual([false, 2005])
    expect(result.current.problem).toBe('Your list has 401 lines. Paste up to 400 at a time.')
  })

  test('can be read once more when what reads it could not be loaded', async () => {
    vi.mocked(loadParser).mockRejectedValueOnce(new TypeError('offline'))
    const { result } = open()
    act(() => result.current.type(list))
    act(() => result.current.read())
    await waitFor(() => expect(result.current.failed).toBe(true))
    expect([result.current.rows, result.current.list]).toEqual([undefined, list])
    act(() => result.current.retry())
    await waitFor(() => expect(result.current.rows).toHaveLength(5))
    expect(result.current.failed).toBe(false)
  })

  test('adds prices where the caterer shows prices of dishes', async () => {
    ;(await reviewed()).unmount()
    const { result } = open('asha', true)
    await waitFor(() => expect(result.current.menu[0]?.dishes[0]?.price).toBe('20'))
  })
})
