import type { ErrorCode } from '#contract/errors.ts'

export interface UploadedFile {
  /** The name that the browser gave it, fit to be shown: one line, at most 80 characters. It says nothing about what the file is. */
  name: string
  bytes: Buffer
}

export interface UploadCodes {
  /** Code of a form without a file. */
  missing: ErrorCode
  /** Code of a file with more bytes than the endpoint takes; `name` fills its text. */
  tooLarge: ErrorCode
}

/** A file that a client sends. Its bytes are read when the operation asks for them, once it knows that the caller may send them. */
export interface Upload {
  /** @throws the codes; `malformed` for a body that is no form or ends early */
  read(codes: UploadCodes): Promise<UploadedFile>
  /** Aborted when the client has gone: what was made of the file by then need not stay. */
  signal: AbortSignal
}
