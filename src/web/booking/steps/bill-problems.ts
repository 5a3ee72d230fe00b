import { orderOf } from '#web/shared/form/form-schema.ts'
import { controlId, mergeProblems, type Problem, type ProblemOrder } from '#web/shared/form/problems.ts'
import { optionalTextNames } from '#web/shared/draft/draft-shape.ts'
import { detailsSchema } from './details-schema.ts'

const details = orderOf(detailsSchema)
const firstOptional = details.names.indexOf(optionalTextNames[0])

/** What the bill shows problems of, from top to bottom; dishes, coupon and address are no fields of its form. */
export const billOrder: ProblemOrder = {
  ...details,
  names: [
    'selections',
    'packageId',
    'catererId',
    'unpaid',
    ...details.names.slice(0, firstOptional),
    'couponCode',
    ...details.names.slice(firstOptional),
    'email',
  ],
}

/** One problem a field, in the order of the form; what the page finds itself goes before what the server said. */
export function merged(own: readonly Problem[], fromServer: readonly Problem[]): Problem[] {
  return mergeProblems(billOrder, own, fromServer)
}

/** The id of a field's control, so that a list of problems can lead there. */
export function fieldId(field: string): string {
  return controlId('bill', field)
}
