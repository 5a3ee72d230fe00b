import { lookup as systemLookup } from 'node:dns'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

const others = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  others.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  others.addSubnet(network, bits, 'ipv6')

/** Reports whether an address is one of the public internet: neither private nor local, reserved, or one of those in another form. */
export function isPublicAddress(address: string): boolean {
  return !others.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/**
 * Returns a lookup for connections that fails where any address of a name is not public: the address that is checked is the one
 * that is connected to, so a name that changes in between gains nothing.
 */
export function publicLookup(lookup: typeof systemLookup = systemLookup): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, [])
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return done(new Error('the name leads to an address that is not public'), [])
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })
  }
}
