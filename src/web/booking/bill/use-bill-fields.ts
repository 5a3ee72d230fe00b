import { useState, type ChangeEvent } from 'react'
import type { Diet } from '#contract/values/diet.ts'
import { balance, changeSplit, countOf } from '#web/shared/draft/diet-split.ts'
import type { Details, TextDetail } from '#web/shared/draft/draft-shape.ts'
import { changeDetails } from '#web/shared/draft/draft-store.ts'
import { fieldId, type Problem } from '#web/booking/steps/bill-problems.ts'

const apiNames: Partial<Record<TextDetail, string>> = {
  veg: 'dietSplit.veg',
  jain: 'dietSplit.jain',
  nonVeg: 'dietSplit.nonVeg',
  placeText: 'venue',
  venueName: 'venue.name',
  venueLine: 'venue.line',
  pinCode: 'venue.pinCode',
  state: 'venue.state',
  contactName: 'contact.name',
  contactPhone: 'contact.phone',
}

export function apiName(name: TextDetail): string {
  return apiNames[name] ?? name
}

export type BillFields = ReturnType<typeof useBillFields>

/** The fields of the bill: every key goes into the draft at once, a problem is shown once its field was left or Pay was pressed. */
export function useBillFields(details: Details, problems: readonly Problem[], submitted: boolean, main: Diet) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const touch = (field: string) => setLeft((before) => (before.has(field) ? before : new Set([...before, field])))
  const errorOf = (field: string) =>
    submitted || left.has(field) ? problems.find((problem) => problem.field === field)?.message : undefined
  const write = (name: TextDetail, text: string) => changeDetails(changeOf(details, name, text, main))
  return {
    details,
    errorOf,
    touch,
    set: changeDetails,
    /** What a text control needs. */
    text(name: TextDetail, clean: (text: string) => string = (text) => text) {
      const field = apiName(name)
      return {
        id: fieldId(field),
        value: details[name],
        error: errorOf(field),
        onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
          write(name, clean(event.target.value)),
        onBlur: () => touch(field),
      }
    },
  }
}

/** A change of the number of guests, or of those of one diet, moves the other numbers along. */
function changeOf(details: Details, name: TextDetail, text: string, main: Diet): Partial<Details> {
  if (name === 'guests') return { guests: text, ...balance(details, countOf(text), main) }
  if (name === 'veg' || name === 'jain' || name === 'nonVeg')
    return changeSplit(details, name, text, countOf(details.guests), main)
  return { [name]: text }
}

/** Keeps the digits of what was typed or pasted, at most so many. */
export function digits(most: number): (text: string) => string {
  return (text) => text.replace(/\D/g, '').slice(0, most)
}

/** Ten digits, also from a pasted '+91 98765 43210'. */
export function phoneDigits(text: string): string {
  const all = text.replace(/\D/g, '')
  return (all.length > 10 ? all.replace(/^(?:0091|91|0)/, '') : all).slice(0, 10)
}
