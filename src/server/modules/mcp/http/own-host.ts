const loopbacks = ['localhost', '127.0.0.1', '[::1]']

/** Reports whether a Host header is that of the public URL; where that is a loopback name, any such name with its port. */
export function isOwnHost(host: string | undefined, publicUrl: URL): boolean {
  return host !== undefined && hostsOf(publicUrl).includes(host.toLowerCase())
}

/** Reports whether an Origin header is absent or one of ours. */
export function isOwnOrigin(origin: string | undefined, publicUrl: URL): boolean {
  return origin === undefined || hostsOf(publicUrl).some((host) => origin === `${publicUrl.protocol}//${host}`)
}

function hostsOf({ hostname, host, port }: URL): string[] {
  return loopbacks.includes(hostname) ? loopbacks.map((name) => (port ? `${name}:${port}` : name)) : [host]
}
