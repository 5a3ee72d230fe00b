import { useState } from 'react'
import type { User } from '#contract/endpoints/identity.ts'
import { includesPart } from '#contract/rules/member-part.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import { queryClient, usePrivateQuery } from '#web/shared/query/query-client.ts'
import { m } from '#messages'
import { Switch } from '#web/ui/fields/choice.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { canBeTold, pushQuery, startPush, stopPush } from './push.ts'

/**
 * Switches on that this browser tells of orders while no page is open, for owner and managers. Absent where the server has no keys, and
 * in browsers that cannot. The permission is asked for by the press.
 */
export function PushSwitch({ user }: { user: User }) {
  return user.catererId !== undefined && includesPart(user.part, 'manager') && canBeTold() ? (
    <SwitchOf userId={user.id} />
  ) : null
}

function SwitchOf({ userId }: { userId: string }) {
  const query = pushQuery(userId)
  const { data } = usePrivateQuery(query)
  const [isBusy, setBusy] = useState(false)
  if (data?.publicKey === undefined) return null
  const { publicKey, subscriptions } = data
  const own = subscriptions.find(({ isThis }) => isThis)
  // A permission can be taken back in the browser's settings.
  const isOn = own !== undefined && Notification.permission === 'granted'

  const change = async () => {
    setBusy(true)
    try {
      if (isOn) await stopPush(own.id)
      else if (!(await startPush(publicKey))) notify(m.live_push_denied(), 'error')
    } catch (error) {
      notify(error instanceof ApiError ? (error.messages[0] ?? m.live_push_failed()) : m.live_push_failed(), 'error')
    } finally {
      await queryClient().invalidateQueries({ queryKey: query.queryKey })
      setBusy(false)
    }
  }
  return <Switch label={m.live_push()} checked={isOn} disabled={isBusy} onChange={() => void change()} />
}
