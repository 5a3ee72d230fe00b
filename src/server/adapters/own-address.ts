import type { Config } from '#server/kernel/config.ts'

/** A path of this very process as it reaches itself, whatever stands between it and its public address. */
export function ownAddress({ host, port, publicUrl }: Pick<Config, 'host' | 'port' | 'publicUrl'>, path: string): URL {
  if (port === 0) return new URL(path, publicUrl)
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return new URL(path, `http://${name}:${port}`)
}
