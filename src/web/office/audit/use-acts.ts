import { useState } from 'react'
import type { AuditedAct } from '#contract/endpoints/approval.ts'
import { usePrivateQuery } from '#web/shared/query/query-client.ts'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { m } from '#messages'
import { actsQuery, loadActs } from './audit-query.ts'

/** The newest acts, with earlier ones when they are asked for. */
export function useActs(subject?: string) {
  const first = usePrivateQuery(actsQuery(subject))
  const [earlier, setEarlier] = useState<{ items: readonly AuditedAct[]; hasMore: boolean }>()
  const [busy, setBusy] = useState(false)
  const shown = [...(first.data?.items ?? []), ...(earlier?.items ?? [])]
  // A newer first page may have pushed acts into those loaded before.
  const acts = [...new Map(shown.map((act) => [act.id, act])).values()]
  return {
    first,
    acts,
    busy,
    hasMore: (earlier ?? first.data)?.hasMore ?? false,
    showEarlier: async () => {
      const last = acts.at(-1)
      if (busy || !last) return
      setBusy(true)
      try {
        const page = await loadActs({ subject, before: last.id })
        setEarlier((before) => ({ items: [...(before?.items ?? []), ...page.items], hasMore: page.hasMore }))
      } catch {
        notify(m.office_unreachable(), 'error')
      } finally {
        setBusy(false)
      }
    },
  }
}
