/** An import that must not exist, and the rule of dependency-cruiser.cjs that forbids it. */
export interface SeededImport {
  rule: string
  from: string
  to: string
  /** What the rule forbids, where that is reached through `to`. */
  reaches?: string
}

const modules = 'src/server/modules'

/**
 * One import for each kind of rule, in files that exist for the test alone. Each breaks its own rule and no other. Targets that
 * do not exist are planted empty.
 */
export const seededImports: readonly SeededImport[] = [
  { rule: 'contract-knows-nobody', from: 'src/contract/seed.ts', to: 'src/server/kernel/clock.ts' },
  { rule: 'contract-uses-only-zod', from: 'src/contract/seed.ts', to: 'hono' },
  { rule: 'web-never-touches-server', from: 'src/web/seed/seed.ts', to: 'src/server/kernel/clock.ts' },
  { rule: 'web-never-touches-server', from: 'src/web/seed/seed.ts', to: 'src/serve/response-headers.ts' },
  { rule: 'server-never-touches-web', from: 'src/server/seed.ts', to: 'src/web/seed/target.ts' },
  { rule: 'server-never-touches-web', from: 'src/server/seed.ts', to: 'src/serve/listen.ts' },
  { rule: 'kernel-knows-no-module', from: 'src/server/kernel/seed.ts', to: `${modules}/coupons/index.ts` },
  { rule: 'http-knows-no-module', from: 'src/server/http/seed.ts', to: `${modules}/coupons/index.ts` },
  { rule: 'adapters-know-no-module', from: 'src/server/adapters/seed.ts', to: `${modules}/coupons/index.ts` },
  { rule: 'domain-is-pure', from: `${modules}/coupons/domain/seed.ts`, to: 'zod' },
  { rule: 'domain-is-pure', from: `${modules}/coupons/domain/seed.ts`, to: `${modules}/coupons/seed.ts` },
  { rule: 'sql-only-in-store', from: `${modules}/coupons/operations/seed.ts`, to: 'src/server/kernel/sql.ts' },
  { rule: 'sql-only-in-store', from: 'src/server/http/seed.ts', to: 'pg' },
  { rule: 'operations-ignore-http', from: `${modules}/coupons/operations/seed.ts`, to: 'src/server/http/status.ts' },
  {
    rule: 'coupons-uses-only-its-dependencies',
    from: `${modules}/coupons/seed.ts`,
    to: `${modules}/payments/index.ts`,
  },
  {
    rule: 'coupons-imported-by-its-public-api',
    from: `${modules}/ordering/seed.ts`,
    to: `${modules}/coupons/store.ts`,
  },
  {
    rule: 'coupons-imported-by-its-public-api',
    from: `${modules}/ordering/seed.ts`,
    to: `${modules}/coupons/tables.ts`,
  },
  { rule: 'coupons-imported-by-its-public-api', from: 'src/serve/seed.ts', to: `${modules}/coupons/store.ts` },
  { rule: 'ui-is-generic', from: 'src/web/ui/seed.ts', to: 'src/contract/brand.ts' },
  { rule: 'ui-is-generic', from: 'src/web/ui/seed.ts', to: 'src/web/shared/seed/target.ts' },
  { rule: 'server-takes-messages-by-area', from: 'src/serve/seed.ts', to: 'src/messages/single/messages.js' },
  { rule: 'worker-uses-nothing', from: 'src/worker/seed.ts', to: 'src/contract/brand.ts' },
  { rule: 'shared-below-audiences', from: 'src/web/shared/site/seed.ts', to: 'src/web/public/seed/target.ts' },
  { rule: 'shared-below-audiences', from: 'src/web/shared/site/seed.ts', to: 'src/web/root.tsx' },
  { rule: 'audiences-are-apart', from: 'src/web/public/search/seed.ts', to: 'src/web/booking/seed/target.ts' },
  { rule: 'audiences-are-apart', from: 'src/web/kitchen/seed/seed.ts', to: 'src/web/office/seed/target.ts' },
  { rule: 'audiences-below-routes', from: 'src/web/account/seed/seed.ts', to: 'src/web/routes/seed/seed.tsx' },
  { rule: 'audiences-below-routes', from: 'src/web/account/seed/seed.ts', to: 'src/web/root.tsx' },
  {
    rule: 'public-listing-uses-only-its-siblings',
    from: 'src/web/public/listing/seed.ts',
    to: 'src/web/public/seed/target.ts',
  },
  {
    rule: 'shared-site-uses-only-its-siblings',
    from: 'src/web/shared/site/seed.ts',
    to: 'src/web/shared/seed/target.ts',
  },
  {
    rule: 'public-pages-without-query',
    from: 'src/web/routes/public/seed.tsx',
    to: 'src/web/shared/query/query-client.ts',
    reaches: '@tanstack/react-query',
  },
  { rule: 'no-test-code-shipped', from: 'src/server/seed.ts', to: 'test/factories/index.ts' },
  { rule: 'world-is-for-demo', from: 'src/server/seed.ts', to: 'db/world/index.ts' },
  { rule: 'tools-are-not-shipped', from: 'db/seed/seed.ts', to: 'tools/seed/target.ts' },
  { rule: 'no-cycles', from: 'src/server/kernel/seed-a.ts', to: 'src/server/kernel/seed-b.ts' },
]

/** Closes the cycle, which is reported once. */
export const unreportedImport = { from: 'src/server/kernel/seed-b.ts', to: 'src/server/kernel/seed-a.ts' }

/** Code of the wrong runtime, by the configuration that must find none of these names. */
export const seededRuntimes: Readonly<Record<string, { file: string; text: string; unknown: readonly string[] }>> = {
  'tsconfig.contract.json': {
    file: 'src/contract/seed-runtime.ts',
    text: `import { readFileSync } from 'node:fs'
export const seeds: unknown[] = [window, document, process, Buffer, readFileSync]
`,
    unknown: ['node:fs', 'window', 'document', 'process', 'Buffer'],
  },
  'tsconfig.server.json': {
    file: 'src/server/kernel/seed-runtime.ts',
    text: `export const seeds: unknown[] = [window.localStorage, document, process.pid, Buffer]
`,
    unknown: ['window', 'document'],
  },
  'tsconfig.web.json': {
    file: 'src/web/seed/seed-runtime.ts',
    text: `import { readFileSync } from 'node:fs'
export const seeds: unknown[] = [window.localStorage, document, process, Buffer, readFileSync]
`,
    unknown: ['node:fs', 'process', 'Buffer'],
  },
}
