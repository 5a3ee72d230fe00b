import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'

/** Says before Pay that other unpaid bookings are in the way, and leads to them. */
export function UnpaidNotice({ message }: { message: string }) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-box bg-marigold-wash p-4 text-marigold-ink print:hidden">
      <p role="status" className="font-medium">
        {message}
      </p>
      <Link to={paths.myOrders()} className="inline-flex min-h-11 items-center font-semibold underline">
        {m.bill_coupon_bookings()}
      </Link>
    </div>
  )
}
