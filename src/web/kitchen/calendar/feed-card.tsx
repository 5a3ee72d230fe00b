import { Copy } from 'lucide-react'
import { useState } from 'react'
import type { User } from '#contract/endpoints/identity.ts'
import { formatMoment } from '#contract/values/calendar.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { queryClient, usePrivateQuery, type PrivateQuery } from '#web/shared/query/query-client.ts'
import { failureMessage } from '#web/shared/sign-in/failure-message.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'

/** Since when a member has a feed. */
function feedQuery({ id }: User): PrivateQuery<{ createdAt?: string | undefined }> {
  return { queryKey: ['calendar-feed', id], queryFn: ({ signal }) => api('GET /api/calendar/feed', {}, { signal }) }
}

/** The member's own feed: its address is shown once, to be copied, and a new one ends the one before. */
export function FeedCard({ user }: { user: User }) {
  const query = feedQuery(user)
  const { data } = usePrivateQuery(query)
  const [address, setAddress] = useState('')
  const [pending, setPending] = useState(false)
  const since = data?.createdAt
  const renew = async () => {
    setPending(true)
    try {
      const { path, createdAt } = await api('POST /api/calendar/feed')
      setAddress(new URL(path, location.origin).href)
      queryClient().setQueryData(query.queryKey, { createdAt })
    } catch (error) {
      notify(failureMessage(error, [], m.calendar_failed()), 'error')
    } finally {
      setPending(false)
    }
  }
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => notify(m.calendar_feed_copied(), 'success'),
      () => notify(m.calendar_feed_copy_failed(), 'error'),
    )
  return (
    <Card className="flex flex-col items-start gap-4 p-5 sm:p-6">
      <div>
        <h2 className="headline text-heading">{m.calendar_feed()}</h2>
        <p className="mt-1 text-ink-soft">{m.calendar_feed_text()}</p>
      </div>
      {address !== '' && (
        <div className="flex w-full max-w-2xl flex-col items-start gap-3">
          <TextField
            label={m.calendar_feed_address()}
            hint={m.calendar_feed_once()}
            readOnly
            value={address}
            fieldClassName="w-full"
            onFocus={(event) => event.target.select()}
          />
          <Button variant="brand" icon={<Copy aria-hidden size={18} />} onClick={() => void copy()}>
            {m.calendar_feed_copy()}
          </Button>
        </div>
      )}
      {address === '' && since !== undefined && (
        <p>{m.calendar_feed_since({ moment: formatMoment(new Date(since)) })}</p>
      )}
      <Button pending={pending} onClick={() => void renew()}>
        {since === undefined ? m.calendar_feed_create() : m.calendar_feed_renew()}
      </Button>
    </Card>
  )
}
