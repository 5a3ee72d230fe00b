import { expect, test } from 'vitest'
import { publicPages } from '#web/cached-pages.ts'
import { isTest, sourcesBelow } from './sources.ts'

/** Private pages that begin without data of an account, and why. */
const unprimed: Readonly<Record<string, string>> = {
  'routes/account/complaint': 'shows what a secret leads to, whoever has it',
  'routes/account/confirm-email': 'acts on a link from an email',
  'routes/account/provider': 'signs in',
  'routes/account/reset-password': 'acts on a link from an email',
  'routes/account/verify-email': 'acts on a link from an email',
  'routes/booking/checkout': 'what is around the steps',
  'routes/booking/payment-result': 'its first step settles the payment',
  'routes/booking/payment-status': 'its first step settles the payment',
  'routes/booking/test-payment': 'a form alone',
  'routes/kitchen/frame': 'what is around the pages',
  'routes/kitchen/join-team': 'acts on a link from an email',
}

const privatePages = sourcesBelow('src/web/routes', /\.tsx$/)
  .filter((source) => !isTest(source) && !/routes\/(?:public|site)\//.test(source.path))
  .map(({ path, text }) => ({ id: path.replace(/^src\/web\/|\.tsx$/g, ''), text }))
  .filter(({ id }) => !(id in publicPages))

test('private pages begin to load in their clientLoader: export one that primes their queries', () => {
  const found = privatePages.filter(({ text }) => !/export .*\bclientLoader\b/.test(text)).map(({ id }) => id)
  expect(found.toSorted()).toEqual(Object.keys(unprimed))
})
