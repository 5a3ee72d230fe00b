import { defineConfig } from '@playwright/test'
import { findHeadlessBrowser } from './scripts/browser.mjs'

const browser = findHeadlessBrowser()

/** A review published and a caterer gone live here count on pages on which other journeys count. */
const changesWhatOthersRead = ['**/order-review.journey.ts', '**/onboarding-live.journey.ts']

/**
 * Several tabs, failing requests, addresses and pages that are for few: walked before a change lands (`npm run test:landing`).
 * Everything that a person does to book, pay, change or serve a booking is walked every day.
 */
const walkedBeforeLanding = [
  '**/accounts-in-two-tabs.journey.ts',
  '**/areas.journey.ts',
  '**/failed-requests.journey.ts',
  '**/home-slides-and-films.journey.ts',
  '**/mail-language.journey.ts',
  '**/payment-odd-ways.journey.ts',
  '**/payment-test.journey.ts',
  '**/places.journey.ts',
  '**/policy.journey.ts',
  '**/provider.journey.ts',
  '**/shell.journey.ts',
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
  // A machine that stalls for seconds is no reason to turn a change down; what passed only the second time is named 'flaky'.
  retries: 1,
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
    // Tracing every walk costs a good part of its time; what fails is walked again, and then traced.
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
