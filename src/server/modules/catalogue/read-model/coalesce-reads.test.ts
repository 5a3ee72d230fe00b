import { expect, test, vi } from 'vitest'
import { coalesceReads } from './coalesce-reads.ts'

/** Reads that end when they are told to, each with the number of its beginning. */
function readsByHand() {
  const begun: { key: string; resolve: (value: number) => void; reject: (error: Error) => void }[] = []
  const read = coalesceReads(
    (key: string) => new Promise<number>((resolve, reject) => begun.push({ key, resolve, reject })),
  )
  return { begun, read }
}

test('call during a read waits for a new read, which waiting calls share', async () => {
  const { begun, read } = readsByHand()
  const first = read('a')
  const [second, third] = [read('a'), read('a')]
  expect(begun).toHaveLength(1)

  begun[0]?.resolve(1)
  expect(await first).toBe(1)
  await vi.waitFor(() => expect(begun).toHaveLength(2))
  begun[1]?.resolve(2)
  expect(await Promise.all([second, third])).toEqual([2, 2])

  void read('a')
  expect(begun).toHaveLength(3)
})

test('different things are read side by side', () => {
  const { begun, read } = readsByHand()
  void read('a')
  void read('b')
  expect(begun.map(({ key }) => key)).toEqual(['a', 'b'])
})

test('failed read rejects the calls that share it, and later calls read again', async () => {
  const { begun, read } = readsByHand()
  const first = read('a')
  const second = read('a')
  begun[0]?.reject(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  await vi.waitFor(() => expect(begun).toHaveLength(2))
  begun[1]?.resolve(2)
  expect(await second).toBe(2)
})
