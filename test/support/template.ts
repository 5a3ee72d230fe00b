import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/kernel/database/database.ts'
import { embeddedOptions } from '#server/kernel/database/embedded.ts'
import { newId } from '#server/kernel/ids.ts'
import { migrate } from '#server/kernel/database/migrate.ts'
import { onPostgres, withDatabase } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, empty database to copy: a dump of PGlite, or a template database on a PostgreSQL server. */
    template: { dump: string } | { server: string; name: string }
  }
}

/** Migrates once for all test files. TEST_DATABASE_URL chooses PostgreSQL; its role must be allowed to create databases. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL
  return server ? templateOnPostgres(project, server) : dumpOfPglite(project)
}

async function dumpOfPglite(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'pangat-template-'))
  const dump = join(directory, 'template.tar')
  // Segments of the write-ahead log have 16 MB otherwise, and each database of the tests would fill one after the other.
  const pglite = await PGlite.create({ ...embeddedOptions, initDbStartParams: ['--wal-segsize=1'] })
  const database = await openDatabase({ pglite })
  await migrate(database)
  const blob = await pglite.dumpDataDir('none')
  await writeFile(dump, Buffer.from(await blob.arrayBuffer()))
  await database.close()
  project.provide('template', { dump })
  return () => rm(directory, { recursive: true, force: true })
}

async function templateOnPostgres(project: TestProject, server: string): Promise<() => Promise<void>> {
  const name = `pangat_template_${newId().toLowerCase()}`
  await onPostgres(server, `create database ${name}`)
  const database = await openDatabase({ databaseUrl: withDatabase(server, name) })
  await migrate(database)
  await database.close()
  project.provide('template', { server, name })
  return () => onPostgres(server, `drop database ${name} with (force)`)
}
