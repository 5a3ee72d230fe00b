import { useRef, useState } from 'react'
import { ApiError } from '#web/shared/api/api-error.ts'
import { apiFile } from '#web/shared/api/browser-api.ts'
import { saveFile } from '#web/shared/browser/save-file.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'

/** Fetches a file of the API and hands it to the browser, once for however many presses. */
export function useDownload() {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const download = async (path: string) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      saveFile(await apiFile(path))
    } catch (error) {
      notify(error instanceof ApiError ? error.message : m.bill_unreachable(), 'error')
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, download }
}
