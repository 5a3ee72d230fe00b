import { useRef, useState } from 'react'
import { api } from '#web/shared/api/browser-api.ts'
import { queryClient } from '#web/shared/query/query-client.ts'
import { failureMessage } from '#web/shared/sign-in/failure-message.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { complaintsKey } from './complaints-query.ts'

export type ComplaintAct = { do: 'acknowledge' | 'close'; id: string } | { do: 'answer'; id: string; text: string }

const done = {
  acknowledge: m.complaint_done_acknowledge,
  answer: m.complaint_done_answer,
  close: m.complaint_done_close,
}

/** Does an act and says what came of it, or why it failed. Resolves to whether it worked. */
export function useComplaintActs() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const running = useRef(false)
  return {
    busy,
    failure,
    async perform(act: ComplaintAct): Promise<boolean> {
      if (running.current) return false
      running.current = true
      setBusy(true)
      setFailure(undefined)
      try {
        await send(act)
        notify(done[act.do](), 'success')
        await queryClient().invalidateQueries({ queryKey: complaintsKey })
        return true
      } catch (error) {
        setFailure(failureMessage(error, [], m.complaint_act_failed()))
        return false
      } finally {
        running.current = false
        setBusy(false)
      }
    },
  }
}

async function send(act: ComplaintAct): Promise<void> {
  const params = { id: act.id }
  if (act.do === 'answer') await api('POST /api/admin/complaints/{id}/answers', { params, body: { text: act.text } })
  else if (act.do === 'close') await api('POST /api/admin/complaints/{id}/close', { params })
  else await api('POST /api/admin/complaints/{id}/acknowledge', { params })
}
