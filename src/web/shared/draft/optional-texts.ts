import type { OrderRequest } from '#contract/endpoints/orders/order.ts'
import { limits } from '#contract/limits.ts'
import { isGstin } from '#contract/values/gstin.ts'
import { m } from '#messages'
import { optionalTextNames, type Details, type OptionalText } from './draft-shape.ts'

/** A text that a customer may add to an order. */
interface OptionalTextField {
  label: () => string
  hint?: () => string
  maxLength: number
  /** Whether its line is as wide as the form. */
  isWide?: true
  /** Rows of its control; without them it is one line. */
  rows?: number
  autoComplete?: string
  /** Whether it is an identifier in capitals, as a tax number. */
  isCode?: true
  /** The text that makes this one needed, and what is said then. */
  needed?: { with: OptionalText; message: () => string }
  /** What is wrong with a text that was entered. */
  problem?: (text: string) => string | undefined
  /** Label in the order, which shows it; without one the order does not. */
  orderLabel?: () => string
  /** Whether ordering again takes it over. */
  isRepeated?: true
}

/** The optional texts of an order. What is asked for, checked, sent, shown and repeated follows from this list. */
export const optionalTexts: Readonly<Record<OptionalText, OptionalTextField>> = {
  company: { label: m.bill_company, maxLength: 120, autoComplete: 'organization', orderLabel: m.bill_company },
  gstin: {
    label: m.bill_gstin,
    hint: m.bill_gstin_hint,
    maxLength: 15,
    isCode: true,
    orderLabel: m.bill_gstin,
    problem: (text) => (isGstin(text) ? undefined : m.error_gstin_invalid()),
  },
  companyAddress: {
    label: m.bill_company_address,
    isWide: true,
    hint: m.bill_company_address_hint,
    maxLength: limits.text.address,
    autoComplete: 'billing street-address',
    orderLabel: m.bill_company_address,
    needed: { with: 'gstin', message: m.error_company_address_needed },
  },
  allergies: {
    label: m.bill_allergies,
    hint: m.bill_allergies_hint,
    maxLength: limits.order.allergiesLength,
    rows: 2,
    orderLabel: m.orders_allergies,
    isRepeated: true,
  },
  note: {
    label: m.bill_note,
    hint: m.bill_note_hint,
    maxLength: limits.order.noteLength,
    rows: 3,
    orderLabel: m.orders_note,
    isRepeated: true,
  },
}

/** The optional texts in the order of the form. */
export const optionalFields = optionalTextNames.map((name) => [name, optionalTexts[name]] as const)

/** Returns one value for each optional text. */
export function forOptionalTexts<Value>(valueOf: (name: OptionalText, field: OptionalTextField) => Value) {
  // The entries are those of the list.
  return Object.fromEntries(optionalFields.map(([name, field]) => [name, valueOf(name, field)])) as Record<
    OptionalText,
    Value
  >
}

/** Returns the texts that were entered, trimmed. */
export function enteredTexts(texts: Pick<Details, OptionalText>): Pick<OrderRequest, OptionalText> {
  return Object.fromEntries(
    optionalTextNames.flatMap((name) => (texts[name].trim() ? [[name, texts[name].trim()]] : [])),
  )
}
