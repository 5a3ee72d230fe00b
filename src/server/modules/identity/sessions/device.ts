import bowser from 'bowser'

/** Browser and operating system by the names people know; what a device does not say is missing. */
export function deviceOf(userAgent: string): { browser?: string; system?: string } {
  // The library rejects an empty text.
  if (userAgent === '') return {}
  const { browser, os } = bowser.parse(userAgent)
  return { ...(browser.name ? { browser: browser.name } : {}), ...(os.name ? { system: os.name } : {}) }
}
