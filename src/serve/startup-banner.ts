import { brand } from '#contract/brand.ts'
import type { Config } from '#server/kernel/config.ts'

/** What a person who started the server wants to know. */
export function startupBanner(config: Config, port: number): string {
  const address = config.publicUrl.port === '0' ? `http://${config.host}:${port}` : config.publicUrl.origin
  const lines = [`${brand.name} is open at ${address}`]
  if (config.mode === 'demo') {
    lines.push(
      '',
      'Demo accounts, password Pangat2026:',
      '  customer@pangat.example   finds, books and pays',
      '  caterer@pangat.example    owns the first caterer of the city',
      '  admin@pangat.example      runs the marketplace',
      '',
      `Emails sent: ${address}/dev/mail`,
      `API:         ${address}/api/docs`,
    )
  }
  return `${lines.join('\n')}\n`
}
