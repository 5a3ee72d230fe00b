import { defineConfig } from 'vitest/config'

const hooks = 'src/web/**/*.hook.test.{ts,tsx}'

/** What `npm run test:mutation` runs against each mutant: the tests of the web, hooks in a simulated browser. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'hooks', environment: 'happy-dom', include: [hooks], setupFiles: ['test/support/hooks.ts'] } },
      { test: { name: 'rules', include: ['src/web/**/*.test.{ts,tsx}'], exclude: [hooks] } },
    ],
  },
})
