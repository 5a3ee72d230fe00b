import type { ServerBuild } from 'react-router'

/** Returns the function that names the route of a page by its path: `/caterer/:slug`. What no page has is `*`. */
export function createPageRoutes(routes: ServerBuild['routes']): (pathname: string) => string {
  const patterns = Object.values(routes).flatMap((route) =>
    route?.path === undefined && !route?.index ? [] : [patternOf(routes, route.id)],
  )
  const fixed = new Set(patterns.filter((pattern) => !/[:*]/.test(pattern)))
  const open = patterns
    .filter((pattern) => pattern.includes(':'))
    // Of two that match, the one with fewer parameters is meant.
    .sort((one, other) => one.split(':').length - other.split(':').length)
    .map((pattern) => ({ pattern, matches: new RegExp(`^${pattern.replace(/\/:\w+(\??)/g, '(?:/[^/]+)$1')}$`) }))
  return (pathname) => {
    const path = pathname.replace(/\.data$/, '').replace(/(.)\/$/, '$1')
    if (path === '/_root') return '/'
    return fixed.has(path) ? path : (open.find(({ matches }) => matches.test(path))?.pattern ?? '*')
  }
}

function patternOf(routes: ServerBuild['routes'], id: string): string {
  const parts: string[] = []
  for (let route = routes[id]; route; route = route.parentId === undefined ? undefined : routes[route.parentId])
    if (route.path) parts.unshift(route.path)
  return `/${parts.join('/')}`
}
