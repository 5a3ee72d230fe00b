import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import type { SessionView } from '#contract/endpoints/account.ts'
import { formatMoment } from '#contract/values/calendar.ts'
import { failureMessage } from '#web/shared/sign-in/failure-message.ts'
import { queryClient, usePrivateQuery } from '#web/shared/query/query-client.ts'
import { signOut } from '#web/shared/session/session.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { m } from '#messages'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { devicesQuery } from './devices-query.ts'
import { ProfileSection } from './profile-section.tsx'

/** The devices on which the account is signed in, each with a way to sign it out. */
export function DevicesSection({ userId }: { userId: string }) {
  const { devices, failed, load, end, endAll, busy } = useDevices(userId)
  const others = devices?.filter(({ current }) => !current).length ?? 0
  return (
    <ProfileSection title={m.account_devices()} text={m.account_devices_text()}>
      {failed ? (
        <ErrorState level={3} title={m.account_devices_failed()} text={m.account_load_failed_text()} onRetry={load} />
      ) : !devices ? (
        <>
          <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
          <Skeleton className="h-24" />
        </>
      ) : (
        <>
          <ul aria-label={m.account_devices()} className="flex flex-col">
            {devices.map((device) => (
              <Device
                key={device.id}
                device={device}
                pending={busy === device.id}
                onEnd={() => void (device.current ? signOut() : end(device.id))}
              />
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap gap-3">
            {others > 0 && (
              <Button pending={busy === 'others'} onClick={() => void endAll('others')}>
                {m.account_devices_end_others()}
              </Button>
            )}
            <Button pending={busy === 'all'} onClick={() => void endAll('all')}>
              {m.account_devices_end_all()}
            </Button>
          </div>
        </>
      )}
    </ProfileSection>
  )
}

function Device({ device, pending, onEnd }: { device: SessionView; pending: boolean; onEnd: () => void }) {
  const name = deviceName(device)
  return (
    <li className="flex items-center gap-3 border-b border-line py-3 first:pt-0">
      <MonitorSmartphone aria-hidden size={28} strokeWidth={1.5} className="shrink-0 text-leaf" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {name}
          {device.current && <Badge tone="leaf">{m.account_device_this()}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {m.account_device_used({ moment: formatMoment(new Date(device.lastUsedAt)) })}
        </p>
        <p className="text-sm text-ink-soft">
          {m.account_device_since({ moment: formatMoment(new Date(device.signedInAt)) })}
        </p>
      </div>
      <Button
        size="small"
        pending={pending}
        onClick={onEnd}
        aria-label={device.current ? m.account_device_end_this() : m.account_device_end_named({ name })}
      >
        {m.account_device_end()}
      </Button>
    </li>
  )
}

function deviceName({ browser, system }: SessionView): string {
  if (browser && system) return m.account_device_name({ browser, system })
  return browser ?? system ?? m.account_device_unknown()
}

function useDevices(userId: string) {
  const query = devicesQuery(userId)
  const { data: devices, isLoadingError: failed, refetch } = usePrivateQuery(query)
  const [busy, setBusy] = useState<string>()

  const change = async (what: string, work: () => Promise<{ sessions: readonly SessionView[] }>) => {
    setBusy(what)
    try {
      queryClient().setQueryData(query.queryKey, (await work()).sessions)
      notify(m.account_device_ended(), 'success')
    } catch (error) {
      notify(failureMessage(error, [], m.account_failed()), 'error')
    } finally {
      setBusy(undefined)
    }
  }
  const params = { id: userId }
  return {
    devices,
    failed,
    load: () => void refetch(),
    busy,
    end: (sessionId: string) =>
      change(sessionId, () => api('DELETE /api/users/{id}/sessions/{sessionId}', { params: { ...params, sessionId } })),
    endAll: async (which: 'others' | 'all') => {
      if (which === 'others')
        return change(which, () => api('DELETE /api/users/{id}/sessions', { params, query: { except: 'current' } }))
      setBusy(which)
      try {
        await api('DELETE /api/users/{id}/sessions', { params })
        await signOut()
      } catch (error) {
        notify(failureMessage(error, [], m.account_failed()), 'error')
      } finally {
        setBusy(undefined)
      }
    },
  }
}
