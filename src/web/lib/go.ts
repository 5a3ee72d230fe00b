type Go = (path: string) => void

let navigate: Go | undefined

/** The router's navigation, lent by a component that stands in every page. */
export function lendNavigation(to: Go | undefined): void {
  navigate = to
}

/** Goes to a path of the site from code that is no component. */
export function go(path: string): void {
  if (navigate) navigate(path)
  else window.location.assign(path)
}
