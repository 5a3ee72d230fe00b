import { brand } from '#contract/brand.ts'
import { paths } from '#contract/paths.ts'
import { publicCache } from '#web/shared/api/public-cache.ts'
import { m } from '#messages'
import { themeColor } from '#web/ui/theme/theme-color.ts'

const icon = (name: string, size: number, purpose = 'any') => ({
  src: `/app/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The site as an app on a caterer's phone or computer. It starts within the scope of the worker, which opens it without a network. */
const manifest = {
  id: paths.catererDashboard(),
  name: m.workplace_app_name({ name: brand.name }),
  short_name: brand.name,
  description: m.workplace_app_text(),
  start_url: `${paths.catererDashboard()}/`,
  scope: '/',
  display: 'standalone',
  lang: 'en-IN',
  background_color: themeColor.light,
  theme_color: themeColor.light,
  icons: [icon('icon', 192), icon('icon', 512), icon('maskable', 512, 'maskable')],
  shortcuts: [
    { name: m.workplace_orders(), url: paths.receivedOrders() },
    { name: m.sheet_title(), url: paths.kitchenSheet() },
  ],
}

export function loader() {
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json', ...publicCache() } })
}
