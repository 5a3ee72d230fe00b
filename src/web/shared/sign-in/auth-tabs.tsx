import type { User } from '#contract/endpoints/identity.ts'
import { m } from '#messages'
import { Tabs } from '#web/ui/controls/tabs.tsx'
import type { AuthTab } from '#web/shared/session/auth-dialog-address.ts'
import type { AuthForms } from './auth-forms.ts'
import { ForgotForm } from './forgot-form.tsx'
import { LoginForm } from './login-form.tsx'
import { ProviderButton } from './provider-button.tsx'
import { RegisterForm } from './register-form.tsx'

interface AuthTabsProps {
  forms: AuthForms
  tab: AuthTab
  onTab: (tab: AuthTab) => void
  /** `isNew` when the account was made just now. */
  onDone: (user: User, how: { isNew: boolean }) => void
}

/** Login, Register and Forgot (R108), in the dialog and in pages alike. */
export function AuthTabs({ forms, tab, onTab, onDone }: AuthTabsProps) {
  const change = (to: AuthTab) => {
    // Whoever has typed an address need not type it again.
    const typed = forms.login.values.email
    if (to === 'forgot' && typed && !forms.forgot.values.email) forms.forgot.set({ email: typed })
    onTab(to)
  }
  const finish = (user: User, isNew: boolean) => {
    onDone(user, { isNew })
    // Passwords are not kept longer than they are needed.
    forms.login.forget()
    forms.register.forget()
  }
  const tabs = [
    {
      id: 'login',
      label: m.identity_tab_login(),
      content: (
        <>
          <LoginForm form={forms.login} onDone={(user) => finish(user, false)} onTab={change} />
          <ProviderButton />
        </>
      ),
    },
    {
      id: 'register',
      label: m.identity_tab_register(),
      content: (
        <>
          <RegisterForm form={forms.register} onDone={(user) => finish(user, true)} onTab={change} />
          <ProviderButton />
        </>
      ),
    },
    { id: 'forgot', label: m.identity_tab_forgot(), content: <ForgotForm form={forms.forgot} onTab={change} /> },
  ] as const
  return (
    <Tabs
      label={m.identity_tabs()}
      tabs={tabs}
      value={tab}
      onChange={(id) => change(tabs.find((each) => each.id === id)?.id ?? 'login')}
    />
  )
}
