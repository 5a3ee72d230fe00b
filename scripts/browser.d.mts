/** The path of a Chromium or Chrome; undefined when there is none. */
export function findBrowser(): string | undefined

/** As {@link findBrowser}, for headless use. */
export function findHeadlessBrowser(): string | undefined
