let given = 0

/** Returns an IPv4 address that no earlier call returned, for the `X-Forwarded-For` header of one simulated person. */
export function nextAddress(): string {
  return addressNumber(++given)
}

/** Returns the nth address of 10.0.0.0/8. */
export function addressNumber(n: number): string {
  return `10.${(n >> 16) % 256}.${(n >> 8) % 256}.${n % 256}`
}
