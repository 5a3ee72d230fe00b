import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { familySeconds, parentOf, processorSeconds } from './process-figures.ts'

const busyFor = (ms: number) =>
  `const end = process.cpuUsage().user + ${ms * 1_000}; while (process.cpuUsage().user < end);`

test('the time of a family counts children that have ended, that of a process does not', () => {
  const [family, own] = [familySeconds(process.pid), processorSeconds(process.pid)]
  execFileSync(process.execPath, ['-e', busyFor(100)])
  const usedByFamily = familySeconds(process.pid) - family
  expect(usedByFamily).toBeGreaterThanOrEqual(0.09)
  expect(processorSeconds(process.pid) - own).toBeLessThan(usedByFamily - 0.05)
})

test('a child names this process as its parent', () => {
  expect(parentOf(process.pid)).toBe(process.ppid)
})
