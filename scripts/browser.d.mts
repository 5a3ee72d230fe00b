/** The path of a Chromium or Chrome; undefined when there is none. */
export function findBrowser(): string | undefined
