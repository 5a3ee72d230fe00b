import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            'src/contract/**/*.test.ts',
            'src/web/**/*.test.{ts,tsx}',
            'src/serve/**/*.test.ts',
            'test/rules/**/*.test.ts',
          ],
          exclude: ['**/*.hook.test.{ts,tsx}', '**/node_modules/**'],
        },
      },
      {
        // Hooks that hold state, run by React in a simulated browser.
        test: {
          name: 'hooks',
          environment: 'happy-dom',
          include: ['src/web/**/*.hook.test.{ts,tsx}'],
          setupFiles: ['test/support/hooks.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'db/**/*.test.ts', 'test/{support,server,simulation}/**/*.test.ts'],
          globalSetup: ['test/support/template.ts'],
        },
      },
    ],
  },
})
