import { randomBytes } from 'node:crypto'

interface Given {
  port: number
  /** What people open. */
  origin: string
  databaseUrl: string
  dataDir: string
}

/** Everything that production needs, and that an operator would set, but for the payment account and the email server. */
export function settingsOf({ port, origin, databaseUrl, dataDir }: Given): Record<string, string> {
  return {
    PANGAT_MODE: 'production',
    PORT: String(port),
    PUBLIC_URL: origin,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    SUPPORT_PHONE: '+919811100099',
    SUPPORT_EMAIL: 'help@sankalp.in',
    LEGAL_NAME: 'Tambe Events Private Limited',
    GRIEVANCE_NAME: 'Sunita Tambe',
    GRIEVANCE_DESIGNATION: 'Customer Care',
    GRIEVANCE_EMAIL: 'grievance@sankalp.in',
    GRIEVANCE_PHONE: '+919811100098',
    BUSINESS_ADDRESS: '7 Linking Road, Bandra West, Mumbai, Maharashtra 400050',
    SESSION_SECRET: randomBytes(48).toString('base64'),
    BANK_DATA_KEY: randomBytes(32).toString('base64'),
  }
}
