import { type Checks, failure, fine, warning } from './finding.ts'

const loopback = /^(localhost|127(\.\d+){0,3}|\[?::1\]?)$/
export const isLocal = (host: string) => loopback.test(host)

/** Settings that contradict each other. */
export const settingsChecks: Checks = {
  'settings.node': async ({ nodeVersion }) =>
    Number.parseInt(nodeVersion.slice(1), 10) >= 20
      ? fine(`Node ${nodeVersion}.`)
      : failure(`Node ${nodeVersion} is too old.`, 'Install Node 20 or newer.'),

  'settings.demo': async ({ config }) =>
    config.isDemo
      ? warning('This is a demo, whose accounts have a published password.', 'Set NODE_ENV=production for an academy.')
      : fine('This is no demo.'),

  'settings.secret': async ({ config }) =>
    new Set(config.sessionSecret).size >= 10
      ? fine('The session secret is long and varied.')
      : failure(
          'SESSION_SECRET repeats a few characters and can be guessed.',
          'Set another, such as the output of: openssl rand -base64 48. Everybody has to sign in again, and the key that signs certificates has to be made again; people without an account who were erased come back with older backups.',
        ),

  'settings.https': async ({ config: { publicUrl } }) => {
    const { protocol, hostname } = new URL(publicUrl)
    if (protocol === 'https:') return fine('People reach the portal by https; cookies are Secure.')
    if (isLocal(hostname)) return fine('Only this machine reaches the portal.')
    return failure(
      'PUBLIC_URL is http: passwords and sessions travel readable.',
      'End TLS in a proxy (docs/examples) and set PUBLIC_URL=https://….',
    )
  },

  'settings.cookies': async ({ config: { cookieDomain, publicUrl } }) => {
    const { hostname } = new URL(publicUrl)
    if (cookieDomain === null) return fine('Cookies belong to the host of PUBLIC_URL alone.')
    if (hostname === cookieDomain || hostname.endsWith(`.${cookieDomain}`))
      return fine(`Cookies are for ${cookieDomain}.`)
    return failure(
      `COOKIE_DOMAIN is ${cookieDomain}, but PUBLIC_URL leads to ${hostname}: browsers refuse the cookies, and nobody can sign in.`,
      'Leave COOKIE_DOMAIN out, or set the domain that both hosts have in common.',
    )
  },

  'settings.proxy': async ({ config: { trustProxy, publicUrl } }) => {
    if (trustProxy === true)
      return failure(
        'TRUST_PROXY=true believes every X-Forwarded-For, so anybody gets around the limits.',
        'Set the number of proxies (TRUST_PROXY=1) or their addresses.',
      )
    if (trustProxy === false && publicUrl.startsWith('https:'))
      return failure(
        'A proxy ends TLS for PUBLIC_URL, but TRUST_PROXY is not set: all visitors count as one, and share its limits.',
        'Set TRUST_PROXY=1 where one proxy stands in front and nobody reaches the portal but through it.',
      )
    return fine(trustProxy === false ? 'No proxy is trusted.' : `Trusted proxies: ${String(trustProxy)}.`)
  },

  'settings.listening': async ({ config: { host, trustProxy } }) =>
    typeof trustProxy === 'number' && !isLocal(host)
      ? warning(
          `The portal listens on ${host} and trusts whoever reaches it to be a proxy.`,
          'Set HOST=127.0.0.1, or see to it that only the proxy reaches the port; or name its addresses in TRUST_PROXY.',
        )
      : fine(`The portal listens on ${host}.`),

  'settings.metrics': async ({ config: { metrics } }) => {
    if (!metrics) return fine('METRICS_PORT is not set: no figures are served.')
    if (isLocal(metrics.host)) return fine('Only this machine reads the figures.')
    return warning(
      `Figures are served on ${metrics.host} without a password.`,
      'Leave METRICS_HOST out, or let a firewall keep everybody but Prometheus away.',
    )
  },
}
