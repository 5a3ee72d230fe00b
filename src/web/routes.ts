import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { brand } from '../contract/brand.ts'

/** The site map: every URL of the site. */
export default [
  index('routes/public/home.tsx'),
  // One route, so that typing in the location box goes on while the page becomes an area's.
  route(`${brand.slug}/:area?`, 'routes/public/search.tsx', { id: 'search' }),
  route('caterer/:slug', 'routes/public/caterer.tsx'),
  route('compare/:ids?', 'routes/public/compare.tsx'),
  route('shortlist', 'routes/public/shortlist.tsx'),
  route('add-to-cart', 'routes/booking/customise.tsx'),
  route('bill', 'routes/booking/bill.tsx'),
  route('payment-result/:ids', 'routes/booking/payment-result.tsx'),
  route('payment-status/:transactionId', 'routes/booking/payment-status.tsx'),
  route('test-payment', 'routes/booking/test-payment.tsx'),
  route('my-orders', 'routes/booking/my-orders.tsx'),
  route('my-orders/:orderId', 'routes/booking/order.tsx'),
  route('profile', 'routes/account/profile.tsx'),
  route('reset-password/:hash?', 'routes/account/reset-password.tsx'),
  route('verify-email/:hash?', 'routes/account/verify-email.tsx'),
  route('confirm-email/:hash?', 'routes/account/confirm-email.tsx'),
  route('sign-in/provider', 'routes/account/provider.tsx'),
  route('caterer-home', 'routes/kitchen/caterer-home.tsx'),
  layout('routes/kitchen/frame.tsx', [
    route('caterer-dashboard', 'routes/kitchen/caterer-dashboard.tsx'),
    route('caterer-dashboard/onboarding', 'routes/kitchen/onboarding.tsx'),
    route('caterer-dashboard/manage', 'routes/kitchen/manage.tsx'),
    route('caterer-dashboard/people', 'routes/kitchen/people.tsx'),
  ]),
  route('join-team/:hash?', 'routes/kitchen/join-team.tsx'),
  route('admin', 'routes/office/admin.tsx'),
  route('admin/caterers', 'routes/office/caterers.tsx'),
  route('admin/caterers/:id', 'routes/office/caterer.tsx'),
  route('terms-and-conditions', 'routes/public/policy.tsx', { id: 'terms' }),
  route('privacy-policy', 'routes/public/policy.tsx', { id: 'privacy-policy' }),
  route('privacy', 'routes/public/policy.tsx', { id: 'privacy' }),
  route('refund-policy', 'routes/public/policy.tsx', { id: 'refunds' }),
  route('shipping-policy', 'routes/public/policy.tsx', { id: 'delivery' }),
  route('sitemap.xml', 'routes/site/sitemap.ts'),
  route('robots.txt', 'routes/site/robots.ts'),
  route('dev/ui', 'routes/site/dev-ui.tsx'),
  route('*', 'routes/site/not-found.tsx'),
] satisfies RouteConfig
