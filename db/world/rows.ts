import type { ArrayOf, Generated, PointValue, RequiredColumn, Schema } from '#db/schema.d.ts'

/** A point as PostgreSQL reads it: '(lng,lat)'. */
export type PointText = string

/** A value in the JSON that is sent: moments are ISO text, points as above, days 'YYYY-MM-DD'. */
type InJson<Value> =
  Value extends Generated<infer Held>
    ? InJson<Held>
    : Value extends Date
      ? string
      : Value extends PointValue
        ? PointText
        : Value extends ArrayOf<infer Element>
          ? readonly Element[]
          : Value

/**
 * A row of the demo city. Columns that are nullable or have a default may be left out, but for those `Given`, which every row of the
 * city gives; `Json` types columns more exactly, above all jsonb ones.
 */
export type CityRow<
  Name extends keyof Schema,
  Given extends keyof Schema[Name] = never,
  Json extends { [Column in keyof Schema[Name]]?: unknown } = object,
> = {
  [Column in RequiredColumn<Schema[Name]> | Given]: Column extends keyof Json
    ? Json[Column]
    : InJson<Schema[Name][Column]>
} & { [Column in Exclude<keyof Schema[Name], RequiredColumn<Schema[Name]> | Given>]?: InJson<Schema[Name][Column]> }
