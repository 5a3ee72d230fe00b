import { vi } from 'vitest'

/** An upload as a hook sent it; the test decides what becomes of it. */
export interface SentUpload {
  path: string
  file: File
  headers: Record<string, string>
  isAborted: boolean
  /** Says that so many of a hundred bytes have left. */
  progress(loaded: number): void
  answer(status: number, body: object): void
  breakOff(): void
}

/** Replaces `XMLHttpRequest` until the test ends. Uploads are answered by the test alone. */
export function stubUploads(): SentUpload[] {
  const sent: SentUpload[] = []
  class StubbedRequest extends EventTarget {
    upload = new EventTarget()
    status = 0
    responseText = ''
    #path = ''
    #headers: Record<string, string> = {}
    #own: SentUpload | undefined

    open(_: string, path: string) {
      this.#path = path
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value
    }
    getAllResponseHeaders() {
      return 'content-type: application/json\r\n'
    }
    abort() {
      if (this.#own) this.#own.isAborted = true
      this.dispatchEvent(new Event('abort'))
    }
    send(body: FormData) {
      this.#own = {
        path: this.#path,
        file: body.get('file') as File,
        headers: this.#headers,
        isAborted: false,
        progress: (loaded) =>
          void this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 100 })),
        answer: (status, answer) => {
          this.status = status
          this.responseText = JSON.stringify(answer)
          this.dispatchEvent(new Event('load'))
        },
        breakOff: () => void this.dispatchEvent(new Event('error')),
      }
      sent.push(this.#own)
    }
  }
  vi.stubGlobal('XMLHttpRequest', StubbedRequest)
  return sent
}
