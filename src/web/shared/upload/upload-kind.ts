import type { UploadOptions } from '#web/shared/api/upload-file.ts'

/** What a group of uploads has come to. */
export interface UploadReport {
  uploaded: number
  failed: readonly string[]
}

/** What is uploaded, by which rules and to where. */
export interface UploadKind<Uploaded> {
  maxBytes: number
  /** Types that are taken; a browser that does not know a type leaves the decision to the server. */
  types: readonly string[]
  /** Reports whether a file that is too large can be made smaller in the browser. */
  canShrink(file: Blob): boolean
  text: {
    wrongType: (about: { name: string }) => string
    tooLarge: (about: { name: string }) => string
    failed: (about: { name: string }) => string
    noRoom: () => string
  }
  send(file: Blob, name: string, options: UploadOptions): Promise<Uploaded>
  /** What to say when a group of uploads has ended. */
  report(report: UploadReport): { text: string; kind: 'success' | 'error' }[]
}
