import { expect, test } from 'vitest'
import { loadConfig } from '../config.ts'

const DATABASE_URL = 'postgres://pangat@pooler:6432/pangat'
const DATABASE_REPLICA_URL = 'postgres://pangat@standby/pangat'

test('database settings are the usual ones unless given', () => {
  expect(loadConfig({ DATABASE_URL }).database).toEqual({
    directUrl: undefined,
    replicaUrl: undefined,
    replicaMaxLagMs: 1_000,
    connections: 10,
    migrate: 'auto',
  })
})

test('database settings are read', () => {
  const given = {
    DATABASE_URL,
    DATABASE_DIRECT_URL: 'postgresql://pangat@primary/pangat',
    DATABASE_REPLICA_URL,
    REPLICA_MAX_LAG_MS: '250',
    DATABASE_POOL: '20',
    MIGRATE: 'never',
  }
  expect(loadConfig(given).database).toEqual({
    directUrl: given.DATABASE_DIRECT_URL,
    replicaUrl: given.DATABASE_REPLICA_URL,
    replicaMaxLagMs: 250,
    connections: 20,
    migrate: 'never',
  })
})

test.each<[Record<string, string>, string]>([
  [{ DATABASE_DIRECT_URL: DATABASE_URL }, 'DATABASE_DIRECT_URL needs DATABASE_URL'],
  [{ DATABASE_POOL: '5' }, 'DATABASE_POOL needs DATABASE_URL'],
  [{ DATABASE_URL, REPLICA_MAX_LAG_MS: '5' }, 'REPLICA_MAX_LAG_MS needs DATABASE_REPLICA_URL'],
  [{ DATABASE_URL, DATABASE_DIRECT_URL: 'https://db' }, 'DATABASE_DIRECT_URL must be an address such as postgres://'],
  [{ DATABASE_URL, DATABASE_REPLICA_URL: 'standby' }, 'DATABASE_REPLICA_URL must be an address such as postgres://'],
  [{ DATABASE_URL, DATABASE_POOL: '3' }, 'DATABASE_POOL must be at least 4'],
  [{ DATABASE_URL, MIGRATE: 'maybe' }, 'MIGRATE must be auto, only or never'],
])('%o is refused: %s', (given, problem) => {
  expect(() => loadConfig(given)).toThrow(problem)
})
