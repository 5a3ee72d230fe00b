import { act, render } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { PictureSource } from '#web/ui/display/picture.tsx'
import { PictureLightbox } from './picture-lightbox.tsx'

const pictures: PictureSource[] = ['a', 'b', 'c'].map((base) => ({
  base: `/pictures/${base}`,
  widths: [480],
  width: 480,
  height: 320,
  placeholder: '#fff',
}))

beforeEach(() => {
  class Observer {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('IntersectionObserver', Observer)
})

describe('PictureLightbox', () => {
  test('shows the picture it is opened with, goes round by keys, and says which was seen last', () => {
    const closed = vi.fn<(last: number) => void>()
    const view = render(<PictureLightbox pictures={pictures} name="Annapurna" open start={1} onClose={closed} />)
    const press = (key: string) =>
      act(() => void view.getByRole('list').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
    expect(view.getByText('2 of 3')).toBeTruthy()
    press('ArrowRight')
    press('ArrowRight')
    expect(view.getByText('1 of 3')).toBeTruthy()
    press('End')
    expect(view.getByText('3 of 3')).toBeTruthy()
    act(() => view.getByRole('button', { name: 'Close pictures' }).click())
    expect(closed.mock.calls).toEqual([[2]])
  })
})
