import { defineConfig } from 'vitest/config'

/** What `npm run test:mutation` runs against each mutant: the tests of the web. */
export default defineConfig({
  test: {
    environment: 'happy-dom',
    include: ['src/web/**/*.hook.test.{ts,tsx}'],
    setupFiles: ['test/support/hooks.ts'],
  },
})
