import type { Message, Problem as ProblemView } from '#contract/endpoints/shared.ts'
import type { TextValues } from '#contract/errors.ts'
import { noteText } from '#contract/note-text.ts'
import type { NoteCode } from '#contract/notes.ts'
import { errorMessage, type Problem } from '#server/kernel/app-error.ts'

/** A problem as the API sends it: for programs, and in English. */
export function problemView({ code, field, values }: Problem): ProblemView {
  return { field, code, values, message: errorMessage(code, values) }
}

/** A note as the API sends it: for programs, and in English. */
export function noteView<Code extends NoteCode>(code: Code, values?: TextValues): Message & { code: Code } {
  return { code, ...(values ? { values } : {}), message: noteText(code, values) ?? '' }
}
