import ipaddr from 'ipaddr.js'

/**
 * Who is counted together: an address of version 4; of version 6 its first half, for every connection to the Internet has all of the 2^64
 * addresses behind it.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return `${address.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`
}
