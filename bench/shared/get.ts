import { get as request, type IncomingHttpHeaders } from 'node:http'

export interface Received {
  status: number
  headers: IncomingHttpHeaders
  /** As they came: compressed where the request allows it. */
  bytes: Buffer
  text: string
}

/** Fetches a URL on a connection of its own: one kept alive may be closed by the server while it rests. */
export function get(url: string, headers: Record<string, string> = {}): Promise<Received> {
  return new Promise((resolve, reject) => {
    request(url, { agent: false, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() })
      })
      response.on('error', reject)
    }).on('error', reject)
  })
}
