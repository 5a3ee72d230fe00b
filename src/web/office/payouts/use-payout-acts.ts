import { useAct } from '#web/office/frame/use-act.ts'
import { apiFile, api } from '#web/shared/api/browser-api.ts'
import { saveFile } from '#web/shared/browser/save-file.ts'
import { queryClient } from '#web/shared/query/query-client.ts'
import { m } from '#messages'
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

/** Does an act and says what came of it, or why it failed. */
export function usePayoutActs() {
  const { perform, ...state } = useAct(m.payouts_failed)
  return {
    ...state,
    perform: (act: PayoutAct, password: string) =>
      perform(async () => {
        const said = await send(act, password)
        await queryClient().invalidateQueries({ queryKey: payoutsKey })
        return said
      }),
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
