import { randomUUID } from 'node:crypto'
import { open, unlink, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import { errorFacts, type Log } from '#server/kernel/log.ts'
import { answersInMemory, type StoredAnswer, type StoredAnswers } from './stored-answers.ts'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** Bytes of one part: what some twenty thousand caterers show takes 128 MB. There are two parts. */
const maxPartBytes = 128 * 1024 * 1024
/** Of a caterer there are three. Whoever asks in ever new ways would fill the memory with places of short answers long before the file. */
const maxAnswers = 200_000

interface Part {
  handle: FileHandle
  end: number
}

interface Place extends StoredAnswer {
  part: Part
  offset: number
  length: number
}

/**
 * Answers of this process in files of a folder, compressed, which the system removes with the process. Written at the end alone: once a part
 * is full the next one begins, and what was not written since the beginning of the last one is forgotten, as are the oldest of too many. In
 * memory where the folder cannot be written.
 */
export async function answersInFile(
  folder: string,
  log: Log,
  { partBytes, most }: { partBytes: number; most: number } = { partBytes: maxPartBytes, most: maxAnswers },
): Promise<StoredAnswers> {
  const places = new Map<string, Place>()
  const begin = async (): Promise<Part> => {
    const path = join(folder, `answers-${process.pid}-${randomUUID()}`)
    const handle = await open(path, 'wx+', 0o600)
    await unlink(path)
    return { handle, end: 0 }
  }
  let before: Part | undefined
  let part: Part
  try {
    part = await begin()
  } catch (error) {
    log.warn(errorFacts(error), 'answers remembered in memory')
    return answersInMemory()
  }
  const turn = async (): Promise<void> => {
    const next = await begin()
    const old = before
    before = part
    part = next
    for (const [url, place] of places) if (place.part === old) places.delete(url)
    await old?.handle.close()
  }
  /** Writes are made one after the other, so that the last answer of a URL is the one that stays. */
  let written: Promise<unknown> = Promise.resolve()
  return {
    find: (url) => places.get(url),
    async read(url) {
      const place = places.get(url)
      if (!place) return undefined
      const bytes = Buffer.alloc(place.length)
      try {
        await place.part.handle.read(bytes, 0, place.length, place.offset)
        return (await decompress(bytes)).toString()
      } catch (error) {
        // Its part was closed meanwhile, or the disk fails.
        log.warn(errorFacts(error), 'remembered answer not read')
        return undefined
      }
    },
    write(url, text, moments) {
      const write = async (): Promise<void> => {
        const bytes = await compress(text)
        if (part.end > 0 && part.end + bytes.length > partBytes) await turn()
        const { handle, end } = part
        part.end += bytes.length
        await handle.write(bytes, 0, bytes.length, end)
        // At the end of the map, whose first entries are the oldest.
        places.delete(url)
        places.set(url, { ...moments, part, offset: end, length: bytes.length })
        const [oldest] = places.size > most ? places.keys() : []
        if (oldest !== undefined) places.delete(oldest)
      }
      const ended = written.then(write).catch((error: unknown) => {
        places.delete(url)
        log.warn(errorFacts(error), 'answer not remembered')
      })
      written = ended
      return ended
    },
    remove(url) {
      places.delete(url)
      // One that is being written.
      written = written.then(() => places.delete(url))
    },
  }
}
