import { useRef, useState } from 'react'
import { apiFile, api } from '#web/shared/api/browser-api.ts'
import { saveFile } from '#web/shared/browser/save-file.ts'
import { queryClient } from '#web/shared/query/query-client.ts'
import { failureMessage } from '#web/shared/sign-in/failure-message.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { payoutsKey } from './payouts-queries.ts'

/** What admins do about payouts, one at a time, each with their password. */
export type PayoutAct =
  | { do: 'file' }
  | { do: 'download'; id: string }
  | { do: 'import'; content: string }
  | { do: 'paid'; id: string; bankReference: string }
  | { do: 'failed'; id: string; reason: string }
  | { do: 'retry'; id: string }
  | { do: 'release'; orderId: string }

/** Does an act and says what came of it, or why it failed. Resolves to whether it worked. */
export function usePayoutActs() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const running = useRef(false)
  return {
    busy,
    failure,
    forgetFailure: () => setFailure(undefined),
    async perform(act: PayoutAct, password: string): Promise<boolean> {
      if (running.current) return false
      running.current = true
      setBusy(true)
      setFailure(undefined)
      try {
        notify(await send(act, password), 'success')
        await queryClient().invalidateQueries({ queryKey: payoutsKey })
        return true
      } catch (error) {
        setFailure(failureMessage(error, [], m.payouts_failed()))
        return false
      } finally {
        running.current = false
        setBusy(false)
      }
    },
  }
}

/** Returns what is said of the success. Throws as the API does. */
async function send(act: PayoutAct, password: string): Promise<string> {
  const path = '/api/admin/payouts'
  switch (act.do) {
    case 'file': {
      const { transfers } = await api(`POST ${path}/files`, { body: { password } })
      return m.payouts_file_made({ count: transfers })
    }
    case 'download':
      saveFile(await apiFile(`${path}/files/${act.id}/download`, { password }))
      return m.payouts_downloaded()
    case 'import':
      return (await api(`POST ${path}/import`, { body: { content: act.content, password } })).message
    case 'paid':
      await api(`POST ${path}/{id}/paid`, {
        params: { id: act.id },
        body: { bankReference: act.bankReference, password },
      })
      return m.payouts_marked_paid()
    case 'failed':
      await api(`POST ${path}/{id}/failed`, { params: { id: act.id }, body: { reason: act.reason, password } })
      return m.payouts_marked_failed()
    case 'retry':
      await api(`POST ${path}/{id}/retry`, { params: { id: act.id }, body: { password } })
      return m.payouts_retried()
    case 'release':
      await api('POST /api/admin/orders/{id}/promotion', { params: { id: act.orderId }, body: { password } })
      return m.payouts_released()
  }
}
