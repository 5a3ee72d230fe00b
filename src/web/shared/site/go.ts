interface GoOptions {
  /** Takes the place of where one is; back then leads to what was before. */
  replace?: boolean
  /** The page stays where it was scrolled to. */
  preventScrollReset?: boolean
}

/** What the router can do for code that is no component. */
interface Navigation {
  to: (path: string, options: GoOptions) => void
  back: () => void
}

let navigation: Navigation | undefined

/** The router's navigation, lent by a component that stands in every page. */
export function lendNavigation(lent: Navigation | undefined): void {
  navigation = lent
}

/** Goes to a path of the site from code that is no component. */
export function go(path: string, options: GoOptions = {}): void {
  if (navigation) navigation.to(path, options)
  else if (options.replace) window.location.replace(path)
  else window.location.assign(path)
}

/** One step back in the browser's history. */
export function goBack(): void {
  if (navigation) navigation.back()
  else window.history.back()
}
