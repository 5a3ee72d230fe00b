/** How people reach whoever runs the marketplace. */
export interface Contacts {
  /** '+91' and ten digits. */
  phone: string
  email: string
  /** Name under which the business is registered. */
  legalName: string
  /** Where the business is, in one line. */
  address: string
  /** Name and designation of the grievance officer. */
  grievanceOfficer: string
  /** Where complaints are answered; '+91' and ten digits. */
  grievanceEmail: string
  grievancePhone: string
  /** Pages elsewhere that are the operator's own. */
  social: readonly { name: string; url: string }[]
}

/** Of demonstrations and tests: nobody answers there. Production is given its own. */
export const demoContacts: Contacts = {
  phone: '+912248931770',
  email: 'hello@pangat.example',
  legalName: 'Pangat Demonstration LLP',
  address: 'Unit 12, Kamala Mills Compound, Lower Parel, Mumbai, Maharashtra 400013',
  grievanceOfficer: 'Kavita Rane, Head of Customer Care',
  grievanceEmail: 'grievance@pangat.example',
  grievancePhone: '+912248931771',
  // Accounts of that name are strangers' own.
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
  ],
}

let settled = demoContacts

/** Names the operator's contacts for this runtime: once at start, before anything is shown or sent. */
export function settleContacts(contacts: Contacts): void {
  settled = contacts
}

/** Returns the operator's contacts. Not for constants of a module, which are made before they are settled. */
export function contacts(): Contacts {
  return settled
}
