/** By what a person is reached. */
export interface Contacts {
  /** E.164; an empty one is none. */
  phones: readonly string[]
  emails: readonly string[]
}

const dotless = new Set(['gmail.com', 'googlemail.com'])

/** Returns the inbox of an address: without case, what follows a plus, and the dots that Gmail does not read. */
export function inboxOf(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@')
  const [base = ''] = name.split('+')
  return dotless.has(host) ? `${base.replaceAll('.', '')}@gmail.com` : `${base}@${host}`
}

/** Reports whether two people share a phone number or an inbox (C93). */
export function sharesContact(one: Contacts, other: Contacts): boolean {
  const phones = new Set(one.phones.filter(Boolean))
  const inboxes = new Set(one.emails.map(inboxOf))
  return other.phones.some((phone) => phones.has(phone)) || other.emails.some((email) => inboxes.has(inboxOf(email)))
}
