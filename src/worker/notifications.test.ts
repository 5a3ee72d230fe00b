import { expect, test, vi } from 'vitest'
import { openNotification, showNotification } from './notifications.ts'

const show = vi.fn<(title: string, options: object) => Promise<void>>().mockResolvedValue(undefined)
// What the worker uses of each.
const registration = { showNotification: show } as unknown as Parameters<typeof showNotification>[0]
const message = (text: string) =>
  ({ json: () => JSON.parse(text) as unknown }) as Parameters<typeof showNotification>[1]
const page = '/caterer-dashboard/orders/01M8A48'

test('what was pushed is shown, and replaces what was told of the same order before', async () => {
  await showNotification(
    registration,
    message(JSON.stringify({ title: 'New order PGT-7K4M2', tag: 'order.requested 01M8A48', path: page })),
  )
  expect(show).toHaveBeenLastCalledWith(
    'New order PGT-7K4M2',
    expect.objectContaining({ tag: 'order.requested 01M8A48', data: page }),
  )
})

test.each([[null], [message('no JSON')], [message('{"of":"another version"}')]])(
  'something is shown of a push that is not understood (%#)',
  async (data) => {
    await showNotification(registration, data)
    expect(show).toHaveBeenLastCalledWith('Pangat', expect.objectContaining({ data: '/caterer-dashboard' }))
  },
)

test('a press brings the page to the front where it is open, else opens it', async () => {
  const focus = vi.fn<() => void>()
  const openWindow = vi.fn<(path: string) => void>()
  const opened = (...urls: string[]) =>
    ({ matchAll: async () => urls.map((url) => ({ url, focus })), openWindow }) as unknown as Parameters<
      typeof openNotification
    >[0]
  const notification = { data: page } as Notification
  await openNotification(
    opened('https://pangat.example/caterer-dashboard', `https://pangat.example${page}?from=inbox`),
    notification,
  )
  expect([focus.mock.calls.length, openWindow.mock.calls]).toEqual([1, []])
  await openNotification(opened(), notification)
  expect(openWindow.mock.calls).toEqual([[page]])
})
