import { z } from 'zod'
import { demoContacts, type Contacts } from '#contract/contacts.ts'

/** How people reach the operator, each setting checked separately. */
export const contactSettings = {
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+91\d{10}$/, 'SUPPORT_PHONE must be +91 and ten digits, such as +912248931770')
    .optional(),
  SUPPORT_EMAIL: z.email('SUPPORT_EMAIL must be an email address').max(254).optional(),
  LEGAL_NAME: z
    .string()
    .regex(/^[^\p{C}<>]{3,120}$/u, 'LEGAL_NAME must be one line of 3 to 120 characters')
    .optional(),
  GRIEVANCE_NAME: z
    .string()
    .regex(/^[^\p{C}<>]{2,80}$/u, 'GRIEVANCE_NAME must be one line of 2 to 80 characters')
    .optional(),
  GRIEVANCE_DESIGNATION: z
    .string()
    .regex(/^[^\p{C}<>]{2,80}$/u, 'GRIEVANCE_DESIGNATION must be one line of 2 to 80 characters')
    .optional(),
  GRIEVANCE_EMAIL: z.email('GRIEVANCE_EMAIL must be an email address').max(254).optional(),
  GRIEVANCE_PHONE: z
    .string()
    .regex(/^\+91\d{10}$/, 'GRIEVANCE_PHONE must be +91 and ten digits, such as +912248931771')
    .optional(),
  BUSINESS_ADDRESS: z
    .string()
    .regex(/^[^\p{C}<>]{10,200}$/u, 'BUSINESS_ADDRESS must be one line of 10 to 200 characters, with the PIN code')
    .optional(),
  SOCIAL_LINKS: z
    .string()
    .refine(
      (text) => linksIn(text).every((link) => URL.canParse(link) && new URL(link).protocol === 'https:'),
      'SOCIAL_LINKS must be https addresses with spaces between them',
    )
    .optional(),
}

const Settings = z.object(contactSettings)
type Settings = z.output<typeof Settings>

/** What the law wants shown of a marketplace (Consumer Protection (E-Commerce) Rules 2020, rule 5). */
const required = {
  SUPPORT_PHONE: 'SUPPORT_PHONE is required in production: the number that customers call',
  SUPPORT_EMAIL: 'SUPPORT_EMAIL is required in production: the address that customers write to',
  LEGAL_NAME: 'LEGAL_NAME is required in production: the name under which the business is registered',
  GRIEVANCE_NAME: 'GRIEVANCE_NAME is required in production: the person who answers complaints',
  GRIEVANCE_DESIGNATION: 'GRIEVANCE_DESIGNATION is required in production: the designation of that person',
  GRIEVANCE_EMAIL: 'GRIEVANCE_EMAIL is required in production: the address at which that person answers complaints',
  GRIEVANCE_PHONE: 'GRIEVANCE_PHONE is required in production: the number at which that person answers complaints',
  BUSINESS_ADDRESS: 'BUSINESS_ADDRESS is required in production: the address of the business, as pages show it',
} as const satisfies Partial<Record<keyof Settings, string>>

/** What production lacks to be reached. */
export function contactProblems(given: Record<string, string | undefined>): string[] {
  if (given['PANGAT_MODE'] !== 'production') return []
  return Object.entries(required).flatMap(([name, cure]) => (given[name] ? [] : [cure]))
}

/** The contacts that settings name. Those of the demo stand in for what is missing, which in production is links alone. */
export function contactsFrom(settings: Settings): Contacts {
  const { SUPPORT_PHONE, SUPPORT_EMAIL, LEGAL_NAME, BUSINESS_ADDRESS, SOCIAL_LINKS } = settings
  const { GRIEVANCE_NAME, GRIEVANCE_DESIGNATION } = settings
  const isOwn = [SUPPORT_PHONE, SUPPORT_EMAIL, BUSINESS_ADDRESS].some((setting) => setting !== undefined)
  return {
    phone: SUPPORT_PHONE ?? demoContacts.phone,
    email: SUPPORT_EMAIL ?? demoContacts.email,
    legalName: LEGAL_NAME ?? demoContacts.legalName,
    address: BUSINESS_ADDRESS ?? demoContacts.address,
    grievanceOfficer:
      GRIEVANCE_NAME && GRIEVANCE_DESIGNATION
        ? `${GRIEVANCE_NAME}, ${GRIEVANCE_DESIGNATION}`
        : demoContacts.grievanceOfficer,
    grievanceEmail: settings.GRIEVANCE_EMAIL ?? demoContacts.grievanceEmail,
    grievancePhone: settings.GRIEVANCE_PHONE ?? demoContacts.grievancePhone,
    social:
      SOCIAL_LINKS === undefined
        ? isOwn
          ? []
          : demoContacts.social
        : linksIn(SOCIAL_LINKS).map((url) => ({ name: siteName(url), url })),
  }
}

function linksIn(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

const names: Record<string, string> = {
  'instagram.com': 'Instagram',
  'facebook.com': 'Facebook',
  'youtube.com': 'YouTube',
  'linkedin.com': 'LinkedIn',
  'x.com': 'X',
}

/** What people call the site of a link; its host when it is not known. */
function siteName(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, '')
  return names[host] ?? host
}
