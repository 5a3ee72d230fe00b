// A thread of bench/uploads.ts: uploads a photograph again and again, and says how many were taken.
import { parentPort, workerData } from 'node:worker_threads'
import { nextAddress } from '#test/support/forwarded-address.ts'
import { uploadForm } from '#test/support/pictures.ts'

// bench/uploads.ts gives these.
const { origin, token, photo, milliseconds } = workerData as {
  origin: string
  token: string
  photo: Uint8Array
  milliseconds: number
}
const until = performance.now() + milliseconds
let taken = 0
do {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': nextAddress() }
  const response = await fetch(`${origin}/api/images`, { method: 'POST', headers, body: uploadForm(photo) })
  if (response.status !== 201) throw new Error(`an upload answered ${response.status}: ${await response.text()}`)
  await response.arrayBuffer()
  taken += 1
} while (performance.now() < until)
parentPort?.postMessage(taken, [])
