const loopbackNames = ['localhost', '127.0.0.1', '[::1]']

/** Reports whether an address is one of this machine alone. */
export function isLoopback({ hostname }: URL): boolean {
  return loopbackNames.includes(hostname)
}

/** The origins of the public URL; where that is a loopback name, of every such name with its port. */
export function ownOrigins(publicUrl: URL): string[] {
  const { protocol, origin, port } = publicUrl
  if (!isLoopback(publicUrl)) return [origin]
  return loopbackNames.map((name) => `${protocol}//${name}${port && `:${port}`}`)
}

/** Reports whether a Host header is one of ours. */
export function isOwnHost(host: string | undefined, publicUrl: URL): boolean {
  return host !== undefined && isOwnOrigin(`${publicUrl.protocol}//${host.toLowerCase()}`, publicUrl)
}

/** Reports whether an Origin header is absent or one of ours. */
export function isOwnOrigin(origin: string | undefined, publicUrl: URL): boolean {
  return origin === undefined || ownOrigins(publicUrl).includes(origin)
}

/**
 * Reports whether a request that a browser sends from `origin` comes from the page that it is sent to, on this machine, whose port
 * may be another one than we know of. A name that merely leads to this machine is not enough.
 */
export function isSameLoopback(origin: string, host: string | undefined): boolean {
  return host !== undefined && origin === `http://${host}` && URL.canParse(origin) && isLoopback(new URL(origin))
}
