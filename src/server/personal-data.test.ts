import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from './kernel/ids.ts'
import { personalData } from './personal-data.ts'

const unhandled = vi.fn()
beforeEach(() => void process.on('unhandledRejection', unhandled))
afterEach(() => void process.off('unhandledRejection', unhandled))

test.each(personalData.map((data) => [data.about, data] as const))(
  'reading %s fails whole while the database is away, as a failure that nobody waits for ends the process',
  async (_, { read }) => {
    // Every statement of a handle that is not ours fails.
    const away = { engine: 'postgres' } as const
    await expect(read(away, { userId: newId(), email: 'asha@pangat.example' })).rejects.toThrow('not ours')
    await turn()
    expect(unhandled).not.toHaveBeenCalled()
  },
)
