import { z } from 'zod'
import { limits } from '../limits.ts'
import { daysBetween, isDay, timePattern } from '../values/calendar.ts'
import { catererNamePattern, idPattern } from '../values/id.ts'
import { guestBands } from '../values/guest-band.ts'
import { isRupees } from '../values/money.ts'
import { dietFrom, diets } from '../values/diet.ts'
import { errorCodes } from '../errors.ts'
import { fieldCodes, invalid, type FieldCode } from '../field-errors.ts'
import { noteCodes } from '../notes.ts'

const notAnId = invalid('id_invalid')
/** Documents an input that older clients send and that has no effect. */
export const ignored = { deprecated: true, description: 'Ignored' }

/** An input that is known only to be rejected, and by which code is said where it is used. The document leaves it out. */
export const Rejected = z.unknown().optional().meta({ 'x-rejected': true })

export const Id = z
  .string(notAnId)
  .regex(idPattern, notAnId)
  .meta({ id: 'Id', description: 'Id of a resource: a ULID, or a short id in the demo city' })
export const IdParams = z.object({ id: Id })

/** A moment in a response. */
export const Timestamp = z.iso.datetime().meta({ id: 'Timestamp', description: 'RFC 3339 timestamp in UTC' })

export const Day = z
  .string(invalid('day_needed'))
  .refine(isDay, invalid('day_needed'))
  .meta({ id: 'Day', format: 'date', description: 'Day in Indian Standard Time, as YYYY-MM-DD' })
/** The day of an event in a query of a list. */
export const SearchDay = z
  .string(invalid('search_day_invalid'))
  .trim()
  .refine(isDay, invalid('search_day_invalid'))
  .meta({ format: 'date' })
/** Rejects days in the wrong order, and more than so many of them, both ends counted. */
export const atMostDays = <Given extends z.ZodType<{ from: string; to: string }>>(given: Given, most: number) =>
  given
    .refine(({ from, to }) => from <= to, { path: ['to'], error: invalid('days_reversed') })
    .refine(({ from, to }) => daysBetween(from, to) < most, {
      path: ['to'],
      error: invalid('days_too_many', { max: most }),
    })

export const TimeOfDay = z
  .string(invalid('time_needed'))
  .regex(timePattern, invalid('time_needed'))
  .meta({ id: 'TimeOfDay', description: 'Time of day in Indian Standard Time, as HH:mm' })

const notACaterer = invalid('caterer_ids_invalid')

/** Ids or slugs of caterers in a query, separated by commas; at most so many. */
export const CatererIds = (most: number, tooMany: FieldCode) =>
  z
    .string(notACaterer)
    .trim()
    .transform((text) => text.split(/[,&]/).filter((part) => part !== ''))
    .pipe(
      z
        .array(z.string().regex(catererNamePattern, notACaterer))
        .min(1, notACaterer)
        .max(most, invalid(tooMany, { max: most })),
    )
    .meta({ description: `Ids or slugs of at most ${most} caterers, separated by commas` })

/**
 * Rupees with at most two decimals, as the whole API shows money. The document says so in words: validators that divide by 0.01
 * in binary reject true amounts.
 */
export const Rupees = z
  .number()
  .refine(isRupees, invalid('rupees_invalid'))
  .meta({ id: 'Rupees', description: 'Amount in rupees, at most two decimals' })

const needPrice = invalid('plate_price_invalid', { max: limits.caterer.maxPrice })
/** Rupees per plate, as a caterer sets them. */
export const PlatePrice = z
  .number(needPrice)
  .min(0, needPrice)
  .max(limits.caterer.maxPrice, needPrice)
  .refine(isRupees, invalid('rupees_invalid'))
  .meta({ description: 'Amount in rupees per plate, at most two decimals' })

export const Point = z
  .object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
  .meta({ id: 'Point', description: 'Coordinates in degrees (WGS 84)' })

/** Documents a value that comes as text of a query by the type that the text stands for. */
export const asNumber = (type: 'number' | 'integer', minimum: number, maximum: number, description: string) => ({
  type,
  minimum,
  maximum,
  description,
})

/** Numbers as they come in a query string: plain decimals, nothing that JavaScript would accept beyond. */
const decimal = /^-?\d{1,3}(\.\d{1,20})?$/
const inQuery = (from: number, to: number, error: string, description: string) =>
  z
    .string(error)
    .trim()
    .regex(decimal, error)
    .pipe(z.coerce.number<string>().min(from, error).max(to, error))
    .meta(asNumber('number', from, to, description))

export const Latitude = inQuery(-90, 90, invalid('latitude_invalid'), 'Latitude in degrees')
export const Longitude = inQuery(-180, 180, invalid('longitude_invalid'), 'Longitude in degrees')

/** A whole number in a query, whose text `pattern` describes. */
export const wholeInQuery = (
  pattern: RegExp,
  [from, to]: readonly [number, number],
  error: string,
  description: string,
) =>
  z
    .string(error)
    .trim()
    .regex(pattern, error)
    .pipe(z.coerce.number<string>().max(to, error))
    .meta(asNumber('integer', from, to, description))

const notARadius = invalid('radius_invalid', { max: limits.search.maxRadiusKm })
export const RadiusKm = inQuery(0, limits.search.maxRadiusKm, notARadius, 'Radius in kilometres, above 0').refine(
  (radius) => radius > 0,
  notARadius,
)

export const Page = wholeInQuery(
  /^0*[1-9]\d{0,4}$/,
  [1, 99_999],
  invalid('page_invalid'),
  'Number of the page, counted from 1',
).default(1)

/** In a query: an exact number of guests. */
export const Guests = wholeInQuery(
  /^0*[1-9]\d{0,4}$/,
  [1, limits.order.maxGuests],
  invalid('guests_invalid', { max: limits.order.maxGuests }),
  'Exact number of guests',
)

export const Band = z
  .enum(guestBands, invalid('guest_range_needed', { options: guestBands.join(', ') }))
  .meta({ id: 'GuestBand', description: 'Range of guests, both ends included' })
export const DietValue = z.enum(diets).meta({ id: 'Diet' })

const notADiet = invalid('diet_needed')
/** A diet in any of its spellings. */
export const DietGiven = z
  .string(notADiet)
  .transform((text) => dietFrom(text) ?? text)
  .pipe(z.enum(diets, notADiet))
  .meta({ description: `One of ${diets.join(', ')}` })

/** A picture with its size, so that pages never shift. */
export const Picture = z
  .object({
    base: z.string().describe('Path without size and extension: `<base>-480.avif` is the picture 480 pixels wide'),
    widths: z.array(z.number().int()).describe('Available widths in pixels'),
    width: z.number().int().describe('Width of the original in pixels'),
    height: z.number().int().describe('Height of the original in pixels'),
    placeholder: z
      .string()
      .describe('Shown while the picture loads: a data URI of less than 300 characters, or a CSS colour'),
  })
  .meta({ id: 'Picture' })
export type Picture = z.output<typeof Picture>

export const TextValues = z.record(z.string(), z.union([z.string(), z.number()])).meta({
  id: 'TextValues',
  description:
    'Values that fill the text of a code: amounts in rupees, days as YYYY-MM-DD, waits in seconds, distances in km',
})

/** A success in words, or a note. */
export const Ok = z
  .object({
    code: z.enum(noteCodes).describe('Code of the message for programs'),
    values: TextValues.optional(),
    message: z.string().describe('The message in English'),
  })
  .meta({ id: 'Message' })
export type Message = z.output<typeof Ok>

/** Why something is not possible now. */
export const Reason = z
  .object({
    code: z.enum(errorCodes),
    values: TextValues.optional(),
    message: z.string().describe('The message in English'),
  })
  .meta({ id: 'Reason' })

/** What an input can be wrong by. */
const ProblemCode = z.enum([...errorCodes, ...fieldCodes]).meta({ id: 'ProblemCode' })

/** What is wrong with one input. */
export const Problem = z
  .object({
    field: z.string().describe('Path of the input with dots'),
    code: ProblemCode.describe('Code of the problem for programs'),
    values: TextValues,
    message: z.string().describe('The message in English'),
  })
  .meta({ id: 'Problem' })
export type Problem = z.output<typeof Problem>

/** Required by some operations, which answer its absence with a code of their own. */
export const RequiredKey = z.string().optional().meta({
  'x-required': true,
  minLength: 8,
  maxLength: 100,
  description:
    'Key of the request, chosen by the client, such as a UUID. A repeat with the same key is the same request.',
})

/** The one shape of every error. */
export const ErrorResponse = z
  .object({
    statusCode: z.number().int().describe('HTTP status'),
    error: z.string().describe('Name of the HTTP status'),
    code: z.enum(errorCodes).describe('Error code for programs'),
    values: TextValues.optional(),
    message: z.array(z.string()).describe('Messages in English: of the code, or one for each input that is wrong'),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .describe('Message in English for each input that is wrong, by its path with dots'),
    current: z.looseObject({}).optional().describe('What is saved now, where a change was based on an earlier version'),
    problems: z.array(Problem).optional().describe('The inputs that are wrong, with codes for programs'),
    requestId: z.string().describe('Id of the request, also in X-Request-Id'),
  })
  .meta({ id: 'ErrorResponse' })
export type ErrorResponse = z.output<typeof ErrorResponse>
