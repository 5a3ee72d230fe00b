import { describe, expect, test } from 'vitest'
import { createAdmission, type Admission } from './admission.ts'

/** Admits requests called by their network and a number, and records which have started. */
function recorder(admission: Admission) {
  const started: string[] = []
  const counts: Record<string, number> = {}
  const admit = (network: string) => {
    const name = `${network}${(counts[network] = (counts[network] ?? 0) + 1)}`
    return admission.admit(network, () => started.push(name))
  }
  const startAll = () => {
    while (admission.startNext());
  }
  return { started, admit, startAll }
}

describe('limits', () => {
  test('reject requests of a network beyond its share, and of no other', () => {
    const { admit } = recorder(createAdmission({ requests: 10, requestsPerNetwork: 2 }))
    expect([admit('a'), admit('a'), admit('a'), admit('b')].map(Boolean)).toEqual([true, true, false, true])
  })

  test('reject every network when all together are too many', () => {
    const { admit } = recorder(createAdmission({ requests: 3, requestsPerNetwork: 2 }))
    expect(['a', 'a', 'b', 'c'].map(admit).map(Boolean)).toEqual([true, true, true, false])
  })

  test('of 0 reject nothing', () => {
    const { admit } = recorder(createAdmission({ requests: 0, requestsPerNetwork: 0 }))
    expect(Array.from({ length: 5_000 }, () => admit('a')).every(Boolean)).toBe(true)
  })

  test('count a request until it leaves, not until it starts', () => {
    const { admit, startAll } = recorder(createAdmission({ requests: 1, requestsPerNetwork: 1 }))
    const leave = admit('a')
    startAll()
    expect(admit('b')).toBeUndefined()
    leave?.()
    expect(admit('b')).toBeDefined()
  })

  test('count one departure once', () => {
    const { admit } = recorder(createAdmission({ requests: 2, requestsPerNetwork: 2 }))
    const leave = admit('a')
    admit('a')
    leave?.()
    leave?.()
    expect([admit('a'), admit('a')].map(Boolean)).toEqual([true, false])
  })
})

describe('the queue', () => {
  test('starts networks in turns, and the requests of each in order', () => {
    const { started, admit, startAll } = recorder(createAdmission({ requests: 0, requestsPerNetwork: 0 }))
    for (const network of ['a', 'a', 'a', 'a', 'b', 'b', 'c']) admit(network)
    startAll()
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
  })

  test('starts a latecomer after one request of a network that fills it', () => {
    const admission = createAdmission({ requests: 0, requestsPerNetwork: 0 })
    const { started, admit } = recorder(admission)
    for (let i = 0; i < 64; i++) admit('a')
    admission.startNext()
    admit('b')
    admission.startNext()
    admission.startNext()
    expect(started).toEqual(['a1', 'a2', 'b1'])
  })

  test('never starts a request that has left', () => {
    const { started, admit, startAll } = recorder(createAdmission({ requests: 0, requestsPerNetwork: 0 }))
    const leave = ['a', 'a', 'b', 'a'].map(admit)
    leave[1]?.()
    leave[2]?.()
    startAll()
    expect(started).toEqual(['a1', 'a3'])
  })

  test('tells that nothing waits', () => {
    const admission = createAdmission({ requests: 0, requestsPerNetwork: 0 })
    expect(admission.startNext()).toBe(false)
    admission.admit('a', () => {})
    admission.admit('b', () => {})
    expect([admission.startNext(), admission.startNext()]).toEqual([true, false])
  })
})
