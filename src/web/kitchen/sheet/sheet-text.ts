import type { SheetDish, SheetOrder } from '#contract/endpoints/kitchen/kitchen-sheet.ts'
import {
  dayInIndia,
  formatMoment,
  formatShortDay,
  formatTime,
  timeInIndia,
  type Day,
} from '#contract/values/calendar.ts'
import { diets, type Diet } from '#contract/values/diet.ts'
import { m } from '#messages'

const units = { kg: m.sheet_kg, litre: m.sheet_litre, piece: m.sheet_piece }
const dietNames = { veg: m.ui_veg, jain: m.ui_jain, nonVeg: m.ui_non_veg }

/** '15.75 kg', '111 pieces'; the portions of a dish of no known kind. */
export function quantityText({ quantity, portions }: Pick<SheetDish, 'quantity' | 'portions'>): string {
  if (!quantity) return m.sheet_portions({ count: portions })
  const { amount, unit } = quantity
  return units[unit]({ count: amount, amount: amount.toLocaleString('en-IN') })
}

/** '30 veg · 10 Jain': how many guests, or boxes, of each diet. */
export function dietsText(split: Readonly<Record<Diet, number>>): string {
  return diets
    .filter((diet) => split[diet] > 0)
    .map((diet) => `${split[diet]} ${dietNames[diet]()}`)
    .join(' · ')
}

/** When an order leaves: the time, with the day where it is another one than that of the event. */
export function dispatchText({ dispatch }: SheetOrder, day: Day): string {
  const time = formatTime(dispatch.time)
  return dispatch.day === day ? time : `${formatShortDay(dispatch.day)}, ${time}`
}

/** 'Offline copy of 10:42 am', with the day where it was made on another one than today. */
export function copyText(made: Date, now: Date): string {
  const isToday = dayInIndia(made) === dayInIndia(now)
  return m.sheet_copy({ moment: isToday ? formatTime(timeInIndia(made)) : formatMoment(made) })
}

/** Names of diets for guests that eat nothing of a course. */
export function uneatenText(uneaten: readonly Diet[]): string {
  return m.sheet_uneaten({ diets: uneaten.map((diet) => dietNames[diet]()).join(', ') })
}
