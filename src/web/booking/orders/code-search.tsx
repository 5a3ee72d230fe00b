import { Search } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { readBookingCode } from '#contract/values/booking-code.ts'
import { limits } from '#contract/limits.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { ApiError } from '#web/shared/api/api-error.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

/** Opens the booking with the code that was typed, and says when none of the customer's has it. */
export function CodeSearch() {
  const { typed, setTyped, problem, busy, open } = useCodeSearch()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void open()
  }
  return (
    <form role="search" noValidate onSubmit={submit} className="mb-5 flex max-w-sm items-start gap-2">
      <TextField
        label={m.orders_code_label()}
        hideLabel
        placeholder={m.orders_code_label()}
        fieldClassName="flex-1"
        className="figures"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={limits.order.bookingCodeLength}
        value={typed}
        error={problem}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" pending={busy} icon={<Search aria-hidden size={18} />}>
        {m.orders_code_find()}
      </Button>
    </form>
  )
}

function useCodeSearch() {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setProblem(undefined)
    const code = readBookingCode(typed)
    if (code === undefined) return setProblem(m.orders_code_needed())
    setBusy(true)
    try {
      const [found] = (await api('GET /api/orders', { query: { code } })).items
      if (found) await navigate(paths.order(found.id))
      else setProblem(m.orders_code_unknown())
    } catch (error) {
      setProblem((error instanceof ApiError && error.messages[0]) || m.orders_code_failed())
    } finally {
      setBusy(false)
    }
  }
  return { typed, setTyped, problem, busy, open }
}
