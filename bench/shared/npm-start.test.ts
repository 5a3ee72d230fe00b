import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { npmStart, settingsIn } from './npm-start.ts'

test('reads what a command sets for Node', () => {
  expect(settingsIn('A=1 B=some/folder exec node --one --two=2 build/main.js')).toStrictEqual({
    environment: { A: '1', B: expect.stringMatching(/^\/.*\/some\/folder$/) as string },
    nodeArgs: ['--one', '--two=2'],
  })
})

test('the product is started as a built one', () => {
  expect(npmStart.environment.NODE_ENV).toBe('production')
  expect(npmStart.nodeArgs.every((argument) => argument.startsWith('--'))).toBe(true)
})

test.each(['Containerfile', 'systemd/pangat@.service'])('deploy/%s gives the product the same memory', (name) => {
  const file = readFileSync(join(import.meta.dirname, '../../deploy', name), 'utf8')
  for (const argument of npmStart.nodeArgs) expect(file).toContain(argument)
  for (const name of ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_'])
    expect(file).toContain(`${name}=${npmStart.environment[name]}`)
})
