import { fork, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import type {
  DocumentProblem,
  EncodedImage,
  EncoderAnswer,
  EncoderQuestion,
  EncodingPurpose,
  EncodingResult,
} from './encoded-image.ts'

/** Encodes and examines uploads, one at a time. */
export interface ImageEncoder {
  /** @throws {@link ImageError} */
  encode(bytes: Buffer, signal?: AbortSignal): Promise<EncodedImage>
  /**
   * Makes the file of a document: of a picture a JPEG without metadata, of a PDF its bytes as they are.
   * @throws {@link ImageError}
   */
  encodeDocument(bytes: Buffer, signal?: AbortSignal): Promise<DocumentFile>
  close(): void
}

export interface DocumentFile {
  type: 'image/jpeg' | 'application/pdf'
  bytes: Buffer
}

/** Thrown for an upload that is not taken: for what it is, or because too many wait already. */
export class ImageError extends Error {
  readonly problem: DocumentProblem | 'busy'
  constructor(problem: DocumentProblem | 'busy') {
    super(problem)
    this.name = 'ImageError'
    this.problem = problem
  }
}

export interface EncoderLimits {
  /** Bytes that the process may take for a picture. */
  memoryBytes: number
  /** Processor time that a picture may take. */
  processorMs: number
  /** Longest that it may take on a machine with other work, the start of the process included. */
  timeoutMs: number
  /** Pictures that may wait while one is encoded. */
  waiting: number
  /** After so long without a picture the process ends. */
  idleMs: number
}

export const usualLimits: EncoderLimits = {
  memoryBytes: 150 * 1024 * 1024,
  processorMs: 10_000,
  timeoutMs: 30_000,
  waiting: 12,
  idleMs: 60_000,
}

interface Waiting extends EncoderQuestion {
  settle(result: EncodingResult): void
}

/**
 * Encodes in a process of its own, which has a lower priority, none of our settings, and is killed when a picture takes too long or
 * too much memory. A thread could be neither interrupted in a codec nor bounded in its memory (docs/decisions/0390).
 */
export function createImageEncoder(limits: EncoderLimits = usualLimits): ImageEncoder {
  const waiting: Waiting[] = []
  let child: ChildProcess | undefined
  let isWorking = false
  let isClosed = false
  let idle: NodeJS.Timeout | undefined

  const end = () => {
    child?.kill('SIGKILL')
    child = undefined
  }
  const work = async (): Promise<void> => {
    if (isWorking) return
    isWorking = true
    clearTimeout(idle)
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      child ??= start(limits)
      const answer = await answerOf(child, job, limits.timeoutMs)
      if (!answer) end()
      // It ends on its own.
      else if (answer.isLast) child = undefined
      job.settle(answer?.result ?? { problem: 'unreadable' })
    }
    isWorking = false
    idle = setTimeout(end, limits.idleMs).unref()
  }
  const ask = async (purpose: EncodingPurpose, bytes: Buffer, signal?: AbortSignal): Promise<EncodingResult> => {
    if (isClosed || waiting.length >= limits.waiting) throw new ImageError('busy')
    return new Promise<EncodingResult>((resolve) => {
      const job = { bytes, purpose, settle: resolve }
      const leave = () => {
        const at = waiting.indexOf(job)
        if (at !== -1) waiting.splice(at, 1)
        resolve({ problem: 'unreadable' })
      }
      if (signal?.aborted) return leave()
      signal?.addEventListener('abort', leave, { once: true })
      waiting.push(job)
      void work()
    })
  }
  return {
    async encode(bytes, signal) {
      const result = await ask('picture', bytes, signal)
      if ('image' in result) return result.image
      throw new ImageError('problem' in result ? result.problem : 'unreadable')
    },
    async encodeDocument(bytes, signal) {
      const result = await ask('document', bytes, signal)
      if ('document' in result) return { bytes, ...result.document }
      throw new ImageError('problem' in result ? result.problem : 'unreadable')
    },
    close() {
      isClosed = true
      clearTimeout(idle)
      for (const { settle } of waiting.splice(0)) settle({ problem: 'unreadable' })
      end()
    },
  }
}

function start({ memoryBytes, processorMs }: EncoderLimits): ChildProcess {
  const child = fork(join(import.meta.dirname, 'encoder-process.ts'), [String(memoryBytes), String(processorMs)], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=64'],
    // No setting of ours; less memory for a picture where malloc would keep an arena for each thread.
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Its end is seen by whoever waits for an answer.
  child.on('error', () => undefined)
  if (child.pid !== undefined) lowerPriority(child.pid)
  return child
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already.
  }
}

/** What the process answers to an upload; undefined when it ends or the time is over. */
function answerOf(
  child: ChildProcess,
  { bytes, purpose }: EncoderQuestion,
  timeoutMs: number,
): Promise<EncoderAnswer | undefined> {
  return new Promise((resolve) => {
    const settle = (answer: EncoderAnswer | undefined) => {
      clearTimeout(late)
      child.off('message', heard).off('exit', gone)
      resolve(answer)
    }
    // Our own program sends nothing else.
    const heard = (answer: unknown) => settle(withBuffers(answer as EncoderAnswer))
    const gone = () => settle(undefined)
    const late = setTimeout(gone, timeoutMs)
    child.once('message', heard).once('exit', gone)
    const question: EncoderQuestion = { bytes, purpose }
    child.send(question, (error) => {
      if (error) gone()
    })
  })
}

/** Bytes arrive from another process as plain arrays of bytes. */
function withBuffers(answer: EncoderAnswer): EncoderAnswer {
  const { result } = answer
  if ('document' in result && 'bytes' in result.document) {
    const { type, bytes } = result.document
    return { ...answer, result: { document: { type, bytes: Buffer.from(bytes) } } }
  }
  if (!('image' in result)) return answer
  const files = result.image.files.map((file) => ({ ...file, bytes: Buffer.from(file.bytes) }))
  return { ...answer, result: { image: { ...result.image, files } } }
}
