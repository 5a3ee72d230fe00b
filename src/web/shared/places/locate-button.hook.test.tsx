import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { m } from '#messages'
import { LocateButton } from './locate-button.tsx'

const { locateVisitor, notify } = vi.hoisted(() => ({ locateVisitor: vi.fn(), notify: vi.fn() }))
vi.mock('./locate-visitor.ts', () => ({ locateVisitor }))
vi.mock('#web/ui/overlays/toaster.tsx', () => ({ notify }))
beforeEach(() => {
  locateVisitor.mockReset()
  notify.mockReset()
})

const press = () => fireEvent.click(screen.getByRole('button', { name: m.search_locate() }))

test('takes where the visitor is', async () => {
  const point = { lat: 19.1, lng: 72.8 }
  locateVisitor.mockResolvedValue(point)
  const onLocate = vi.fn()
  render(<LocateButton onLocate={onLocate} />)
  press()
  await vi.waitFor(() => expect(onLocate).toHaveBeenCalledExactlyOnceWith(point))
  expect(await screen.findByRole('button', { name: m.search_locate() })).toBeTruthy()
})

test('says so when what asks for the position cannot be loaded, and can be pressed again', async () => {
  locateVisitor.mockImplementation(async () => {
    throw new TypeError('Failed to fetch')
  })
  const onLocate = vi.fn()
  render(<LocateButton onLocate={onLocate} />)
  press()
  await vi.waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith(m.event_failed(), 'error'))
  expect(onLocate).not.toHaveBeenCalled()
  expect(await screen.findByRole('button', { name: m.search_locate() })).toBeTruthy()
})
