import { useState } from 'react'
import type { User } from '#contract/endpoints/identity.ts'
import { roles, type RoleId } from '#contract/values/role.ts'
import { go } from '#web/shared/site/go.ts'
import { m } from '#messages'
import { Card } from '#web/ui/display/card.tsx'
import type { AuthTab } from '#web/shared/session/auth-dialog-address.ts'
import { useAuthForms } from './auth-forms.ts'
import { AuthTabs } from './auth-tabs.tsx'
import { landingOf } from './landing.ts'

interface SignInPanelProps {
  /** What signing in is for, in the page's own words. */
  title?: string
  text?: string
  /** Whose page this is: they stay on it. Others go to their own page, if they have one, and so does a new caterer. */
  role?: RoleId
  /** Level of its heading; 1 where it is all there is on the page. */
  level?: 1 | 2
}

/** Why to sign in, by whose page it is: customers have chosen something before. */
const texts = {
  [roles.admin]: m.identity_panel_text_admin,
  [roles.customer]: m.identity_panel_text,
  [roles.caterer]: m.identity_panel_text_caterer,
} satisfies Record<RoleId, () => string>

/** Signing in on the page itself, with everything on it left as it is. */
export function SignInPanel({
  title = m.identity_panel_title(),
  role = roles.customer,
  text = texts[role](),
  level = 2,
}: SignInPanelProps) {
  const forms = useAuthForms(role === roles.caterer ? roles.caterer : roles.customer)
  const [tab, setTab] = useState<AuthTab>('login')
  const finish = (user: User, how: { isNew: boolean }) => {
    const landing = landingOf(user, how)
    const isHere = landing === window.location.pathname
    if (landing && !isHere && (user.role.id !== role || how.isNew)) go(landing)
  }
  const Heading = `h${level}` as const
  return (
    <Card className="mx-auto w-full max-w-xl p-5 sm:p-8">
      <Heading className="headline text-heading">{title}</Heading>
      <p className="mt-1 mb-4 text-ink-soft">{text}</p>
      <AuthTabs forms={forms} tab={tab} onTab={setTab} onDone={finish} />
    </Card>
  )
}
