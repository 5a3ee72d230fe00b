import { brand } from './brand.ts'
import { otherCity } from './city.ts'

export type Query = Record<string, string | number | boolean | undefined>

/** Returns a path with a query; values that are absent, empty or false are left out. */
export function withQuery(path: string, query: Query = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' || value === false ? [] : [[name, value === true ? '1' : String(value)]],
  )
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs).toString()}` : path
}

/** Where a caterer's page is. */
export interface CatererAddress {
  /** Slug, or id. */
  slug: string
  /** May be absent for the first city. */
  city?: string | undefined
}

/** What knows the city of its slug: a type without `city` is rejected, since its slug alone may be that of a caterer of another city. */
export type Located<Of extends CatererAddress> = Of & ('city' extends keyof Of ? unknown : { city: string | undefined })

/** Every path of the site that a link can lead to, in pages, emails, redirects and files. */
export const paths = {
  home: () => '/',
  search: (query?: Query) => withQuery(`/${brand.slug}`, query),
  area: (area: string, query?: Query) => withQuery(`/${brand.slug}/${encodeURIComponent(area)}`, query),
  /** Stations of a railway line with their caterers. */
  line: (line: string, query?: Query) => withQuery(`/lines/${encodeURIComponent(line)}`, query),
  /** A caterer outside the first city has its city before it. */
  caterer: <Of extends CatererAddress>({ slug, city }: Located<Of>, query?: Query) => {
    const other = city && otherCity(city)
    return withQuery(`${other ? `/${encodeURIComponent(other)}` : ''}/caterer/${encodeURIComponent(slug)}`, query)
  },
  /** Ids or slugs of the caterers to lay side by side. */
  compare: (names: readonly string[], query?: Query) =>
    withQuery(`/compare/${names.map(encodeURIComponent).join('&')}`, query),
  shortlist: (query?: Query) => withQuery('/shortlist', query),
  customise: (query?: Query) => withQuery('/add-to-cart', query),
  bill: (query?: Query) => withQuery('/bill', query),
  paymentResult: (orderId: string, transactionId: string) => `/payment-result/${orderId}&${transactionId}`,
  paymentStatus: (transactionId: string) => `/payment-status/${encodeURIComponent(transactionId)}`,
  testPayment: () => '/test-payment',
  myOrders: (query?: Query) => withQuery('/my-orders', query),
  order: (orderId: string) => `/my-orders/${encodeURIComponent(orderId)}`,
  profile: () => '/profile',
  /** Pages that emails lead to; the one-time secret is in the fragment, which no server sees. */
  resetPassword: (secret: string) => `/reset-password#${secret}`,
  confirmEmail: (secret: string) => `/confirm-email#${secret}`,
  /** Where a sign-in at the identity provider begins and ends. */
  provider: () => '/sign-in/provider',
  catererHome: () => '/caterer-home',
  catererDashboard: () => '/caterer-dashboard',
  receivedOrders: (query?: Query) => withQuery('/caterer-dashboard/orders', query),
  receivedOrder: (orderId: string) => `/caterer-dashboard/orders/${encodeURIComponent(orderId)}`,
  receivedReviews: (query?: Query) => withQuery('/caterer-dashboard/reviews', query),
  receivedEnquiries: (query?: Query) => withQuery('/caterer-dashboard/enquiries', query),
  manage: (query?: Query) => withQuery('/caterer-dashboard/manage', query),
  calendar: (query?: Query) => withQuery('/caterer-dashboard/calendar', query),
  kitchenSheet: (query?: Query) => withQuery('/caterer-dashboard/kitchen-sheet', query),
  /** What makes a caterer's pages an app. */
  appManifest: () => '/app.webmanifest',
  /** The service worker of a caterer's pages, whose scope is its folder. */
  worker: () => '/caterer-dashboard/worker.js',
  money: () => '/caterer-dashboard/money',
  statement: (month: string) => `/caterer-dashboard/money/${encodeURIComponent(month)}`,
  people: () => '/caterer-dashboard/people',
  /** Where an emailed invitation leads; the one-time secret is in the fragment, which no server sees. */
  invitation: (secret: string) => `/join-team#${secret}`,
  /** Without a step, the one to continue with. */
  onboarding: (query?: Query) => withQuery('/caterer-dashboard/onboarding', query),
  admin: () => '/admin',
  adminCaterers: (query?: Query) => withQuery('/admin/caterers', query),
  adminCaterer: (id: string) => `/admin/caterers/${encodeURIComponent(id)}`,
  adminEnquiries: (query?: Query) => withQuery('/admin/enquiries', query),
  adminComplaints: (query?: Query) => withQuery('/admin/complaints', query),
  adminRefunds: (query?: Query) => withQuery('/admin/refunds', query),
  adminPayouts: (query?: Query) => withQuery('/admin/payouts', query),
  contact: () => '/contactus',
  complaints: (query?: Query) => withQuery('/complaints', query),
  /** State and answers of a complaint, for whoever has the secret. */
  complaint: (secret: string) => `/complaints/${encodeURIComponent(secret)}`,
  blog: () => '/blog',
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  services: () => '/services',
  weddingCaterers: () => '/wedding-caterers-mumbai',
  weddingServices: () => '/wedding-catering-services',
  festival: () => '/festival-catering',
  ranking: () => '/how-we-rank-caterers',
  credits: () => '/credits',
  service: (slug: string) => `/services/${encodeURIComponent(slug)}`,
  terms: () => '/terms-and-conditions',
  privacy: () => '/privacy-policy',
  refunds: () => '/refund-policy',
  delivery: () => '/shipping-policy',
  sitemap: () => '/sitemap.xml',
  feed: () => '/blog/feed.xml',
} as const

/** Reports whether a path is that of a caterer's page, of any city. */
export function isCatererPath(pathname: string): boolean {
  return /^(?:\/[^/]+)?\/caterer\/[^/]+$/.test(pathname)
}
