import type { ArrayOf, PointValue } from '#db/schema.d.ts'
import { joined, Param, raw, sql, type Sql } from './statement.ts'

/** A JavaScript array as one PostgreSQL array parameter: sql`any(${list(ids)}::text[])`. */
export function list(values: readonly (string | number | null)[]): Param {
  return new Param([...values])
}

/** Values for `in`: `state in ${oneOf(states)}`. There must be at least one. */
export function oneOf(values: readonly (string | number)[]): Sql {
  return sql<unknown>`(${joined(values)})`
}

/** A list as the value of an array column whose elements are a domain of text: `arrayOf(profile.cuisines, 'cuisine')`. */
export function arrayOf<Value extends string>(values: readonly Value[], domain: string): Sql<ArrayOf<Value>> {
  return sql`${list(values)}::text[]::${raw(`${domain}[]`)}`
}

/** The elements of an array column whose elements are a domain, which drivers give as text. */
export function elementsOf<Value>(column: Sql<ArrayOf<Value>>): Sql<Value[]> {
  return sql`to_json(${column}::text[])`
}

/** A value as a jsonb parameter. */
export function json<Value>(value: Value): Sql<Value> {
  return sql`${JSON.stringify(value)}::jsonb`
}

/** Writes a moment as a timestamptz parameter. */
export function at(date: Date): Sql<Date> {
  return sql`${date.toISOString()}::timestamptz`
}

/** Writes a moment, or null, as a timestamptz parameter. */
export function atOrNull(date: Date | undefined): Sql<Date | null> {
  return sql`${date?.toISOString() ?? null}::timestamptz`
}

export function point({ lng, lat }: { lng: number; lat: number }): Sql<PointValue> {
  return sql`point(${lng}, ${lat})`
}

export function lngOf(column: Sql<PointValue>): Sql<number> {
  return sql`(${column})[0]`
}

export function latOf(column: Sql<PointValue>): Sql<number> {
  return sql`(${column})[1]`
}

/** A point to a tenth of a degree, about ten kilometres. */
export function roundedPoint(column: Sql<PointValue>): Sql<PointValue> {
  return sql`point(round(${lngOf(column)}::numeric, 1), round(${latOf(column)}::numeric, 1))`
}

/** A time of day as hours and minutes, `19:30`; drivers give the seconds as well. */
export function hoursAndMinutes(column: Sql<string>): Sql<string> {
  return sql`to_char(${column}, 'HH24:MI')`
}
