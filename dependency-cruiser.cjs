// The walls of the house. `npm run check` fails when an import goes through one.
const { modules } = require('./architecture.cjs')

const M = '^src/server/modules'
const tests = '\\.test\\.tsx?$'
const pure = ['^src/contract/', '^src/server/kernel/(refusal|context)\\.ts$']
const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

module.exports = {
  forbidden: [
    rule('no-cycles', {}, { circular: true }, 'Two files that need each other are one thing, or hide a third.'),
    rule(
      'contract-knows-nobody',
      { path: '^src/contract', pathNot: tests },
      { path: '^(src/(server|web)|db|test)' },
      'Both sides build on the contract.',
    ),
    rule(
      'web-never-touches-server',
      { path: '^src/web' },
      { path: '^src/server' },
      'The site is a client of the API like any other.',
    ),
    rule(
      'server-never-touches-web',
      { path: '^src/server' },
      { path: '^src/web' },
      'The service does not know its site.',
    ),
    rule(
      'kernel-knows-no-module',
      { path: '^src/server/kernel', pathNot: tests },
      { path: '^src/server/(modules|http|adapters)' },
      'The kernel is below everything.',
    ),
    rule(
      'domain-is-pure',
      { path: `${M}/([^/]+)/domain/`, pathNot: tests },
      { pathNot: [`${M}/$1/domain/`, ...pure] },
      'Rules of the trade need no library and no I/O.',
    ),
    rule(
      'sql-only-in-store',
      {
        path: '^src/',
        pathNot: [
          `${M}/[^/]+/(store|queries|provider-store)\\.ts$`,
          `${M}/[^/]+/queries/`,
          '^src/server/kernel/',
          tests,
        ],
      },
      { path: ['node_modules/(drizzle-orm|pg|@electric-sql)/', '^src/server/kernel/sql\\.ts$'] },
      'A module speaks to the database in its store alone.',
    ),
    rule(
      'operations-ignore-http',
      { path: `${M}/[^/]+/(operations|domain)/`, pathNot: tests },
      { path: '(/http\\.ts$|^src/server/http/)' },
      'An operation can be called from a job as well.',
    ),
    rule(
      'ui-is-generic',
      { path: '^src/web/ui', pathNot: tests },
      { path: ['^src/contract', '^src/web/(routes|features)', 'node_modules/react-router'] },
      'The design system knows no business.',
    ),
    rule(
      'features-below-routes',
      { path: '^src/web/(features|lib)' },
      { path: '^src/web/routes/' },
      'Pages are made of features, not the other way round.',
    ),
    rule(
      'no-test-code-shipped',
      { path: '^src/', pathNot: tests },
      { path: ['^test/', tests] },
      'Tests may use the code; the code never uses tests.',
    ),
    rule(
      'world-is-for-demo',
      { path: '^src/', pathNot: ['^src/serve/demo\\.ts$', tests] },
      { path: '^db/world/' },
      'Production runs without the demo city.',
    ),
    ...Object.entries(modules).flatMap(([name, uses]) => [
      rule(
        `${name}-uses-only-its-friends`,
        { path: `${M}/${name}/`, pathNot: tests },
        { path: `${M}/`, pathNot: [name, ...uses].map((m) => `${M}/${m}/`) },
        'See architecture.cjs.',
      ),
      rule(
        `${name}-entered-by-its-door`,
        { path: '^src/server/', pathNot: [`${M}/${name}/`, tests] },
        { path: `${M}/${name}/`, pathNot: `${M}/${name}/(index|http)\\.ts$` },
        'Use what index.ts exports.',
      ),
    ]),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['src/web/paraglide', '\\.react-router'] },
    enhancedResolveOptions: {
      conditionNames: ['import', 'types', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
}
