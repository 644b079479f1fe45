import { generateKeyPairSync } from 'node:crypto'
import forge from 'node-forge'
import { checkedAppleKeys, checkedGoogleKeys, storeWalletKeys } from '#academy/wallets/server/wallet-keys.ts'
import type { Academy } from '#testing/academy.ts'

/** A certificate authority of our own in the place of Apple's, and a service account in that of Google's. */

const rsa = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

type Made = { days?: number; passType?: string; now?: Date }

const base64 = (file: string) => Buffer.from(file).toString('base64')

/** Files as Apple hands them out, with the authority's certificate, and the call's input with them. */
export function makeAppleKeys({ days = 300, passType = 'pass.test.atelier', now = new Date() }: Made = {}) {
  const [authority, own] = [rsa(), rsa()]
  const name = [{ name: 'commonName', value: 'Test WWDR' }]
  const subject = [
    { type: '0.9.2342.19200300.100.1.1', value: passType },
    { name: 'commonName', value: `Pass Type ID: ${passType}` },
    { shortName: 'OU', value: 'TEAM123456' },
  ]
  const certificate = (of: string, by: string, whose: forge.pki.CertificateField[], serial: string) => {
    const made = forge.pki.createCertificate()
    made.publicKey = forge.pki.publicKeyFromPem(of)
    made.serialNumber = serial
    made.validity.notBefore = new Date(now.getTime() - 864e5 * 400)
    made.validity.notAfter = new Date(now.getTime() + 864e5 * days)
    made.setSubject(whose)
    made.setIssuer(name)
    made.setExtensions([{ name: 'basicConstraints', cA: whose === name }])
    made.sign(forge.pki.privateKeyFromPem(by), forge.md.sha256.create())
    return forge.pki.certificateToPem(made)
  }
  const files = {
    certificate: certificate(own.publicKey, authority.privateKey, subject, '02'),
    key: own.privateKey,
    issuer_certificate: certificate(authority.publicKey, authority.privateKey, name, '01'),
  }
  const entered = {
    certificate: base64(files.certificate),
    key: base64(files.key),
    password: null,
    issuer_certificate: base64(files.issuer_certificate),
  }
  return { files, entered }
}

export function makeGoogleKeys() {
  const { privateKey, publicKey } = rsa()
  const account = { type: 'service_account', client_email: 'atelier@test.example', private_key: privateKey }
  return { entered: { issuer: '3388000000012345678', account: base64(JSON.stringify(account)) }, publicKey }
}

let made: { apple: ReturnType<typeof makeAppleKeys>; google: ReturnType<typeof makeGoogleKeys> } | null = null

/** The academy has keys of both wallets. They are made once: it takes a second. */
export async function enterWalletKeys({ db, config, clock }: Pick<Academy, 'db' | 'config' | 'clock'>) {
  made ??= { apple: makeAppleKeys(), google: makeGoogleKeys() }
  await storeWalletKeys({ db, config }, 'apple', await checkedAppleKeys(made.apple.entered, clock.now()))
  await storeWalletKeys({ db, config }, 'google', checkedGoogleKeys(made.google.entered))
  return made
}
