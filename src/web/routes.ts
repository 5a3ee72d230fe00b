import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { brand } from '../contract/brand.ts'

/** The site map: every URL of the site. */
export default [
  index('routes/home.tsx'),
  // One route, so that typing in the location box goes on while the page becomes an area's.
  route(`${brand.slug}/:area?`, 'routes/search.tsx', { id: 'search' }),
  route('caterer/:slug', 'routes/caterer.tsx'),
  route('compare/:ids?', 'routes/compare.tsx'),
  route('shortlist', 'routes/shortlist.tsx'),
  route('add-to-cart', 'routes/customise.tsx'),
  route('bill', 'routes/bill.tsx'),
  route('payment-result/:ids', 'routes/payment-result.tsx'),
  route('payment-status/:transactionId', 'routes/payment-status.tsx'),
  route('test-payment', 'routes/test-payment.tsx'),
  route('my-orders', 'routes/my-orders.tsx'),
  route('my-orders/:orderId', 'routes/order.tsx'),
  route('profile', 'routes/profile.tsx'),
  route('reset-password/:hash?', 'routes/reset-password.tsx'),
  route('verify-email/:hash?', 'routes/verify-email.tsx'),
  route('confirm-email/:hash?', 'routes/confirm-email.tsx'),
  route('sign-in/provider', 'routes/provider.tsx'),
  route('caterer-home', 'routes/caterer-home.tsx'),
  route('caterer-dashboard', 'routes/caterer-dashboard.tsx'),
  route('caterer-dashboard/onboarding', 'routes/onboarding.tsx'),
  route('admin', 'routes/admin.tsx'),
  route('terms-and-conditions', 'routes/policy.tsx', { id: 'terms' }),
  route('privacy-policy', 'routes/policy.tsx', { id: 'privacy-policy' }),
  route('privacy', 'routes/policy.tsx', { id: 'privacy' }),
  route('refund-policy', 'routes/policy.tsx', { id: 'refunds' }),
  route('shipping-policy', 'routes/policy.tsx', { id: 'delivery' }),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('dev/ui', 'routes/dev-ui.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
