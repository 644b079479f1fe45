import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer } from 'node:http2'
import { join } from 'node:path'
import { pipeline } from 'node:stream'

/** What HTTP/2 forbids, for each connection has its own. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection', 'host']

/**
 * Hands the requests of browsers to the portal by HTTP/2 and TLS, as a proxy does where it is deployed: many small files come over one
 * connection, of which HTTP/1.1 needs six. The certificate is its own, made by `openssl`.
 * @param {string} folder where the certificate is written
 * @param {number} port
 * @param {number} portalPort
 */
export async function startHttp2Front(folder, port, portalPort) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...names, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  })
  const front = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, (incoming, answer) => {
    const headers = {
      ...without(incoming.headers, (name) => name.startsWith(':')),
      host: incoming.authority,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
    }
    const passed = request({ port: portalPort, method: incoming.method, path: incoming.url, headers }, (reply) => {
      answer.writeHead(
        reply.statusCode ?? 502,
        without(reply.headers, (name) => ofConnection.includes(name)),
      )
      pipeline(reply, answer, () => undefined)
    })
    passed.on('error', () => answer.destroy())
    pipeline(incoming, passed, () => undefined)
  }).listen(port, '127.0.0.1')
  await once(front, 'listening')
  return front
}

/**
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {(name: string) => boolean} isLeftOut
 * @returns {import('node:http').OutgoingHttpHeaders}
 */
function without(headers, isLeftOut) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !isLeftOut(name)))
}
