import type { UploadKind } from './upload-kind.ts'

/** A file on its way. */
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
  /** Another try may succeed: nothing of the file itself is wrong, as far as this browser knows. */
  canRetry: boolean
}

type Rules = Pick<UploadKind<unknown>, 'maxBytes' | 'types' | 'canShrink' | 'text'>

/** A chosen file as the beginning of an upload; one that cannot be taken has its problem at once. */
export function uploadItem(id: number, { name, file }: { name: string; file: Blob }, rules: Rules): UploadItem {
  const isForeign = file.type !== '' && !rules.types.includes(file.type)
  const isTooLarge = file.size > rules.maxBytes
  const { text } = rules
  const problem = isForeign ? text.wrongType({ name }) : isTooLarge ? text.tooLarge({ name }) : ''
  return {
    id,
    name,
    file,
    state: problem ? 'failed' : 'waiting',
    percent: 0,
    problem,
    isTooLarge: isTooLarge && !isForeign && rules.canShrink(file),
    canRetry: problem === '',
  }
}
