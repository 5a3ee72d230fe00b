import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { AssistantHost } from '#web/shared/assistant/assistant-host.tsx'
import { ErrorPage } from '#web/shared/shell/error-page.tsx'
import { ConsentBanner } from '#web/shared/shell/consent-banner.tsx'
import { Header } from '#web/shared/shell/header.tsx'
import { PageProgress } from '#web/shared/shell/page-progress.tsx'
import { useFocusRestore } from '#web/shared/shell/use-focus-restore.ts'
import { consentOnLoad } from '#web/shared/site/consent-on-load.ts'
import { contactsMeta, readContacts } from '#web/shared/site/contacts-meta.ts'
import { useFrame } from '#web/shared/site/frame.ts'
import { firstPaint } from '#web/shared/site/first-paint.ts'
import { googleMapsMeta } from '#web/shared/site/google-maps-meta.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { providerMeta } from '#web/shared/site/provider-meta.ts'
import { useScriptMark } from '#web/shared/site/script-mark.ts'
import { useLentNavigation } from '#web/shared/site/use-lent-navigation.ts'
import { apiContext, googleMapsKeyContext, googleTagContext, providerContext } from '#web/shared/api/server-context.ts'
import { googleTagMeta } from '#web/shared/browser/google-tag.ts'
import { useEarlyInput } from '#web/ui/use-early-input.ts'
import { m } from '#messages'
import { AlertHost } from '#web/ui/overlays/alert-dialog.tsx'
import { latePart } from '#web/ui/late-part.tsx'
import { themeColor } from '#web/ui/theme/theme-color.ts'
import { Toaster } from '#web/ui/overlays/toaster.tsx'
import { brand } from '#contract/brand.ts'
import { contacts } from '#contract/contacts.ts'
import { Hosts } from './hosts.tsx'
import type { Route } from './+types/root.ts'
import anek from './ui/theme/fonts/anek.woff2?url'
import anekRupee from './ui/theme/fonts/anek-rupee.woff2?url&no-inline'
import rozha from './ui/theme/fonts/rozha.woff2?url'
import './app.css'

readContacts()

const Footer = latePart(() => import('#web/shared/shell/footer.tsx').then((part) => part.Footer))

/** The promotions of the strip, without which a page is better than none, and what pages are told of the configuration. */
export async function loader({ context }: Route.LoaderArgs) {
  const promotions = await context
    .get(apiContext)('GET /api/promotions')
    .catch(() => [])
  return {
    promotions,
    googleMapsKey: context.get(googleMapsKeyContext),
    googleTag: context.get(googleTagContext),
    providerName: context.get(providerContext)?.name,
  }
}

/** They do not change while the user navigates. */
export const shouldRevalidate = () => false

export const links: Route.LinksFunction = () => [
  ...[anek, anekRupee, rozha].map((href) => ({
    rel: 'preload',
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export const meta: Route.MetaFunction = () => pageMeta({ title: m.shell_tagline(), description: m.shell_description() })

/** They have run before React starts, which leaves them as they are: browsers need not load their text again. */
const inlineScripts = import.meta.env.SSR
  ? { firstPaint: firstPaint(), consentOnLoad: consentOnLoad() }
  : { firstPaint: '', consentOnLoad: '' }

/** The root element. It alone changes when a page stands in another frame. */
function Document({ children }: { children: ReactNode }) {
  return (
    // The script of the first paint marks this element before React sees it.
    <html lang="en-IN" data-frame={useFrame()} suppressHydrationWarning>
      {children}
    </html>
  )
}

export function Layout({ children }: { children: ReactNode }) {
  const { promotions = [], googleMapsKey, googleTag, providerName } = useRouteLoaderData<typeof loader>('root') ?? {}
  const mark = useScriptMark()
  useFocusRestore()
  useLentNavigation()
  // Marks hydration complete; held presses and browser tests wait for it.
  useEarlyInput(() => void (document.documentElement.dataset['alive'] = ''))
  return (
    <Document>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColor.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColor.dark} />
        <meta name={contactsMeta} content={JSON.stringify(contacts())} />
        {googleMapsKey && <meta name={googleMapsMeta} content={googleMapsKey} />}
        {providerName && <meta name={providerMeta} content={providerName} />}
        <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inlineScripts.firstPaint }} />
        {googleTag && <meta name={googleTagMeta} content={JSON.stringify(googleTag)} />}
        {googleTag && (
          <script
            nonce={mark}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: inlineScripts.consentOnLoad }}
          />
        )}
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        <PageProgress />
        <Header promotions={promotions} />
        {googleTag && <ConsentBanner />}
        <main id="content" tabIndex={-1} className="flex-1 scroll-mt-20 outline-none">
          {children}
        </main>
        <Footer asksForConsent={googleTag !== undefined} />
        <Hosts />
        <AssistantHost />
        <AlertHost />
        <Toaster />
        <ScrollRestoration />
        <Scripts />
      </body>
    </Document>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <title>{`${m.shell_error_title()} · ${brand.name}`}</title>
      <ErrorPage error={error} />
    </>
  )
}
