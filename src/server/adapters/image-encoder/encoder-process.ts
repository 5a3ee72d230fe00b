// The process that decodes uploads; image-encoder.ts starts and ends it. It is told one upload after the other.
import { encodeDocument } from './encode-document.ts'
import { encodeImage } from './encode-image.ts'
import type { EncoderAnswer, EncoderQuestion } from './encoded-image.ts'

/** Bytes that a picture may take, and milliseconds of processor time. */
const [maxGrowth = 0, maxProcessorMs = 0] = process.argv.slice(2).map(Number)
/** With more than this part of it left behind by a picture the next one gets a new process. */
const worthKeeping = maxGrowth * 0.4
const lookMs = 20

const atStart = process.memoryUsage.rss()
const growth = () => process.memoryUsage.rss() - atStart
const processorMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
let began = processorMs()

// Codecs take memory that no limit of JavaScript knows, and cannot be interrupted from within.
setInterval(() => {
  if (growth() > maxGrowth || processorMs() - began > maxProcessorMs) process.kill(process.pid, 'SIGKILL')
}, lookMs).unref()

async function answer({ bytes, purpose }: EncoderQuestion): Promise<void> {
  began = processorMs()
  const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const result = await (purpose === 'picture' ? encodeImage(given) : encodeDocument(given))
  const isLast = growth() > worthKeeping
  const message: EncoderAnswer = { result, isLast }
  process.send?.(message, () => isLast && process.exit(0))
}

process.on('message', (question: EncoderQuestion) => void answer(question))
process.on('disconnect', () => process.exit(0))
