import { brand } from '#contract/brand.ts'

/** Kinds of pages on which the assistant greets. */
export type PageKind =
  | 'home'
  | 'list'
  | 'caterer'
  | 'compare'
  | 'shortlist'
  | 'menu'
  | 'bill'
  | 'payment'
  | 'bookings'
  | 'account'
  | 'services'
  | 'guides'
  | 'policies'
  | 'contact'
  | 'caterers'
  | 'other'

const kinds: Readonly<Record<string, PageKind>> = {
  '': 'home',
  [brand.slug]: 'list',
  caterer: 'caterer',
  compare: 'compare',
  shortlist: 'shortlist',
  'add-to-cart': 'menu',
  bill: 'bill',
  'payment-result': 'payment',
  'payment-status': 'payment',
  'test-payment': 'payment',
  'my-orders': 'bookings',
  profile: 'account',
  services: 'services',
  'wedding-caterers-mumbai': 'services',
  'wedding-catering-services': 'services',
  'festival-catering': 'services',
  blog: 'guides',
  'terms-and-conditions': 'policies',
  'privacy-policy': 'policies',
  privacy: 'policies',
  'refund-policy': 'policies',
  'shipping-policy': 'policies',
  'how-we-rank-caterers': 'policies',
  contactus: 'contact',
  complaints: 'contact',
  'caterer-home': 'caterers',
}

/** Returns the kind of the page at a path. */
export function pageKind(pathname: string): PageKind {
  const first = pathname.split('/')[1] ?? ''
  return (Object.hasOwn(kinds, first) && kinds[first]) || 'other'
}
