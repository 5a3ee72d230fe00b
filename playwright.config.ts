import { defineConfig } from '@playwright/test'
import { findHeadlessBrowser } from './scripts/browser.mjs'

const browser = findHeadlessBrowser()

/** A review published and caterers gone live here count on pages on which other tests count. */
const changesWhatOthersRead = [
  '**/order-review.e2e.ts',
  '**/onboarding-live.e2e.ts',
  '**/manage.e2e.ts',
  '**/new-caterer.e2e.ts',
]

/**
 * Run before a change lands (`npm run test:landing`): several tabs, failing requests, pages that are for few, what visitors do beside
 * the way to a booking, and how an account is looked after. The way from finding a caterer to a booking that is paid, changed,
 * cancelled or completed is run every day.
 */
const beforeLanding = [
  '**/accounts-by-mail.e2e.ts',
  '**/accounts-in-two-tabs.e2e.ts',
  '**/api-docs.e2e.ts',
  '**/areas.e2e.ts',
  '**/assistant.e2e.ts',
  '**/axe.e2e.ts',
  '**/begin-order.e2e.ts',
  '**/bookings.e2e.ts',
  '**/browse.e2e.ts',
  '**/caterer.e2e.ts',
  '**/caterer-day.e2e.ts',
  '**/caterer-documents.e2e.ts',
  '**/caterer-states.e2e.ts',
  '**/caterer-ways.e2e.ts',
  '**/compare.e2e.ts',
  '**/confirm-email.e2e.ts',
  '**/consent.e2e.ts',
  '**/payouts.e2e.ts',
  '**/complaints.e2e.ts',
  '**/enquiries-to-us.e2e.ts',
  '**/enquiry.e2e.ts',
  '**/failed-requests.e2e.ts',
  '**/google-lines.e2e.ts',
  '**/guides.e2e.ts',
  '**/home.e2e.ts',
  '**/home-slides-and-films.e2e.ts',
  '**/jain-event.e2e.ts',
  '**/line-map-gestures.e2e.ts',
  '**/lines.e2e.ts',
  '**/mail-language.e2e.ts',
  '**/order-settings.e2e.ts',
  '**/offer-states.e2e.ts',
  '**/payment-odd-ways.e2e.ts',
  '**/payment-test.e2e.ts',
  '**/places.e2e.ts',
  '**/policy.e2e.ts',
  '**/profile.e2e.ts',
  '**/provider.e2e.ts',
  '**/public-pages.e2e.ts',
  '**/reviews.e2e.ts',
  '**/shell.e2e.ts',
  '**/shortlist.e2e.ts',
  '**/sitemap.e2e.ts',
  '**/thread.e2e.ts',
  '**/tour.e2e.ts',
  '**/visitor.e2e.ts',
  '**/whole-site.e2e.ts',
]

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './test/e2e/support/start.ts',
  fullyParallel: true,
  // `onlyInFull` (test/e2e/support/e2e-test.ts) marks what only `npm run test:full` runs: docs/decisions/0690.
  ...(process.env.PANGAT_FULL ? {} : { grepInvert: /@full/ }),
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // A test that passes only the second time hides a race; before a change lands it is tried again and listed as flaky.
  retries: Number(process.env.PANGAT_BROWSER_RETRIES ?? 0),
  reporter: [['list']],
  outputDir: 'test-results',
  projects: [
    { name: 'e2e', testIgnore: [...changesWhatOthersRead, ...beforeLanding] },
    // All tests share one city.
    { name: 'last', testMatch: changesWhatOthersRead, dependencies: ['e2e'] },
    { name: 'landing', testMatch: beforeLanding },
  ],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Tracing costs a good part of the time; `--trace retain-on-failure` shows what happened in a test that fails.
    trace: 'on-first-retry',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
