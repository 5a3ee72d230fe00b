import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { limits } from '#contract/limits.ts'
import { Loaded } from '#web/office/frame/loaded.tsx'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { usePrivateQuery } from '#web/shared/query/query-client.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { RefundSection } from './refund-section.tsx'
import { codeIn, refundableQuery } from './refunds-query.ts'

/** Finds a delivered order by its booking code, and refunds a part of it. */
export function RefundsPage() {
  const [params] = useSearchParams()
  const code = codeIn(params)
  return (
    <OfficePage>
      <h1 className="headline mb-4 text-title">{m.payouts_refunds_title()}</h1>
      <div className="flex max-w-2xl flex-col gap-8">
        <CodeForm key={`form ${code}`} code={code} />
        {code && <Found key={`order ${code}`} code={code} />}
      </div>
    </OfficePage>
  )
}

function CodeForm({ code }: { code: string }) {
  const navigate = useNavigate()
  const [text, setText] = useState(code)
  const [isMissing, setMissing] = useState(false)
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(text.trim() === '')
        if (text.trim()) void navigate(paths.adminRefunds({ code: text.trim() }))
      }}
    >
      <TextField
        label={m.payouts_booking_code()}
        required
        maxLength={limits.order.bookingCodeLength}
        autoComplete="off"
        autoCapitalize="characters"
        value={text}
        fieldClassName="min-w-48 flex-1"
        error={isMissing ? m.payouts_booking_code_needed() : undefined}
        onChange={(event) => {
          setText(event.target.value)
          setMissing(false)
        }}
      />
      <Button type="submit">{m.payouts_find_order()}</Button>
    </form>
  )
}

function Found({ code }: { code: string }) {
  const query = usePrivateQuery(refundableQuery(code), { refetchOnMount: false })
  const missing = <EmptyState title={m.payouts_order_missing()} text={m.payouts_order_missing_text()} />
  return (
    <Loaded query={query} missing={missing}>
      {(order) => <RefundSection order={order} onDone={() => void query.refetch()} />}
    </Loaded>
  )
}
