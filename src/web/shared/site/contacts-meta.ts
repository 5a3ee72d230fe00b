import { settleContacts, type Contacts } from '#contract/contacts.ts'

/** Name of the element in the head that carries the operator's contacts, as JSON. */
export const contactsMeta = 'operator-contacts'

/** Takes over the contacts with which the server rendered the page. Nothing where there is no page. */
export function readContacts(): void {
  if (typeof document === 'undefined') return
  const written = document.querySelector<HTMLMetaElement>(`meta[name="${contactsMeta}"]`)?.content
  // As the server wrote it.
  if (written) settleContacts(JSON.parse(written) as Contacts)
}
