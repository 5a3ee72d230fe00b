import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#web/shared/api/api-error.ts'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { smallerPicture } from './smaller-picture.ts'
import type { UploadKind } from './upload-kind.ts'
import { uploadItem, type UploadItem } from './uploads.ts'

/** Hears 1 when files are on their way and -1 when they are no more; a form is not sent meanwhile. */
export type OnUnderWay = (more: 1 | -1) => void

interface Options<Uploaded> {
  kind: UploadKind<Uploaded>
  /** Files that may still be added. */
  room: number
  /** Hears what became of each file that was uploaded. */
  onUploaded: (uploaded: Uploaded) => void
  onUnderWay?: OnUnderWay | undefined
}

type Change = (items: UploadItem[]) => UploadItem[]

/**
 * Files on their way, sent one after the other. What fails stays in the list with its problem until it is sent again or taken
 * away; leaving the page ends what is under way.
 */
export function useUploads<Uploaded>({ kind, room, onUploaded, onUnderWay }: Options<Uploaded>) {
  const [items, setItems] = useState<UploadItem[]>([])
  // The queue runs on while the page is drawn again.
  const queue = useRef<UploadItem[]>([])
  const heard = useRef(onUploaded)
  const current = useRef<{ id: number; abort: AbortController } | undefined>(undefined)
  const report = useRef({ uploaded: 0, failed: [] as string[] })
  const lastId = useRef(0)
  useEffect(() => {
    heard.current = onUploaded
  })
  useEffect(
    () => () => {
      // What waits is not sent after the page was left.
      queue.current = []
      current.current?.abort.abort()
    },
    [],
  )
  const isBusy = items.some(({ state }) => state !== 'failed')
  useEffect(() => {
    if (!isBusy) return
    onUnderWay?.(1)
    return () => onUnderWay?.(-1)
  }, [isBusy, onUnderWay])

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
      const uploaded = await kind.send(item.file, item.name, { signal: abort.signal, onProgress })
      report.current.uploaded += 1
      drop(item.id)
      heard.current(uploaded)
    } catch (error) {
      if (abort.signal.aborted) drop(item.id)
      else {
        report.current.failed.push(item.name)
        update(item.id, { state: 'failed', problem: failureOf(error) ?? kind.text.failed(item) })
      }
    }
    current.current = undefined
    return sendNext()
  }
  /** Says once what a group of uploads has come to. */
  const tell = () => {
    for (const said of kind.report(report.current)) notify(said.text, said.kind)
    report.current = { uploaded: 0, failed: [] }
  }
  const add = (files: readonly { name: string; file: Blob }[]) => {
    const under = queue.current.filter(({ state }) => state !== 'failed').length
    const chosen = files.slice(0, Math.max(0, room - under))
    if (chosen.length < files.length) notify(kind.text.noRoom(), 'error')
    const added = chosen.map((file) => uploadItem((lastId.current += 1), file, kind))
    for (const { problem } of added.filter(({ problem }) => problem !== '').slice(0, 5)) notify(problem, 'error')
    change((all) => [...all, ...added])
    void sendNext()
  }
  return {
    items,
    /** Whether one is being sent or waits for it. */
    isBusy,
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
        update(id, { file, state: 'waiting', problem: '', canRetry: true })
      } catch {
        update(id, { problem: kind.text.failed(item) })
        notify(kind.text.failed(item), 'error')
      }
      void sendNext()
    },
  }
}

/** What can be done about a file on its way. */
export type UploadControls = Pick<ReturnType<typeof useUploads>, 'cancel' | 'retry' | 'shrink'>

/** The server's sentence where it names the file. */
function failureOf(error: unknown): string | undefined {
  return error instanceof ApiError && error.status < 500 ? error.messages[0] : undefined
}
