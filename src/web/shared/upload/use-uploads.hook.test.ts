import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { stubUploads, type SentUpload } from '#test/support/xhr-stub.ts'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { smallerPicture } from './smaller-picture.ts'
import { pictureUploads } from './picture-uploads.ts'
import { useUploads, type OnUnderWay } from './use-uploads.ts'

vi.mock('#web/ui/overlays/toaster.tsx', () => ({ notify: vi.fn() }))
vi.mock('./smaller-picture.ts', () => ({ smallerPicture: vi.fn() }))

let sent: SentUpload[]
beforeEach(() => {
  vi.mocked(notify).mockReset()
  sent = stubUploads()
})

const picture = (name: string, { type = 'image/jpeg', size = 10 } = {}) => ({
  name,
  file: new File([new Uint8Array(size)], name, { type }),
})
const tooLarge = () => picture('big.jpg', { size: 5 * 1024 * 1024 + 1 })
const link = (number: number) => ({ secure_url: `https://cdn.pangat.example/${number}-1440.avif` })
const rejected = (code: string, status: number, message: string) => ({
  statusCode: status,
  error: '',
  code,
  message: [message],
  requestId: 'R1',
})
const toasts = () => vi.mocked(notify).mock.calls

function render(room = 20, onUnderWay?: OnUnderWay) {
  const onUploaded = vi.fn<(link: string) => void>()
  const options = { kind: pictureUploads, room, onUnderWay }
  const { result, unmount, rerender } = renderHook((onUploaded) => useUploads({ ...options, onUploaded }), {
    initialProps: onUploaded,
  })
  const add = (...files: { name: string; file: File }[]) => act(async () => result.current.add(files))
  const inFlight = async (count: number) => {
    await waitFor(() => expect(sent).toHaveLength(count))
    return sent[count - 1] as SentUpload
  }
  return {
    result,
    add,
    onUploaded,
    inFlight,
    unmount,
    rerender,
    idOf: (name: string) => result.current.items.find((item) => item.name === name)?.id ?? 0,
    states: () => result.current.items.map(({ name, state }) => `${name} ${state}`),
  }
}

describe('uploads', () => {
  test('are sent one after the other, and one toast says how many were', async () => {
    const { result, add, onUploaded, inFlight, states } = render()
    await add(picture('a.jpg'), picture('b.png', { type: 'image/png' }))
    const first = await inFlight(1)
    expect([first.path, first.file.name, first.headers['x-pangat-site']]).toEqual(['/api/images', 'a.jpg', '1'])
    expect(states()).toEqual(['a.jpg sending', 'b.png waiting'])
    expect(result.current.isBusy).toBe(true)
    await act(async () => first.answer(201, link(1)))
    const second = await inFlight(2)
    expect(toasts()).toEqual([])
    await act(async () => second.answer(201, link(2)))
    await waitFor(() => expect(toasts()).toEqual([['Successfully uploaded 2 images', 'success']]))
    expect(onUploaded.mock.calls).toEqual([[link(1).secure_url], [link(2).secure_url]])
    expect([states(), result.current.isBusy]).toEqual([[], false])
  })

  test('show a percentage that never falls', async () => {
    const { result, add, inFlight } = render()
    await add(picture('a.jpg'))
    const upload = await inFlight(1)
    const seen: (number | undefined)[] = []
    for (const loaded of [10, 55, 40, 100, 0]) {
      await act(async () => upload.progress(loaded))
      seen.push(result.current.items[0]?.percent)
    }
    expect(seen).toEqual([10, 55, 55, 100, 100])
  })

  test('that this browser does not take offer no other try, others do', async () => {
    const { result, add, inFlight, idOf } = render()
    const offered = () => result.current.items.map(({ name, canRetry }) => [name, canRetry])
    await add(picture('notes.txt', { type: 'text/plain' }), tooLarge(), picture('a.jpg'))
    await act(async () => (await inFlight(1)).breakOff())
    expect(offered()).toEqual([
      ['notes.txt', false],
      ['big.jpg', false],
      ['a.jpg', true],
    ])
    vi.mocked(smallerPicture).mockResolvedValueOnce(new Blob(['small'], { type: 'image/jpeg' }))
    await act(async () => result.current.shrink(idOf('big.jpg')))
    await act(async () => (await inFlight(2)).breakOff())
    expect(offered()).toContainEqual(['big.jpg', true])
  })

  test('that are cancelled are broken off and say nothing', async () => {
    const { result, add, onUploaded, inFlight, states } = render()
    await add(picture('a.jpg'), picture('b.jpg'))
    const first = await inFlight(1)
    await act(async () => result.current.cancel(result.current.items[0]?.id ?? 0))
    expect(first.isAborted).toBe(true)
    await inFlight(2)
    expect(states()).toEqual(['b.jpg sending'])
    await act(async () => result.current.cancel(result.current.items[0]?.id ?? 0))
    await waitFor(() => expect(states()).toEqual([]))
    expect([onUploaded.mock.calls, toasts()]).toEqual([[], []])
  })

  test('that are added while another is sent wait for it, and are taken back without touching it', async () => {
    const { result, add, inFlight, states, idOf } = render()
    await add(picture('a.jpg'))
    const upload = await inFlight(1)
    await add(picture('b.jpg'))
    await add(picture('c.jpg'))
    expect([sent.length, states()]).toEqual([1, ['a.jpg sending', 'b.jpg waiting', 'c.jpg waiting']])
    await act(async () => result.current.cancel(idOf('b.jpg')))
    expect([upload.isAborted, states()]).toEqual([false, ['a.jpg sending', 'c.jpg waiting']])
  })

  test('of a later group are counted anew', async () => {
    const { add, inFlight } = render()
    await add(picture('a.jpg'))
    const failed = await inFlight(1)
    await act(async () => failed.breakOff())
    for (const count of [2, 3]) {
      await add(picture('b.jpg'))
      const upload = await inFlight(count)
      await act(async () => upload.answer(201, link(count)))
    }
    await waitFor(() =>
      expect(toasts()).toEqual([
        ['Failed to upload a.jpg', 'error'],
        ['Successfully uploaded 1 images', 'success'],
        ['Successfully uploaded 1 images', 'success'],
      ]),
    )
  })

  test('go to whoever shows the pictures by then', async () => {
    const { add, inFlight, onUploaded, rerender } = render()
    await add(picture('a.jpg'))
    const upload = await inFlight(1)
    const later = vi.fn<(link: string) => void>()
    rerender(later)
    await act(async () => upload.answer(201, link(1)))
    await waitFor(() => expect(later).toHaveBeenCalledWith(link(1).secure_url))
    expect(onUploaded).not.toHaveBeenCalled()
  })

  test('hold a form back until the last one is through or has failed', async () => {
    const heard: number[] = []
    const { result, add, inFlight, states } = render(20, (more) => void heard.push(more))
    expect(heard).toEqual([])
    await add(picture('a.jpg'), picture('b.jpg'))
    const first = await inFlight(1)
    await act(async () => first.answer(201, link(1)))
    const second = await inFlight(2)
    expect([heard, result.current.isBusy]).toEqual([[1], true])
    await act(async () => second.breakOff())
    await waitFor(() => expect(states()).toEqual(['b.jpg failed']))
    expect([heard, result.current.isBusy]).toEqual([[1, -1], false])
  })

  test('under way end with the page, and those that wait are not sent', async () => {
    const { add, inFlight, unmount } = render()
    await add(picture('a.jpg'), picture('b.jpg'))
    const upload = await inFlight(1)
    unmount()
    await act(async () => {})
    expect([upload.isAborted, sent.length, toasts()]).toEqual([true, 1, []])
  })

  test('beyond the room there is are not taken', async () => {
    const { add, states } = render(1)
    await add(picture('a.jpg'), picture('b.jpg'))
    expect(states()).toEqual(['a.jpg sending'])
    expect(toasts()).toEqual([['There’s no room for more pictures. Remove some first.', 'error']])
  })

  test('take the room of others while they are on their way, not after they failed', async () => {
    const { add, states, inFlight } = render(2)
    await add(picture('a.jpg'))
    const upload = await inFlight(1)
    await act(async () => upload.breakOff())
    await waitFor(() => expect(states()).toEqual(['a.jpg failed']))
    await add(picture('b.jpg'))
    await inFlight(2)
    await add(picture('c.jpg'), picture('d.jpg'))
    expect(states()).toEqual(['a.jpg failed', 'b.jpg sending', 'c.jpg waiting'])
  })
})

describe('uploads that fail', () => {
  test('stay with their problem, and one toast names the only one', async () => {
    const { result, add, inFlight } = render()
    await add(picture('a.jpg'))
    const upload = await inFlight(1)
    await act(async () => upload.answer(503, rejected('image_store_unavailable', 503, 'Failed to upload a.jpg')))
    await waitFor(() => expect(toasts()).toEqual([['Failed to upload a.jpg', 'error']]))
    expect(result.current.items).toMatchObject([{ name: 'a.jpg', state: 'failed', problem: 'Failed to upload a.jpg' }])
    // Again, and this time it works.
    await act(async () => result.current.retry(result.current.items[0]?.id ?? 0))
    const again = await inFlight(2)
    expect(result.current.items).toMatchObject([{ state: 'sending', problem: '' }])
    await act(async () => again.answer(201, link(1)))
    await waitFor(() => expect(result.current.items).toEqual([]))
  })

  test('of several say so once', async () => {
    const { add, inFlight } = render()
    await add(picture('a.jpg'), picture('b.jpg'))
    const first = await inFlight(1)
    await act(async () => first.breakOff())
    const second = await inFlight(2)
    await act(async () => second.breakOff())
    await waitFor(() => expect(toasts()).toEqual([['Failed to upload images', 'error']]))
  })

  test('because of what they are show the server’s sentence', async () => {
    const { result, add, inFlight } = render()
    await add(picture('a.jpg'))
    const upload = await inFlight(1)
    const sentence = 'You can have up to 400 pictures. Remove some first.'
    await act(async () => upload.answer(409, rejected('of_a_newer_version', 409, sentence)))
    await waitFor(() => expect(result.current.items).toMatchObject([{ problem: sentence }]))
  })

  test('because the server failed show no sentence of its own, and can be taken away', async () => {
    const { result, add, inFlight, states, idOf } = render()
    await add(picture('a.jpg'), picture('b.jpg'))
    const first = await inFlight(1)
    await act(async () => first.answer(500, rejected('unexpected', 500, 'Something went wrong on our side.')))
    const second = await inFlight(2)
    expect(result.current.items[0]).toMatchObject({ state: 'failed', problem: 'Failed to upload a.jpg' })
    await act(async () => result.current.cancel(idOf('a.jpg')))
    expect([second.isAborted, states()]).toEqual([false, ['b.jpg sending']])
  })
})

describe('files that cannot be taken', () => {
  test('are told before anything is sent', async () => {
    const { add, states } = render()
    await add(tooLarge(), picture('menu.pdf', { type: 'application/pdf' }))
    expect(sent).toEqual([])
    expect(toasts()).toEqual([
      ['File big.jpg is too large. Maximum size is 5MB', 'error'],
      ['File menu.pdf is not a supported image type', 'error'],
    ])
    expect(states()).toEqual(['big.jpg failed', 'menu.pdf failed'])
  })

  test('are told five at a time', async () => {
    const { add, states } = render()
    await add(...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => picture(`${name}.pdf`, { type: 'application/pdf' })))
    expect([toasts().length, states().length]).toEqual([5, 6])
  })

  test('because they are too large are made smaller one by one, and those taken away are not', async () => {
    const { result, add, inFlight, idOf, states } = render()
    await add(tooLarge(), { ...tooLarge(), name: 'huge.jpg' })
    vi.mocked(smallerPicture).mockResolvedValue(new Blob(['small'], { type: 'image/webp' }))
    await act(async () => result.current.shrink(idOf('huge.jpg')))
    const upload = await inFlight(1)
    expect([upload.file.name, upload.file.type]).toEqual(['huge.jpg', 'image/webp'])
    expect(result.current.items[1]).toMatchObject({ state: 'sending', problem: '' })
    const gone = idOf('big.jpg')
    await act(async () => result.current.cancel(gone))
    await act(async () => result.current.shrink(gone))
    expect([states(), sent.length]).toEqual([['huge.jpg sending'], 1])
  })

  test('because they are too large are made smaller and sent', async () => {
    const { result, add, onUploaded, inFlight } = render()
    await add(tooLarge())
    expect(result.current.items).toMatchObject([{ isTooLarge: true, state: 'failed' }])
    vi.mocked(smallerPicture).mockResolvedValue(new Blob(['small']))
    await act(async () => result.current.shrink(result.current.items[0]?.id ?? 0))
    const upload = await inFlight(1)
    expect([upload.file.size, upload.file.name]).toEqual([5, 'big.jpg'])
    await act(async () => upload.answer(201, link(1)))
    await waitFor(() => expect(onUploaded).toHaveBeenCalledWith(link(1).secure_url))
  })

  test('and cannot be made smaller say that they failed', async () => {
    const { result, add } = render()
    await add(tooLarge())
    vi.mocked(smallerPicture).mockRejectedValue(new Error('no picture'))
    await act(async () => result.current.shrink(result.current.items[0]?.id ?? 0))
    expect(result.current.items).toMatchObject([{ isTooLarge: false, problem: 'Failed to upload big.jpg' }])
    expect(toasts().at(-1)).toEqual(['Failed to upload big.jpg', 'error'])
    expect(sent).toEqual([])
  })
})

test('a picture of our own server is kept by its path, as the API shows it later', async () => {
  const { add, onUploaded, inFlight } = render()
  await add(picture('a.jpg'))
  const upload = await inFlight(1)
  await act(async () => upload.answer(201, { secure_url: `${location.origin}/images/ab/x-1440.avif` }))
  await waitFor(() => expect(onUploaded).toHaveBeenCalledWith('/images/ab/x-1440.avif'))
})
