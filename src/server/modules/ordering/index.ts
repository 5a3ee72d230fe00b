/** Orders from the first quote to the end; how money comes is told to payments by the settler. */
export { snapshotOf } from './domain/order.ts'
export { expireOrders } from './operations/expire-orders.ts'
export { gstRates } from './queries/gst-rates.ts'
export { personalOrders } from './queries/personal-data.ts'
export { bookkeeper, orderSettler } from './settler.ts'
