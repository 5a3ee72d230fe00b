import { Overloaded } from '../orders/hammer.ts'

/** More than a product that keeps up has under way at any time. */
const mostAtOnce = 64

/** What a steady load came to. */
export interface Steady {
  /** Milliseconds of each act. */
  times: number[]
  /** Acts that were due while too many others had not ended. */
  missed: number
}

/** Acts so many times a second, whether the acts before have ended or not, each over connections of its own until it ends. */
export async function steadily<Connections extends { close(): void }>({
  rate,
  ms,
  open,
  act,
}: {
  rate: number
  ms: number
  open: () => Connections
  act: (connections: Connections) => Promise<void>
}): Promise<Steady> {
  const times: number[] = []
  const underWay = new Set<Promise<void>>()
  let missed = 0
  let due = 0
  const begun = performance.now()
  const once = async (): Promise<void> => {
    // Kept ones would be closed by the other side while they rest.
    const connections = open()
    const since = performance.now()
    try {
      await act(connections)
      times.push(performance.now() - since)
    } catch (error) {
      // The statuses judge it.
      if (!(error instanceof Overloaded)) throw error
    } finally {
      connections.close()
    }
  }
  while (performance.now() - begun < ms) {
    for (const now = ((performance.now() - begun) / 1_000) * rate; due < now; due++) {
      if (underWay.size >= mostAtOnce) {
        missed += 1
        continue
      }
      const acting = once().finally(() => underWay.delete(acting))
      underWay.add(acting)
    }
    // A failed act ends the run here.
    await Promise.race([...underWay, new Promise((resolve) => setTimeout(resolve, 20))])
  }
  await Promise.all(underWay)
  return { times, missed }
}
