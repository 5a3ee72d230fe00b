import { roles } from '#contract/values/role.ts'
import type { User } from '#contract/endpoints/identity.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { signOut } from '#web/shared/session/session.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { SummaryList } from '#web/ui/display/summary-list.tsx'

const kinds = {
  [roles.admin]: m.shell_account_admin,
  [roles.customer]: m.shell_account_customer,
  [roles.caterer]: m.shell_account_caterer,
}

/** Who is signed in, and the way out. */
export function AccountCard({ user }: { user: User }) {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="headline mb-4 text-heading">{m.shell_account_title()}</h2>
      <SummaryList
        rows={[
          { label: m.shell_account_name(), amount: `${user.firstName} ${user.lastName}` },
          { label: m.shell_account_email(), amount: user.email },
          { label: m.shell_account_phone(), amount: formatPhone(user.phone) },
          { label: m.shell_account_kind(), amount: kinds[user.role.id]() },
        ]}
      />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => void signOut()}>{m.shell_sign_out()}</Button>
      </div>
    </Card>
  )
}
