import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { User } from '#contract/endpoints/identity.ts'
import { LiveBar } from '#web/shared/live/live-bar.tsx'
import { queryClient } from '#web/shared/query/query-client.ts'
import { signOut } from '#web/shared/session/session.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { SignInPanel } from '#web/shared/sign-in/sign-in-panel.tsx'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { DetailsSection } from './details-section.tsx'
import { devicesQuery } from './devices-query.ts'
import { DevicesSection } from './devices-section.tsx'
import { EmailSection } from './email-section.tsx'
import { OwnDataSection } from './own-data-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { useProfile } from './use-profile.ts'
import { useProfileForms, type ProfileForms } from './use-profile-forms.ts'

/** Profile of accounts of every role. Another account in the same browser does not get unsaved input. */
export function ProfilePage() {
  const { user } = useSession()
  const [owner, setOwner] = useState<string>()
  if (user && user.id !== owner) setOwner(user.id)
  return <ProfileOfOne key={owner} />
}

/** Lets visitors sign in on the page. Forms stay mounted, so a session that ends loses no input. */
function ProfileOfOne() {
  const session = useSession()
  const forms = useProfileForms()
  if (session.status === 'unknown') return <ProfileSkeleton />
  return (
    <>
      {session.user && <LiveBar user={session.user} />}
      <div className="page py-8 sm:py-12">
        <h1 className="headline mb-6 text-title">{m.shell_profile()}</h1>
        {session.user ? <Sections key={session.user.id} user={session.user} forms={forms} /> : <SignInPanel />}
      </div>
    </>
  )
}

function Sections({ user, forms }: { user: User; forms: ProfileForms }) {
  const { profile, failed, load, put } = useProfile(user.id)
  const { knowPassword } = forms
  const hasPassword = profile?.hasPassword ?? true
  useEffect(() => knowPassword(hasPassword), [knowPassword, hasPassword])
  if (failed) {
    return <ErrorState title={m.account_load_failed()} text={m.account_load_failed_text()} onRetry={load} />
  }
  if (!profile) return <ProfileSkeleton sectionsOnly />
  const onPasswordChanged = () => {
    put({ ...profile, hasPassword: true })
    // A new password signs other devices out.
    void queryClient().invalidateQueries(devicesQuery(profile.id))
  }
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap gap-3">
        {user.role.id === '2' && (
          <Button variant="brand" asLink={(look) => <Link to={paths.myOrders()} {...look} />}>
            {m.shell_my_bookings()}
          </Button>
        )}
        <Button onClick={() => void signOut()}>{m.shell_sign_out()}</Button>
      </div>
      <DetailsSection form={forms.details} profile={profile} onChanged={put} />
      <EmailSection form={forms.email} profile={profile} onChanged={put} />
      <PasswordSection form={forms.password} profile={profile} onChanged={onPasswordChanged} />
      <DevicesSection userId={profile.id} />
      <OwnDataSection profile={profile} />
    </div>
  )
}
