// Module boundaries. `npm run check` fails on an import that crosses one.
const { modules, web } = require('./architecture.cjs')

const M = '^src/server/modules'
const audiences = Object.keys(web)
  .filter((name) => name !== 'shared')
  .join('|')
const tests = '\\.test\\.tsx?$'
// Messages are data: what is compiled from messages/ holds texts and the choice of a language's, and no I/O.
const pure = ['^src/contract/', '^src/server/kernel/(app-error|context)\\.ts$', '^src/messages/']
const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

module.exports = {
  forbidden: [
    rule('no-cycles', {}, { circular: true }, 'Two files that need each other are one thing, or hide a third.'),
    rule(
      'contract-knows-nobody',
      { path: '^src/contract', pathNot: tests },
      { path: '^(src/(server|web|serve|main\\.ts)|db|test)' },
      'Both sides build on the contract.',
    ),
    rule(
      'contract-uses-only-zod',
      { path: '^src/contract', pathNot: tests },
      { path: 'node_modules/', pathNot: 'node_modules/zod/' },
      'What both sides agree on needs no library of either.',
    ),
    rule(
      'web-never-touches-server',
      { path: '^src/web', pathNot: tests },
      { path: '^(src/(server|serve|main\\.ts)|db/)' },
      'The site is a client of the API like any other.',
    ),
    rule(
      'server-never-touches-web',
      { path: '^src/server', pathNot: tests },
      { path: '^src/(web/|serve/|main\\.ts)' },
      'The service does not know its site, nor the process that serves both.',
    ),
    rule(
      'server-takes-messages-by-area',
      { path: '^src/(server|serve|contract)/', pathNot: tests },
      { path: '^src/messages/single/messages\\.js$' },
      'The texts of all pages are thousands of modules, which a process would load before its first request.',
    ),
    rule(
      'worker-uses-nothing',
      { path: '^src/worker/', pathNot: tests },
      { pathNot: '^src/worker/' },
      'A service worker is small, and nothing of it is shared with pages.',
    ),
    rule(
      'kernel-knows-no-module',
      { path: '^src/server/kernel', pathNot: tests },
      { path: '^src/server/', pathNot: '^src/server/kernel/' },
      'The kernel is below everything.',
    ),
    rule(
      'http-knows-no-module',
      { path: '^src/server/http/', pathNot: tests },
      { path: '^src/server/', pathNot: '^src/server/(http|kernel)/' },
      'Transport is the same for every module: modules bind their endpoints to it.',
    ),
    rule(
      'adapters-know-no-module',
      { path: '^src/server/adapters/', pathNot: tests },
      { path: '^src/server/', pathNot: '^src/server/(adapters|kernel)/' },
      'An adapter implements a port for any module.',
    ),
    rule(
      'domain-is-pure',
      { path: `${M}/([^/]+)/domain/`, pathNot: tests },
      { pathNot: [`${M}/$1/domain/`, `${M}/[^/]+/domain/index\\.ts$`, ...pure] },
      'Rules of the trade need no library and no I/O.',
    ),
    rule(
      'sql-only-in-store',
      {
        path: '^src/',
        pathNot: [`${M}/[^/]+/(store|queries|tables)(\\.ts$|/)`, '^src/server/kernel/', tests],
      },
      { path: ['node_modules/(pg|@electric-sql)/', '^src/server/kernel/sql\\.ts$'] },
      'A module speaks to the database in its store alone.',
    ),
    rule(
      'operations-ignore-http',
      { path: `${M}/[^/]+/(operations|domain)/`, pathNot: tests },
      { path: ['/http\\.ts$', '^src/server/http/', `${M}/[^/]+/http/`] },
      'An operation can be called from a job as well.',
    ),
    rule(
      'ui-is-generic',
      { path: '^src/web/ui/', pathNot: tests },
      {
        path: ['^src/contract', '^src/web/', 'node_modules/react-router'],
        pathNot: '^src/web/ui/',
      },
      'The design system knows no business.',
    ),
    rule(
      'shared-below-audiences',
      { path: '^src/web/shared/', pathNot: tests },
      { path: [`^src/web/(${audiences}|routes)/`, '^src/web/[^/]+$'] },
      'Every audience may use it, so it uses none.',
    ),
    rule(
      'audiences-are-apart',
      { path: `^src/web/(${audiences})/`, pathNot: tests },
      { path: `^src/web/(${audiences})/`, pathNot: '^src/web/$1/' },
      'What two audiences need belongs to shared, so that the code of one never reaches the other.',
    ),
    rule(
      'audiences-below-routes',
      { path: `^src/web/(${audiences})/`, pathNot: tests },
      { path: ['^src/web/routes/', '^src/web/[^/]+$'] },
      'Pages are made of the folders of their audience, not the other way round.',
    ),
    rule(
      'public-pages-without-query',
      {
        path: ['^src/web/(root\\.tsx|routes/(public|site)/)', '^src/web/routes/kitchen/caterer-home\\.tsx$'],
        pathNot: tests,
      },
      { path: 'node_modules/@tanstack/', reachable: true },
      'Pages for everyone load no private data, and their visitors not the code for it.',
    ),
    rule(
      'no-test-code-shipped',
      { path: '^src/', pathNot: tests },
      { path: ['^test/', tests] },
      'Tests may use the code; the code never uses tests.',
    ),
    rule(
      'tools-are-not-shipped',
      { path: '^(src|db)/' },
      { path: '^(tools|scripts|bench)/' },
      'The product runs without what makes its parts.',
    ),
    rule(
      'world-is-for-demo',
      { path: '^src/', pathNot: ['^src/serve/demo\\.ts$', tests] },
      { path: '^db/world/' },
      'Production runs without the demo city.',
    ),
    ...Object.entries(modules).flatMap(([name, uses]) => [
      rule(
        `${name}-uses-only-its-dependencies`,
        { path: `${M}/${name}/`, pathNot: tests },
        { path: `${M}/`, pathNot: [name, ...uses].map((m) => `${M}/${m}/`) },
        'See architecture.cjs.',
      ),
      rule(
        `${name}-imported-by-its-public-api`,
        { path: '^(src|db|tools)/', pathNot: [`${M}/${name}/`, tests] },
        { path: `${M}/${name}/`, pathNot: `${M}/${name}/(index|http|http/index|domain/index)\\.ts$` },
        'Use what index.ts exports.',
      ),
    ]),
    ...Object.entries(web).flatMap(([part, folders]) =>
      Object.entries(folders).map(([name, uses]) =>
        rule(
          `${part}-${name}-uses-only-its-siblings`,
          { path: `^src/web/${part}/${name}/`, pathNot: tests },
          { path: `^src/web/${part}/`, pathNot: [name, ...uses].map((one) => `^src/web/${part}/${one}/`) },
          'See architecture.cjs.',
        ),
      ),
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules', '^src/messages/'] },
    exclude: { path: ['^src/messages/single/messages/', '\\.react-router'] },
    enhancedResolveOptions: {
      conditionNames: ['import', 'types', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
}
