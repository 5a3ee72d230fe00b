import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useCombobox } from './use-combobox.ts'

const stations = ['Andheri', 'Bandra', 'Churchgate'] as const

/** A field with a list of suggestions; `items` undefined is a list with nothing to show. */
function Field(props: {
  items: readonly string[]
  hasList?: boolean
  onChoose?: (item: string) => void
  onOuterKey?: (key: string) => void
}) {
  const { items, hasList = true, onChoose = () => {}, onOuterKey = () => {} } = props
  const { list, active, open, want, onKeyDown } = useCombobox<string>({
    items,
    hasList,
    onChoose,
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the test listens where a form would
    <div onKeyDown={({ key }) => onOuterKey(key)}>
      <input aria-label="Place" onFocus={() => want(true)} onKeyDown={onKeyDown} />
      <p data-testid="active">{active}</p>
      {open && (
        <ul ref={list} aria-label="Suggestions">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

const field = () => screen.getByLabelText('Place')
const press = (key: string, extra: object = {}) => fireEvent.keyDown(field(), { key, ...extra })
const active = () => screen.getByTestId('active').textContent
const isOpen = () => screen.queryByLabelText('Suggestions') !== null

beforeEach(() => {
  // The simulated browser has no layout to scroll.
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})

describe('useCombobox', () => {
  test('Enter chooses the active suggestion and closes the list', () => {
    const onChoose = vi.fn<(item: string) => void>()
    render(<Field items={stations} onChoose={onChoose} />)
    press('ArrowDown')
    press('ArrowDown')
    expect(active()).toBe('1')
    expect(press('Enter')).toBe(false)
    expect(onChoose.mock.calls).toEqual([['Bandra']])
    expect(isOpen()).toBe(false)
  })

  test('Enter without an active suggestion is left to the form', () => {
    const onChoose = vi.fn<(item: string) => void>()
    const onOuterKey = vi.fn<(key: string) => void>()
    render(<Field items={stations} onChoose={onChoose} onOuterKey={onOuterKey} />)
    act(() => field().focus())
    expect(isOpen()).toBe(true)
    expect(press('Enter')).toBe(true)
    expect(onChoose).not.toHaveBeenCalled()
    expect(onOuterKey.mock.calls).toEqual([['Enter']])
  })

  test('Enter on a closed list is left to the form', () => {
    const onChoose = vi.fn<(item: string) => void>()
    render(<Field items={stations} onChoose={onChoose} />)
    press('ArrowDown')
    press('Escape')
    expect(press('Enter')).toBe(true)
    expect(onChoose).not.toHaveBeenCalled()
  })

  test('ArrowDown opens at the first suggestion and wraps after the last', () => {
    render(<Field items={stations} />)
    expect(isOpen()).toBe(false)
    const visited = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'].map((key) => {
      press(key)
      return active()
    })
    expect(visited).toEqual(['0', '1', '2', '0'])
    expect(isOpen()).toBe(true)
  })

  test('ArrowUp starts at the last suggestion and wraps before the first', () => {
    render(<Field items={stations} />)
    const visited = ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp'].map((key) => {
      press(key)
      return active()
    })
    expect(visited).toEqual(['2', '1', '0', '2'])
  })

  test('ArrowDown after Escape starts again at the first suggestion', () => {
    render(<Field items={stations} />)
    press('ArrowDown')
    press('ArrowDown')
    press('Escape')
    press('ArrowDown')
    expect(active()).toBe('0')
  })

  test('Escape closes an open list and only then reaches the page', () => {
    const onOuterKey = vi.fn<(key: string) => void>()
    render(<Field items={stations} onOuterKey={onOuterKey} />)
    press('ArrowDown')
    expect(press('Escape')).toBe(false)
    expect([isOpen(), onOuterKey.mock.calls.length]).toEqual([false, 0])
    expect(press('Escape')).toBe(true)
    expect(onOuterKey.mock.calls).toEqual([['Escape']])
  })

  test('no suggestion is active once other suggestions arrive', () => {
    const { rerender } = render(<Field items={stations} />)
    press('ArrowDown')
    rerender(<Field items={['Dadar', 'Dahisar']} />)
    expect(active()).toBe('-1')
  })

  test('keys of an input method are left alone', () => {
    render(<Field items={stations} />)
    press('ArrowDown', { isComposing: true })
    expect([isOpen(), active()]).toEqual([false, '-1'])
  })

  test('other keys are left to the field', () => {
    const failed = vi.fn<() => void>()
    addEventListener('error', failed)
    const onOuterKey = vi.fn<(key: string) => void>()
    render(<Field items={stations} onOuterKey={onOuterKey} />)
    expect(press('a')).toBe(true)
    removeEventListener('error', failed)
    expect([onOuterKey.mock.calls, failed.mock.calls]).toEqual([[['a']], []])
  })

  test('stays closed while there is nothing to show', () => {
    render(<Field items={[]} hasList={false} />)
    press('ArrowDown')
    expect(isOpen()).toBe(false)
    expect(press('Escape')).toBe(true)
  })

  test('scrolls the active suggestion into view', () => {
    render(<Field items={stations} />)
    press('ArrowDown')
    press('ArrowDown')
    const scrolled = vi.mocked(Element.prototype.scrollIntoView)
    expect(scrolled.mock.instances.map((item) => (item as unknown as Element).textContent)).toContain('Bandra')
    expect(scrolled.mock.calls.at(-1)).toEqual([{ block: 'nearest' }])
  })
})
