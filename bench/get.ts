import { get as request } from 'node:http'

/** Status and text of an address, on a connection of its own: one kept alive may be closed by the server while it rests. */
export function get(url: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    request(url, { agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      response.on('error', reject)
    }).on('error', reject)
  })
}
