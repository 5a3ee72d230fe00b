import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderInRouter } from '#test/support/in-router.tsx'
import { useFocusRestore } from './use-focus-restore.ts'

describe('useFocusKept', () => {
  const content = document.createElement('main')
  const elsewhere = document.createElement('button')
  beforeEach(() => {
    content.id = 'content'
    content.tabIndex = -1
    document.body.append(content, elsewhere)
  })
  afterEach(() => {
    content.remove()
    elsewhere.remove()
  })
  const render = () => renderInRouter(() => useFocusRestore(), '/pangat?place=Dadar').router

  test('leaves the focus alone on the first page', () => {
    render()
    expect(document.activeElement).toBe(document.body)
  })

  test('focuses the content of the next page without scrolling when the focus was lost', async () => {
    const router = render()
    const focus = vi.spyOn(content, 'focus')
    await act(async () => router.navigate('/faq'))
    expect(document.activeElement).toBe(content)
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
  })

  test('leaves the focus alone when only query or fragment change', async () => {
    const router = render()
    await act(async () => router.navigate('/pangat?place=Thane#login'))
    expect(document.activeElement).toBe(document.body)
  })

  test('leaves the focus where it is when the next page still has the focused element', async () => {
    const router = render()
    elsewhere.focus()
    await act(async () => router.navigate('/faq'))
    expect(document.activeElement).toBe(elsewhere)
  })

  test('focuses the content again at every page', async () => {
    const router = render()
    await act(async () => router.navigate('/faq'))
    content.blur()
    await act(async () => router.navigate('/pangat?place=Dadar'))
    expect(document.activeElement).toBe(content)
  })

  test('does nothing on a page without content', async () => {
    const router = render()
    const failed = vi.spyOn(console, 'error').mockReturnValue(undefined)
    content.remove()
    await act(async () => router.navigate('/faq'))
    expect(failed).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(document.body)
  })
})
