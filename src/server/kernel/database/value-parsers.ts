import type { ParserOptions } from '@electric-sql/pglite'
import type { CustomTypesConfig } from 'pg'

/** '2026-11-20 13:05:00.123+00', as the server writes a timestamptz of a session in UTC or another zone of whole hours. */
const moment = (text: string): Date => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
/** All bigint columns hold paise and counts, below 2^53. */
const wholeNumber = Number
/** Days and times of day are India's and stay text. */
const text = (value: string): string => value

/** OIDs of the types that are read in our own way, the same on both engines. */
const oids = { int8: 20, date: 1082, timestamptz: 1184 } as const

/** How values are read, by the type's OID; what is not named is read as the driver does it. */
const parsers = new Map<number, (value: string) => unknown>([
  [oids.int8, wholeNumber],
  [oids.timestamptz, moment],
  [oids.date, text],
])

/** For a query of `pg`, whose own parsers are given: loading the driver is left to those who connect. */
export const postgresTypes = (driver: CustomTypesConfig): CustomTypesConfig => ({
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? (driver.getTypeParser(oid, format) as (value: string) => unknown),
})

/** For a query of the embedded engine. */
export const embeddedParsers: ParserOptions = Object.fromEntries(parsers)
