import { get } from 'node:https'
import type { Certificate } from './certificate.ts'

interface Answer {
  status: number
  type: string
  text: string
}

/** Fetches an address from a server with this certificate. */
export function fetchText(url: string, { cert }: Certificate): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { ca: cert }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          text: Buffer.concat(chunks).toString(),
        }),
      )
    }).on('error', reject)
  })
}
