/** One file of a picture, named by its width and format. */
export interface ImageFile {
  width: number
  format: 'avif' | 'webp' | 'jpg'
  bytes: Buffer
}

/** A picture as it is kept. */
export interface EncodedImage {
  /** Widths that there are, smallest first, each as AVIF and WebP. */
  widths: number[]
  /** Pixels of the largest. */
  width: number
  height: number
  /** A blurred miniature as a data URI of less than 300 characters. */
  placeholder: string
  /** All widths in both formats, and the card that stands beside shared links. */
  files: ImageFile[]
}

/** A document as it is kept: a picture anew, without its metadata; a PDF as it came. */
export type EncodedDocument = { type: 'image/jpeg'; bytes: Buffer } | { type: 'application/pdf' }

/** `unsupported`: what it is, we do not take. `unreadable`: cut short, too many pixels, or more work than is done for one. */
export type ImageProblem = 'unsupported' | 'unreadable'

/** `locked`: a PDF that needs a password. `unsafe`: a PDF that runs something or has files in it. */
export type DocumentProblem = ImageProblem | 'locked' | 'unsafe'

/** What is made of an upload: a picture in its sizes, or a document of one file. */
export type EncodingPurpose = 'picture' | 'document'

export type EncodingResult = { image: EncodedImage } | { document: EncodedDocument } | { problem: DocumentProblem }

/** What the process that encodes is asked. */
export interface EncoderQuestion {
  bytes: Uint8Array
  purpose: EncodingPurpose
}

/** What the process that encodes answers. */
export interface EncoderAnswer {
  result: EncodingResult
  /** The process ends after this answer and takes no further picture. */
  isLast: boolean
}
