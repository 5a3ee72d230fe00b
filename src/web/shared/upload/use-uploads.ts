import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#web/shared/api/api.ts'
import { uploadPicture } from '#web/shared/api/browser-api.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { smallerPicture } from './smaller-picture.ts'
import { reportTexts, uploadItem, type UploadItem } from './uploads.ts'

interface Options {
  /** Pictures that may still be added. */
  room: number
  /** Hears the link of each picture that was uploaded. */
  onUploaded: (link: string) => void
  /** What is said of uploads that have ended; unless told, as of a gallery. */
  texts?: typeof reportTexts
}

type Change = (items: UploadItem[]) => UploadItem[]

/**
 * Pictures on their way, sent one after the other. What fails stays in the list with its problem until it is sent again or taken
 * away; leaving the page ends what is under way.
 */
export function useUploads({ room, onUploaded, texts = reportTexts }: Options) {
  const [items, setItems] = useState<UploadItem[]>([])
  // The queue runs on while the page is drawn anew.
  const queue = useRef<UploadItem[]>([])
  const heard = useRef(onUploaded)
  const current = useRef<{ id: number; abort: AbortController } | undefined>(undefined)
  const report = useRef({ uploaded: 0, failed: [] as string[] })
  const lastId = useRef(0)
  useEffect(() => {
    heard.current = onUploaded
  })
  useEffect(() => () => current.current?.abort.abort(), [])

  const change = (by: Change) => {
    queue.current = by(queue.current)
    setItems(queue.current)
  }
  const update = (id: number, values: Partial<UploadItem>) =>
    change((all) => all.map((item) => (item.id === id ? { ...item, ...values } : item)))
  const drop = (id: number) => change((all) => all.filter((item) => item.id !== id))

  const sendNext = async (): Promise<void> => {
    if (current.current) return
    const item = queue.current.find(({ state }) => state === 'waiting')
    if (!item) return tell()
    const abort = new AbortController()
    current.current = { id: item.id, abort }
    update(item.id, { state: 'sending', percent: 0 })
    try {
      const onProgress = (percent: number) => update(item.id, { percent })
      const { secure_url } = await uploadPicture(item.file, item.name, { signal: abort.signal, onProgress })
      report.current.uploaded += 1
      drop(item.id)
      heard.current(asShown(secure_url))
    } catch (error) {
      if (abort.signal.aborted) drop(item.id)
      else {
        report.current.failed.push(item.name)
        update(item.id, { state: 'failed', problem: failureOf(error, item.name) })
      }
    }
    current.current = undefined
    return sendNext()
  }
  /** Says once what a group of uploads has come to. */
  const tell = () => {
    for (const { text, kind } of texts(report.current)) notify(text, kind)
    report.current = { uploaded: 0, failed: [] }
  }
  const add = (files: readonly { name: string; file: Blob }[]) => {
    const under = queue.current.filter(({ state }) => state !== 'failed').length
    const chosen = files.slice(0, Math.max(0, room - under))
    if (chosen.length < files.length) notify(m.upload_no_room(), 'error')
    const added = chosen.map((file) => uploadItem((lastId.current += 1), file))
    for (const { problem } of added.filter(({ problem }) => problem !== '').slice(0, 5)) notify(problem, 'error')
    change((all) => [...all, ...added])
    void sendNext()
  }
  return {
    items,
    /** Whether one is being sent or waits for it. */
    isBusy: items.some(({ state }) => state !== 'failed'),
    add,
    /** Ends an upload, or takes a failed one away. */
    cancel: (id: number) => {
      if (current.current?.id === id) current.current.abort.abort()
      else drop(id)
    },
    retry: (id: number) => {
      update(id, { state: 'waiting', problem: '', percent: 0 })
      void sendNext()
    },
    /** Makes a picture smaller that is too large, and sends it. */
    shrink: async (id: number) => {
      const item = queue.current.find((each) => each.id === id)
      if (!item) return
      update(id, { isTooLarge: false })
      try {
        const smaller = await smallerPicture(item.file)
        const file = new File([smaller], item.name, { type: smaller.type })
        update(id, { file, state: 'waiting', problem: '' })
      } catch {
        update(id, { problem: m.upload_failed({ name: item.name }) })
        notify(m.upload_failed({ name: item.name }), 'error')
      }
      void sendNext()
    },
  }
}

const loopback = ['localhost', '127.0.0.1', '[::1]']

/** A picture of our own server by its path, as the API shows it from then on; on one machine the site has several names. */
function asShown(link: string): string {
  const { host, hostname, pathname } = new URL(link, location.href)
  const isOwn = host === location.host || (loopback.includes(hostname) && loopback.includes(location.hostname))
  return isOwn ? pathname : link
}

/** The server's sentence where it names the file; else that it failed. */
function failureOf(error: unknown, name: string): string {
  return error instanceof ApiError && error.status < 500 && error.messages[0] !== undefined
    ? error.messages[0]
    : m.upload_failed({ name })
}
