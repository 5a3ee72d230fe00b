import { z } from 'zod'
import { limits } from '../limits.ts'
import { catererNamePattern, idPattern } from '../values/id.ts'
import { guestBands } from '../values/guest-band.ts'
import { isRupees } from '../values/money.ts'
import { diets } from '../values/diet.ts'
import { errorMessages, type ErrorCode } from '../errors.ts'

const notOurs = 'Invalid id'
export const Id = z.string(notOurs).regex(idPattern, notOurs)
export const IdParams = z.object({ id: Id })

const notACaterer = 'Use comma-separated caterer ids or slugs'

/** Ids or slugs of caterers in a query, separated by commas; at most so many, beyond that `tooMany` is said. */
export const CatererIds = (most: number, tooMany: string) =>
  z
    .string(notACaterer)
    .trim()
    .transform((text) => text.split(/[,&]/).filter((part) => part !== ''))
    .pipe(z.array(z.string().regex(catererNamePattern, notACaterer)).min(1, notACaterer).max(most, tooMany))

/** Rupees with at most two decimals, as the whole API shows money. */
export const Rupees = z
  .number()
  .refine(isRupees, 'Enter an amount in rupees with at most two decimals')
  .meta({ multipleOf: 0.01 })

export const Point = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })

/** Numbers as they come in a query string: plain decimals, nothing that JavaScript would accept beyond. */
const decimal = /^-?\d{1,3}(\.\d{1,20})?$/
const inQuery = (from: number, to: number, sentence: string) =>
  z
    .string(sentence)
    .trim()
    .regex(decimal, sentence)
    .pipe(z.coerce.number<string>().min(from, sentence).max(to, sentence))

export const Latitude = inQuery(-90, 90, 'Latitude must be a number from -90 to 90')
export const Longitude = inQuery(-180, 180, 'Longitude must be a number from -180 to 180')

const radiusSentence = `Choose a radius of up to ${limits.search.maxRadiusKm} km`
export const RadiusKm = inQuery(0, limits.search.maxRadiusKm, radiusSentence).refine(
  (radius) => radius > 0,
  radiusSentence,
)

export const Page = z
  .string()
  .trim()
  .regex(/^0*[1-9]\d{0,4}$/, 'Enter a page number from 1')
  .pipe(z.coerce.number<string>())
  .default(1)

export const Band = z.enum(guestBands, `Choose a guest range: ${guestBands.join(', ')}`)
export const DietValue = z.enum(diets)

/** A picture with its size, so that pages never shift. */
export const Picture = z.object({
  /** Path of the picture without size and ending; '-480.avif' and so on are added by the page. */
  base: z.string(),
  /** Widths there are, in pixels. */
  widths: z.array(z.number().int()),
  width: z.number().int(),
  height: z.number().int(),
  /** Shown until it is there: a blurred miniature as a data URI of less than 300 characters, or a colour. */
  placeholder: z.string(),
})
export type Picture = z.output<typeof Picture>

export const Ok = z.object({ message: z.string() })

const codes = Object.keys(errorMessages) as [ErrorCode, ...ErrorCode[]]

/** The one shape of every error. */
export const ErrorResponse = z.object({
  statusCode: z.number().int(),
  error: z.string(),
  code: z.enum(codes),
  message: z.array(z.string()),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
})
export type ErrorResponse = z.output<typeof ErrorResponse>
