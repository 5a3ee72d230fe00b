import { validateHeaderName, validateHeaderValue, type ServerResponse } from 'node:http'
import { systemClock, type Clock } from '#server/kernel/clock.ts'

const statusLine = 'HTTP/1.1 200 OK\r\n'
const lineEnd = '\r\n'

/** Writes headers down as lines of a head, each checked once. Throws where HTTP does not allow a name or a value. */
export function headLines(headers: Iterable<readonly [name: string, value: string]>): string {
  const lines: string[] = []
  for (const [name, value] of headers) {
    validateHeaderName(name)
    validateHeaderValue(name, value)
    lines.push(headLine(name, value))
  }
  // Joined into one piece: a text that was added up is walked through piece by piece for each response.
  return lines.join('')
}

/** One line of a head, for a value that was made here and needs no check. */
export function headLine(name: string, value: string): string {
  return `${name}: ${value}${lineEnd}`
}

/** Ends a response of status 200 with a body whose length is among the lines of its head. A text has bytes of latin1. */
export type SendWritten = (response: ServerResponse, lines: string, body: Buffer | string) => void

/** What Node adds to the lines of a head: the date and how long the connection is kept. */
interface Added {
  /** Of the time for which it holds. */
  second: number
  text: string
}

/**
 * Returns what sends heads that are written down already. Node writes each head from names and values and checks all of them, which
 * takes a fifth of the time of a cached page. So it writes one in a second, and what it adds to that serves for the others.
 */
export function createHeadWriter(clock: Clock = systemClock): SendWritten {
  let added: Added | undefined
  return (response, lines, body) => {
    const isUsual = isKeptOpen(response)
    const second = Math.floor(clock.now().getTime() / 1000)
    if (isUsual && added?.second === second) {
      // oxlint-disable-next-line no-underscore-dangle -- Node sends the head that it finds under this name
      writtenHead(response)._header = statusLine + lines + added.text
    } else {
      response.writeHead(200, pairsOf(lines))
      if (isUsual) added = addedTo(lines, response, second)
    }
    if (typeof body === 'string') response.end(body, 'latin1')
    else response.end(body)
  }
}

/** Reports whether Node adds to a response what it adds to every other: nobody has set a header, and the connection stays open. */
function isKeptOpen(response: ServerResponse): boolean {
  return response.shouldKeepAlive && response.req.headers.expect === undefined && response.getHeaderNames().length === 0
}

/** Undefined where Node has written a head in another way than expected, so that it goes on to write all of them. */
function addedTo(lines: string, response: ServerResponse, second: number): Added | undefined {
  const { _header: head } = writtenHead(response)
  const start = statusLine + lines
  return head?.startsWith(start) ? { second, text: head.slice(start.length) } : undefined
}

/** Node's property of a message with the head as it is sent, null until it is written; its types leave it out. */
function writtenHead(response: ServerResponse): { _header?: string | null } {
  return response as unknown as { _header?: string | null }
}

function pairsOf(lines: string): string[] {
  return lines
    .split(lineEnd)
    .slice(0, -1)
    .flatMap((line) => {
      const end = line.indexOf(': ')
      return [line.slice(0, end), line.slice(end + 2)]
    })
}
