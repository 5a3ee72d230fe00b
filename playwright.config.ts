import { defineConfig } from '@playwright/test'
import { findHeadlessBrowser } from './scripts/browser.mjs'

const browser = findHeadlessBrowser()

/** A review published and a caterer gone live here count on pages on which other journeys count. */
const changesWhatOthersRead = ['**/order-review.journey.ts', '**/onboarding-live.journey.ts']

/**
 * Run before a change lands (`npm run test:landing`): several tabs, failing requests, pages that are for few, and what visitors do
 * beside the way to a booking. Everything that a person does to find, book, pay, change or serve a booking is run every day.
 */
const walkedBeforeLanding = [
  '**/accounts-in-two-tabs.journey.ts',
  '**/api-docs.journey.ts',
  '**/areas.journey.ts',
  '**/compare.journey.ts',
  '**/enquiry.journey.ts',
  '**/failed-requests.journey.ts',
  '**/home-slides-and-films.journey.ts',
  '**/mail-language.journey.ts',
  '**/payment-odd-ways.journey.ts',
  '**/payment-test.journey.ts',
  '**/places.journey.ts',
  '**/policy.journey.ts',
  '**/provider.journey.ts',
  '**/reviews.journey.ts',
  '**/shell.journey.ts',
  '**/shortlist.journey.ts',
  '**/sitemap.journey.ts',
  '**/tour.journey.ts',
  '**/visitor.journey.ts',
]

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.journey.ts',
  globalSetup: './test/e2e/support/start.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // A journey that passes only the second time hides a race.
  retries: 0,
  reporter: [['list']],
  outputDir: 'test-results',
  projects: [
    { name: 'journeys', testIgnore: [...changesWhatOthersRead, ...walkedBeforeLanding] },
    // All journeys share one city.
    { name: 'last', testMatch: changesWhatOthersRead, dependencies: ['journeys'] },
    { name: 'landing', testMatch: walkedBeforeLanding },
  ],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Tracing costs a good part of the time; `--trace retain-on-failure` shows what happened in a journey that fails.
    trace: 'off',
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
