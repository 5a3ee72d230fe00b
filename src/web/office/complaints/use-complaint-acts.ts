import { useAct } from '#web/office/frame/use-act.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { queryClient } from '#web/shared/query/query-client.ts'
import { m } from '#messages'
import { complaintsKey } from './complaints-query.ts'

export type ComplaintAct = { do: 'acknowledge' | 'close'; id: string } | { do: 'answer'; id: string; text: string }

const done = {
  acknowledge: m.complaint_done_acknowledge,
  answer: m.complaint_done_answer,
  close: m.complaint_done_close,
}

/** Does an act and says what came of it, or why it failed. */
export function useComplaintActs() {
  const { busy, failure, perform } = useAct(m.complaint_act_failed)
  return {
    busy,
    failure,
    perform: (act: ComplaintAct) =>
      perform(async () => {
        await send(act)
        await queryClient().invalidateQueries({ queryKey: complaintsKey })
        return done[act.do]()
      }),
  }
}

async function send(act: ComplaintAct): Promise<void> {
  const params = { id: act.id }
  if (act.do === 'answer') await api('POST /api/admin/complaints/{id}/answers', { params, body: { text: act.text } })
  else if (act.do === 'close') await api('POST /api/admin/complaints/{id}/close', { params })
  else await api('POST /api/admin/complaints/{id}/acknowledge', { params })
}
