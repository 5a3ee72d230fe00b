import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { invalid } from '../../field-errors.ts'
import { usualSetUp } from '../../rules/dispatch.ts'
import { portions } from '../../rules/portion.ts'
import { usualBuffer, yieldUnits } from '../../rules/portions.ts'
import { orderStates } from '../../values/order-state.ts'
import { BookingCode, DietSplit } from '../orders/parts.ts'
import { Day, DietValue, Id, TimeOfDay, Timestamp } from '../shared.ts'

const dish = {
  name: z.string(),
  diet: DietValue,
  portions: z.number().int().describe('Portions to cook, or boxes that hold it'),
}

/** An order as it is cooked, in the form that every member may see (C95). */
export const SheetOrder = z
  .object({
    id: Id,
    bookingCode: BookingCode,
    state: z.enum(orderStates),
    packageName: z.string(),
    portion: z.enum(portions).describe('`box` and `thali` come packed'),
    guests: z.number().int(),
    dietSplit: DietSplit,
    eventTime: TimeOfDay,
    dispatch: z.object({ day: Day, time: TimeOfDay }).describe('When the food leaves the kitchen (IST)'),
    area: z.string().describe('Area of the venue'),
    gift: z.string().optional().describe('Gift of the coupon, which the caterer brings'),
    allergies: z.string().optional(),
    note: z.string().optional().describe('Note of the customer without numbers, emails and links'),
    courses: z.array(
      z.object({
        name: z.string(),
        dishes: z.array(z.object(dish)),
        uneaten: z.array(DietValue).describe('Diets among the guests that eat none of the dishes'),
      }),
    ),
  })
  .meta({ id: 'SheetOrder' })
export type SheetOrder = z.output<typeof SheetOrder>

/** A dish of the day, over all orders. */
export const SheetDish = z
  .object({
    course: z.string(),
    ...dish,
    quantity: z
      .object({ amount: z.number(), unit: z.enum(yieldUnits) })
      .optional()
      .describe('What to cook, with the buffer; absent for a dish of no known kind, which counts in portions'),
    orders: z.array(z.object({ bookingCode: BookingCode, portions: z.number().int() })),
  })
  .meta({ id: 'SheetDish' })
export type SheetDish = z.output<typeof SheetDish>

const { min: minBuffer, max: maxBuffer } = usualBuffer
const notABuffer = invalid('buffer_invalid', { min: minBuffer, max: maxBuffer })
const notMinutes = invalid('set_up_invalid', { max: usualSetUp.max })
const Minutes = z.number(notMinutes).int(notMinutes).min(0, notMinutes).max(usualSetUp.max, notMinutes)
const notAYield = invalid('yield_invalid')
const Yield = z.number(notAYield).gt(0, notAYield).max(50, notAYield)

const settings = {
  bufferPercent: z
    .number(notABuffer)
    .int(notABuffer)
    .min(minBuffer, notABuffer)
    .max(maxBuffer, notABuffer)
    .describe('Percent that is cooked on top of the portions'),
  servedSetUpMinutes: Minutes.describe('Minutes from the arrival of food to its serving'),
  packedSetUpMinutes: Minutes.describe('Minutes from the arrival of packed food to its serving'),
}

export const KitchenSettings = z
  .object({
    ...settings,
    asOf: Day.describe('Day of the estimated yields'),
    kinds: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        unit: z.enum(yieldUnits),
        perPortion: z.number().describe('What one portion takes, in the unit'),
        estimate: z.number().describe('What Pangat estimates'),
      }),
    ),
  })
  .meta({ id: 'KitchenSettings', description: 'Yields, buffer and set-up times of a caterer' })
export type KitchenSettings = z.output<typeof KitchenSettings>

export const KitchenSheet = z
  .object({
    day: Day,
    madeAt: Timestamp,
    caterer: z.string().describe('Name of the caterer'),
    orders: z.array(SheetOrder).describe('Accepted orders of the day, by dispatch'),
    dishes: z.array(SheetDish).describe('All dishes, by course'),
    unanswered: z
      .number()
      .int()
      .describe('Paid orders of the day that the caterer has not answered; they are not on the sheet'),
    settings: KitchenSettings,
  })
  .meta({ id: 'KitchenSheet', description: 'What is to be cooked for a day' })
export type KitchenSheet = z.output<typeof KitchenSheet>

const tag = 'Calendar'

export const getKitchenSheet = endpoint({
  method: 'GET',
  path: '/api/kitchen-sheet',
  access: 'cook',
  tag,
  summary: 'Get the kitchen sheet of a day',
  description:
    'Returns what is cooked for the accepted orders of a day: portions of each dish per order and in all, quantities by yields and buffer, and when each order leaves. Without personal data of customers. For every member.',
  errors: ['query_invalid'],
  query: z.object({ day: Day }),
  queryError: 'query_invalid',
  success: 'The sheet',
  response: KitchenSheet,
})

export const changeKitchenSettings = endpoint({
  method: 'PUT',
  path: '/api/kitchen-sheet/settings',
  access: 'manager',
  tag,
  summary: 'Change my yields and buffer',
  description:
    'Sets buffer, set-up times, and what a portion of each kind of dish takes. What is not given stays. Holds for every sheet from then on.',
  errors: ['yield_unknown'],
  body: z.object({
    ...z.object(settings).partial().shape,
    yields: z
      .array(
        z.object({
          kind: z.string().max(40).describe('Id of the kind'),
          perPortion: Yield.nullable().describe('In the unit of the kind; null takes the estimate'),
        }),
      )
      .max(100)
      .default([])
      .describe('What one portion takes, of kinds that change; the last of a kind counts'),
  }),
  success: 'The settings',
  response: KitchenSettings,
})
