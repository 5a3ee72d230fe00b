import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { retryLater } from '#server/kernel/app-error.ts'

/** 19 MiB, two passes, one lane: OWASP's figures for argon2id. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const
const saltBytes = 16
const hashBytes = 32

/** Each hash fills a thread and 19 MiB, so few run at a time and few wait: a storm of logins must not starve the rest. */
const mostAtOnce = 2
const mostWaiting = 50

/** Whose password it is: of a known device or an open session, which go first and have a queue of their own, or of a stranger. */
export type Asker = 'known' | 'stranger'

let running = 0
const waiting: Record<Asker, (() => void)[]> = { known: [], stranger: [] }

/** Hashes a password of any length for keeping, in PHC format. Throws `busy` when too many hashes wait. */
export async function hashPassword(password: string, asker: Asker = 'stranger'): Promise<string> {
  const salt = randomBytes(saltBytes)
  const hash = await inTurn(waiting[asker], () => derive(password, salt, cost))
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(hash)}`
}

/**
 * Reports whether the password made this hash. Without a hash it takes as long and returns false, so that time tells nothing.
 * Throws `busy` when too many hashes wait.
 */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
  asker: Asker = 'stranger',
): Promise<boolean> {
  const { salt, hash, ...parameters } = parse(stored) ?? nobody
  const derived = await inTurn(waiting[asker], () => derive(password, salt, parameters))
  return timingSafeEqual(derived, hash) && stored !== undefined
}

interface Cost {
  memory: number
  passes: number
  parallelism: number
}

const nobody = { ...cost, salt: randomBytes(saltBytes), hash: randomBytes(hashBytes) }

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

function parse(stored: string | undefined): (Cost & { salt: Buffer; hash: Buffer }) | undefined {
  const [, memory, passes, parallelism, salt = '', hash = ''] = phc.exec(stored ?? '') ?? []
  if (memory === undefined) return undefined
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

/** NFKC: the same password typed on another keyboard is the same bytes. */
function derive(password: string, nonce: Buffer, { memory, passes, parallelism }: Cost): Promise<Buffer> {
  const parameters = { message: password.normalize('NFKC'), nonce, memory, passes, parallelism, tagLength: hashBytes }
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, derived) => (error ? reject(error) : resolve(derived)))
  })
}

async function inTurn<T>(queue: (() => void)[], work: () => Promise<T>): Promise<T> {
  if (running < mostAtOnce) running++
  else if (queue.length < mostWaiting) await new Promise<void>((resolve) => queue.push(resolve))
  else throw retryLater('busy', 2)
  try {
    return await work()
  } finally {
    // The slot goes directly to the next waiter, so that a new call cannot overtake it.
    const next = waiting.known.shift() ?? waiting.stranger.shift()
    if (next) next()
    else running--
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
