/** What programs call themselves that read pages, as opposed to people. */
const bots =
  /bot\b|bot\/|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl|wget|python|java\/|okhttp|node|axios|go-http/i

/** Reports whether a user agent is that of a program; one without a name is. */
export function isBot(userAgent: string | undefined): boolean {
  return userAgent === undefined || userAgent === '' || bots.test(userAgent)
}
