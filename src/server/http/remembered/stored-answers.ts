import { LRUCache } from 'lru-cache'

/** An answer that is stored until a moment; both moments are milliseconds of `performance.now()`. */
export interface StoredAnswer {
  storedAt: number
  expiresAt: number
}

/** Where the latest public answers are stored, by URL. */
export interface StoredAnswers {
  /** When an answer was stored; undefined where there is none. */
  find(url: string): StoredAnswer | undefined
  read(url: string): Promise<string | undefined>
  /** Stores an answer in place of the one before; where that fails there may be neither. */
  write(url: string, text: string, moments: StoredAnswer): Promise<void>
  remove(url: string): void
}

/** Bytes of one process: some thousand caterers with menus, packages and first reviews, as they are not compressed. */
const maxBytes = 48 * 1024 * 1024

export function answersInMemory(): StoredAnswers {
  const answers = new LRUCache<string, StoredAnswer & { bytes: Buffer }>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, url) => bytes.length + url.length,
  })
  return {
    find: (url) => answers.peek(url),
    read: async (url) => answers.get(url)?.bytes.toString(),
    write: async (url, text, moments) => void answers.set(url, { ...moments, bytes: Buffer.from(text) }),
    remove: (url) => void answers.delete(url),
  }
}
