/** Settings without which what the data holds cannot be read, or no longer holds: sessions, bank details, documents, pushes. */
const names = [
  'SESSION_SECRET',
  'BANK_DATA_KEY',
  'BANK_DATA_KEY_OLD',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
  'VAPID_SUBJECT',
] as const

type Settings = Readonly<Record<string, string | undefined>>

/** The secrets that are set, as an environment file has them. Secrets that the product made itself are files of the data folder. */
export function secretsText(environment: Settings): string {
  return names.flatMap((name) => (environment[name] ? [`${name}=${environment[name]}\n`] : [])).join('')
}

/** Names of the secrets of a backup that are set otherwise, or not at all, here. */
export function differingSecrets(text: string, environment: Settings): string[] {
  const lines = text.split('\n').filter(Boolean)
  return lines.flatMap((line) => {
    const name = line.slice(0, line.indexOf('='))
    return environment[name] === line.slice(name.length + 1) ? [] : [name]
  })
}
