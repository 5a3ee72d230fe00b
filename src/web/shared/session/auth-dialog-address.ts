const authTabs = ['login', 'register', 'forgot'] as const
export type AuthTab = (typeof authTabs)[number]

/**
 * The dialog stands in the fragment of an address: `#login`, `#register`, `#forgot`. The fragment never reaches the server,
 * so public pages stay the same for everyone, and opening the dialog loads nothing.
 */
export function tabOfAddress(fragment: string): AuthTab | undefined {
  return authTabs.find((tab) => fragment === `#${tab}`)
}

/** The address of the dialog above a page; above the present one unless told. */
export function addressOfTab(tab: AuthTab, page: string = presentPage()): string {
  return `${page}#${tab}`
}

/** Path and query of the page, without the dialog. */
export function presentPage(): string {
  return window.location.pathname + window.location.search
}
