import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Warning } from '#kit/contract/values/warnings.ts'
import type { Config } from '#kit/server/start/config.ts'

/** Headers in which a proxy forwards its client's address. */
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-real-ip']

const safeValues =
  'TRUST_PROXY=1 where one proxy stands in front and only it reaches the portal; otherwise the addresses of the proxies, such as TRUST_PROXY=loopback or TRUST_PROXY=10.1.2.3'

/** Warnings about an unsafe TRUST_PROXY. */
export function warningsAbout(config: Config, log: Pick<Logger, 'warn'>): Set<Warning> {
  if (config.trustProxy !== true) return new Set()
  log.warn(
    `TRUST_PROXY=true believes every X-Forwarded-For: with a new one each time, anybody gets around the limits. Set ${safeValues}.`,
  )
  return new Set(['trusts_every_proxy'])
}

/** Warns once of an untrusted proxy: all its clients would share one address. */
export function watchForProxies(app: FastifyInstance, { trustProxy }: Config, warnings: Set<Warning>): void {
  if (trustProxy !== false) return
  app.addHook('onRequest', async ({ headers, log }) => {
    if (warnings.has('unknown_proxy') || !forwardingHeaders.some((name) => name in headers)) return
    warnings.add('unknown_proxy')
    log.warn(
      `A request came with forwarding headers, but TRUST_PROXY is not set: if there is a proxy in front of the portal, all its visitors count as one. Set ${safeValues}.`,
    )
  })
}
