import { once } from 'node:events'
import { connect } from 'node:tls'
import { type Check, type Checks, type Finding, failure, fine, skipped, warning } from './finding.ts'

/** In milliseconds. */
const patience = 10_000
/** By default nginx refuses more than a megabyte; a photograph has up to ten. */
const uploadBytes = 2 * 1024 * 1024

/** PUBLIC_URL as people reach it: through the proxy, if there is one. */
export const addressChecks: Checks = {
  'address.certificate': async ({ config: { publicUrl }, needs, clock }) => {
    const url = new URL(publicUrl)
    if (url.protocol !== 'https:') return fine('PUBLIC_URL needs no certificate.')
    try {
      const { validTo, problem } = await certificateOf(url)
      const days = Math.floor((validTo.getTime() - clock().getTime()) / 86_400_000)
      const message = `The certificate of ${url.hostname} ends in ${days} days.`
      const todo = 'Renew it (certbot renew), let that happen by itself, and reload the proxy.'
      if (days < 0) return failure(`The certificate of ${url.hostname} has ended.`, todo)
      if (problem) return failure(`Browsers refuse the certificate of ${url.hostname}: ${problem}.`, todo)
      return days < needs.certificateDays ? warning(message, todo) : fine(message)
    } catch {
      return skipped('Nothing answers there.')
    }
  },

  'address.answers': async (place) => {
    const away = warning(
      `Nothing answers at ${place.config.publicUrl}.`,
      'Start the portal; if it runs, look at the proxy, the firewall and DNS.',
    )
    return answered(
      async ({ status }) =>
        status < 500
          ? fine('Something answers at PUBLIC_URL.')
          : failure(
              `PUBLIC_URL answers with ${status}.`,
              'Start the portal; the proxy’s log says why it cannot reach it.',
            ),
      { away },
    )(place)
  },

  'address.portal': answered(async (response) =>
    response.status >= 500
      ? skipped('The portal does not answer there.')
      : response.headers.has('x-request-id') && (await response.text()) === '{"status":"ok"}'
        ? fine('It is the portal.')
        : failure(
            'What answers at PUBLIC_URL is not the portal, or takes its headers away.',
            'Let the proxy pass all paths on, and every header.',
          ),
  ),

  'address.ready': answered(
    async (response) => {
      const { missing = [] } = (await response.json().catch(() => ({}))) as { missing?: string[] }
      return missing.length === 0
        ? fine('The portal is ready, or something else answers.')
        : warning(`The portal is not ready: ${missing.join(', ')}.`, 'Look at the lines of database and storage.')
    },
    { path: '/readyz' },
  ),

  'address.uploads': answered(
    async (response) =>
      response.status === 413 && !response.headers.get('content-type')?.startsWith('application/json')
        ? failure(
            'The proxy refuses files of 2 MB, and so every photograph.',
            'nginx: client_max_body_size 2100m; (docs/examples/nginx.conf).',
          )
        : fine('The proxy lets photographs through.'),
    {
      path: '/api/doctor',
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=doctor' },
      body: Buffer.alloc(uploadBytes),
    },
  ),
}

const certificateProblems = /CERT|SELF_SIGNED|ALTNAME|ISSUER|VERIFY/

type Asking = RequestInit & { path?: string; away?: Finding }

/** Checks a response; without one, another line has the reason. */
function answered(
  check: (response: Response) => Promise<Finding>,
  { path = '/healthz', away = skipped('Nothing answers there.'), ...request }: Asking = {},
): Check {
  return async ({ config: { publicUrl } }) => {
    const signal = AbortSignal.timeout(patience)
    const response = await fetch(`${publicUrl}${path}`, { redirect: 'manual', signal, ...request }).catch(codeOf)
    if (typeof response !== 'string') return check(response)
    return certificateProblems.test(response) ? skipped('The certificate is refused.') : away
  }
}

function codeOf({ cause, name }: Error): string {
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? name
}

async function certificateOf({ hostname, port }: URL): Promise<{ validTo: Date; problem: string | null }> {
  const host = hostname.replace(/[[\]]/g, '')
  const socket = connect({ host, servername: host, port: Number(port || 443), rejectUnauthorized: false })
  socket.setTimeout(patience, () => socket.destroy(new Error('timeout')))
  try {
    await once(socket, 'secureConnect')
    const problem = socket.authorized ? null : String(socket.authorizationError)
    return { validTo: new Date(socket.getPeerCertificate().valid_to), problem }
  } finally {
    socket.destroy()
  }
}
