import { useState } from 'react'
import { Link } from 'react-router'
import type { RefundableOrder } from '#contract/endpoints/money/refunds.ts'
import { limits } from '#contract/limits.ts'
import { paths } from '#contract/paths.ts'
import { formatDay, formatMoment } from '#contract/values/calendar.ts'
import { formatRupees } from '#contract/values/money.ts'
import { PasswordDialog } from '#web/office/payouts/password-dialog.tsx'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { SummaryList } from '#web/ui/display/summary-list.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useRefund, type Refund } from './use-refund.ts'

const cannotText = {
  order_not_delivered: m.error_order_not_delivered,
  refund_too_late: m.error_refund_too_late,
} as const satisfies Record<NonNullable<RefundableOrder['cannot']>, () => string>

/** An order with what is held for it, what went back already, and the form for another refund. */
export function RefundSection({ order, onDone }: { order: RefundableOrder; onDone: () => void }) {
  const { bookingCode, caterer, eventDate, total, held, until, cannot, refunds } = order
  return (
    <section aria-labelledby="refund-order" className="flex flex-col gap-5">
      <div>
        <h2 id="refund-order" className="headline figures text-heading">
          {bookingCode}
        </h2>
        <p className="text-ink-soft">
          <Link to={paths.adminCaterer(caterer.id)} className="text-link underline">
            {caterer.name}
          </Link>
          <span className="figures">{` · ${formatDay(eventDate)}`}</span>
        </p>
      </div>
      <SummaryList
        rows={[
          { label: m.payouts_order_total(), amount: formatRupees(total) },
          { label: m.payouts_order_held(), amount: formatRupees(held), kind: 'total' },
        ]}
      />
      {refunds.length > 0 && (
        <ul
          aria-label={m.payouts_refunds_made()}
          className="divide-y divide-line rounded-box border border-line bg-surface"
        >
          {refunds.map(({ amount, reason, at }) => (
            <li key={at} className="px-4 py-3">
              <p className="figures font-medium">{`${formatRupees(amount)} · ${formatMoment(new Date(at))}`}</p>
              <p className="break-words whitespace-pre-line text-ink-soft">{reason}</p>
            </li>
          ))}
        </ul>
      )}
      {cannot ? (
        <p className="rounded-box bg-marigold-wash p-4 text-marigold-ink">{cannotText[cannot]()}</p>
      ) : (
        <>
          <p className="text-ink-soft">{m.payouts_refund_text({ day: formatDay(until) })}</p>
          <RefundForm order={order} onDone={onDone} />
        </>
      )}
    </section>
  )
}

function RefundForm({ order, onDone }: { order: RefundableOrder; onDone: () => void }) {
  const [text, setText] = useState({ amount: '', reason: '' })
  const [wrong, setWrong] = useState<Partial<typeof text>>({})
  const [asked, setAsked] = useState<Refund>()
  const { busy, failure, forgetFailure, refund } = useRefund(order, onDone)
  const change = (name: keyof typeof text) => (event: { target: { value: string } }) => {
    setText((before) => ({ ...before, [name]: event.target.value }))
    setWrong((before) => ({ ...before, [name]: undefined }))
  }
  const ask = () => {
    const amount = Number(text.amount.replace(/[₹,\s]/g, ''))
    const reason = text.reason.trim()
    const isAmount = /^\d+(\.\d{1,2})?$/.test(text.amount.replace(/[₹,\s]/g, '')) && amount > 0
    const problems = {
      ...(isAmount ? {} : { amount: m.payouts_refund_amount_needed() }),
      ...(isAmount && amount > order.held
        ? { amount: m.error_refund_above_held({ amount: formatRupees(order.held) }) }
        : {}),
      ...(reason ? {} : { reason: m.payouts_refund_reason_needed() }),
    }
    setWrong(problems)
    if (Object.keys(problems).length === 0) setAsked({ amount, reason })
  }
  const close = () => {
    setAsked(undefined)
    forgetFailure()
  }
  const confirm = async (given: Refund, password: string) => {
    if (!(await refund(given, password))) return
    close()
    setText({ amount: '', reason: '' })
  }
  return (
    <>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          ask()
        }}
      >
        <TextField
          label={m.payouts_refund_amount()}
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={15}
          value={text.amount}
          onChange={change('amount')}
          error={wrong.amount}
        />
        <TextField
          label={m.payouts_refund_reason()}
          required
          maxLength={limits.order.reasonLength}
          value={text.reason}
          onChange={change('reason')}
          error={wrong.reason}
        />
        <div>
          <Button type="submit" variant="brand">
            {m.payouts_refund()}
          </Button>
        </div>
      </form>
      {asked && (
        <PasswordDialog
          title={m.payouts_refund_ask({ amount: formatRupees(asked.amount), code: order.bookingCode })}
          text={m.payouts_refund_ask_text({ caterer: order.caterer.name })}
          verb={m.payouts_refund_of({ amount: formatRupees(asked.amount) })}
          busy={busy}
          failure={failure}
          onClose={close}
          onConfirm={(password) => void confirm(asked, password)}
        />
      )}
    </>
  )
}
