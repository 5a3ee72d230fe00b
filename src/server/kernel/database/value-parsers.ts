import type { ParserOptions } from '@electric-sql/pglite'
import pg from 'pg'

/** '2026-11-20 13:05:00.123+00', as the server writes a timestamptz of a session in UTC or another zone of whole hours. */
const moment = (text: string): Date => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
/** All bigint columns hold paise and counts, below 2^53. */
const wholeNumber = Number
/** Days and times of day are India's and stay text. */
const text = (value: string): string => value

/** How values are read, by the type's OID; what is not named is read as the driver does it. */
const parsers = new Map<number, (value: string) => unknown>([
  [pg.types.builtins.INT8, wholeNumber],
  [pg.types.builtins.TIMESTAMPTZ, moment],
  [pg.types.builtins.DATE, text],
])

/** For a query of `pg`. */
export const postgresTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? (pg.types.getTypeParser(oid, format) as (value: string) => unknown),
}

/** For a query of the embedded engine, whose OIDs are the same. */
export const embeddedParsers: ParserOptions = Object.fromEntries(parsers)
