// npm run bench:documents: for how long others wait while documents are drawn, in the thread of requests and in one of its own.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { billContent } from '#server/modules/documents/domain/content.ts'
import { drawDocument } from '#server/modules/documents/pdf/draw-document.ts'
import { documentFile } from '#server/modules/documents/pdf/document-file.ts'
import type { Document } from '#server/modules/documents/store.ts'
import { anOrderSnapshot } from '#test/factories/order-snapshot.ts'
import { median } from './shared/statistics.ts'

const documents = 20

function document(id: string): Document {
  const content = billContent(anOrderSnapshot(), [])
  const { orderId, catererId, total: amount } = content
  return {
    id,
    kind: 'invoice',
    number: 'T001/2627/1',
    orderId,
    catererId,
    about: id,
    amount,
    issuedAt: new Date(),
    content,
  }
}

async function measure(what: string, draw: (document: Document) => Promise<unknown>): Promise<void> {
  // The first one loads the fonts.
  await draw(document(`${what} warm`))
  const waits: number[] = []
  const begun = performance.now()
  for (let i = 0; i < documents; i++) {
    // Another user's request comes at the same moment.
    const came = performance.now()
    const drawn = draw(document(`${what} ${i}`))
    await nextTurn()
    waits.push(performance.now() - came)
    await drawn
  }
  const each = (performance.now() - begun) / documents
  const [half, most] = [median(waits), Math.max(...waits)]
  process.stdout.write(
    `${what.padEnd(25)} ${each.toFixed(0)} ms a document; a request beside it waits ${half.toFixed(1)} ms, at most ${most.toFixed(1)} ms\n`,
  )
}

await measure('in the thread of requests', drawDocument)
await measure('in a thread of its own', documentFile)
