import { limits } from '#contract/limits.ts'
import { imageTypes } from '#contract/rules/uploaded-image.ts'
import { m } from '#messages'

/** A picture on its way. */
export interface UploadItem {
  id: number
  name: string
  file: Blob
  state: 'waiting' | 'sending' | 'failed'
  /** What of it has left this browser. */
  percent: number
  /** Why it was not taken. */
  problem: string
  /** It is taken once it is made smaller. */
  isTooLarge: boolean
}

const types: readonly string[] = imageTypes

/** A chosen file as the beginning of an upload; one that cannot be taken has its problem at once. */
export function uploadItem(id: number, { name, file }: { name: string; file: Blob }): UploadItem {
  const isTooLarge = file.size > limits.image.maxBytes
  const problem = problemOf(name, file, isTooLarge)
  return {
    id,
    name,
    file,
    state: problem ? 'failed' : 'waiting',
    percent: 0,
    problem,
    isTooLarge: isTooLarge && !isForeign(file),
  }
}

function problemOf(name: string, file: Blob, isTooLarge: boolean): string {
  if (isForeign(file)) return m.upload_wrong_type({ name })
  return isTooLarge ? m.upload_too_large({ name }) : ''
}

/** A browser that does not know a type leaves the decision to the server. */
function isForeign({ type }: Blob): boolean {
  return type !== '' && !types.includes(type)
}

/** What a group of uploads has come to. */
export interface UploadReport {
  uploaded: number
  failed: readonly string[]
}

interface ReportText {
  text: string
  kind: 'success' | 'error'
}

/** Returns what to say of uploads that have ended (R412–R414). */
export function reportTexts({ uploaded, failed }: UploadReport): ReportText[] {
  const [only, ...others] = failed
  return [
    ...(uploaded > 0 ? [{ text: m.upload_done({ n: uploaded }), kind: 'success' as const }] : []),
    ...(only === undefined
      ? []
      : [
          { text: others.length > 0 ? m.upload_all_failed() : m.upload_failed({ name: only }), kind: 'error' as const },
        ]),
  ]
}

/** Returns what to say of the picture of a dish (R418, R419). */
export function dishReportTexts({ uploaded, failed }: UploadReport): ReportText[] {
  return [
    ...(uploaded > 0 ? [{ text: m.upload_dish_done(), kind: 'success' as const }] : []),
    ...(failed.length > 0 ? [{ text: m.upload_dish_failed(), kind: 'error' as const }] : []),
  ]
}
