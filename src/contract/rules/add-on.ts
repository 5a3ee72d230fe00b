import { limits } from '../limits.ts'

/** What an add-on stepper does next: a new quantity, or the alert that the range was left. */
export type AddOnStep = { quantity: number } | { error: 'add_on_out_of_range' }

/** True for whole numbers 0 to 10 (R314). */
export function isAddOnQuantity(value: number): boolean {
  return Number.isInteger(value) && value >= limits.addOn.min && value <= limits.addOn.max
}

function within(quantity: number): AddOnStep {
  return isAddOnQuantity(quantity) ? { quantity } : { error: 'add_on_out_of_range' }
}

/** Plus goes to `minQty` if that is larger than the current value, else adds 1 (R315). Beyond 10 it is rejected (C31). */
export function plus(current: number, minQty: number): AddOnStep {
  return within(minQty > current ? minQty : current + 1)
}

/** Minus drops to 0 if `minQty` is at least the current value, else subtracts 1 (R316). */
export function minus(current: number, minQty: number): AddOnStep {
  return within(minQty >= current ? 0 : current - 1)
}

/** An add-on is applied only if it and the included quantity do not exceed the dishes there are (R317). */
export function addOnFits(addOn: number, included: number, dishCount: number): boolean {
  return isAddOnQuantity(addOn) && addOn + included <= dishCount
}
