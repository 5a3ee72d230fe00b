import { builtSite, type BuiltSite, type SiteOptions } from '../../src/serve/site.ts'
import { demoContacts } from '#contract/contacts.ts'

/** The site as it was built, over an API of the test, without other services. `npm test` builds it first. */
export async function siteOver(options: Pick<SiteOptions, 'api'> & Partial<SiteOptions>): Promise<BuiltSite> {
  return builtSite({
    publicUrl: 'http://pangat.test',
    formOrigins: [],
    imageOrigins: [],
    googleMapsKey: undefined,
    googleTag: undefined,
    provider: undefined,
    contacts: demoContacts,
    hasMcp: false,
    isDemo: true,
    ...options,
  })
}
