import { createPublicKey, type KeyObject, sign } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Texts } from '#kit/server/language/texts.ts'
import type { Printable } from './certificates.queries.ts'

/*
 * Open Badges 3.0: a certificate as a Verifiable Credential, and the Bitstring Status List, which marks those that are
 * not valid any more.
 */

type Academy = { texts: Texts; config: { publicUrl: string } }

const context = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const

/** The smallest list that the standard allows, so that a request does not reveal whose certificate is checked. */
export const listLength = 131_072
/** Any odd number: each certificate has an index of its own, which does not reveal how many came before. */
const stride = 40_503

const addresses = (config: { publicUrl: string }) => {
  const base = `${config.publicUrl}/api/credentials`
  return {
    issuer: `${base}/issuer`,
    credential: (number: string) => `${base}/${number}`,
    list: (list: number) => `${base}/status/${list}`,
  }
}

/** Which list a certificate is in, and where. */
export function placeOf(id: number): { list: number; index: number } {
  return { list: Math.floor(id / listLength) + 1, index: ((id % listLength) * stride) % listLength }
}

export function issuerProfile({ texts, config }: Academy, key: KeyObject) {
  const { issuer } = addresses(config)
  return {
    '@context': context,
    id: issuer,
    type: ['Profile'],
    name: texts.constants().academy,
    url: config.publicUrl,
    verificationMethod: [{ id: `${issuer}#key`, type: 'JsonWebKey', controller: issuer, publicKeyJwk: publicKey(key) }],
  }
}

/** The content of a certificate, machine-readable. */
export function credentialOf({ texts, config }: Academy, certificate: Printable) {
  const { id, number, language, holder, title, technique, minutes, first_day, last_day } = certificate
  const t = texts.in(language)
  const { issuer, credential, list: addressOf } = addresses(config)
  const { list, index } = placeOf(id)
  const hours = t('certificates.hours_value', { count: minutes / 60 })
  return {
    '@context': context,
    id: credential(number),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: title,
    issuer: { id: issuer, type: ['Profile'], name: texts.constants().academy, url: config.publicUrl },
    validFrom: certificate.issued_at,
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', identityType: 'name', hashed: false, identityHash: holder }],
      activityStartDate: `${first_day}T00:00:00.000Z`,
      activityEndDate: `${last_day}T00:00:00.000Z`,
      achievement: {
        id: `${credential(number)}#achievement`,
        type: ['Achievement'],
        achievementType: 'CertificateOfCompletion',
        inLanguage: language,
        name: title,
        description: `${t(`artists.techniques_${technique}`)}, ${hours}`,
        criteria: { id: `${config.publicUrl}/#/certificate/${number}`, narrative: t('certificates.sheet_for') },
      },
    },
    credentialStatus: {
      id: `${addressOf(list)}#${index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(index),
      statusListCredential: addressOf(list),
    },
  }
}

/** A bit for each certificate: set where it was revoked or replaced. The first is the leftmost. */
export function statusList({ config }: Academy, list: number, over: readonly number[], now: Date) {
  const { issuer, list: addressOf } = addresses(config)
  const bits = Buffer.alloc(listLength / 8)
  for (const id of over) {
    const { index } = placeOf(id)
    bits[index >> 3] = (bits[index >> 3] as number) | (0b1000_0000 >> (index & 7))
  }
  return {
    '@context': [context[0]],
    id: addressOf(list),
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer,
    validFrom: now.toISOString(),
    credentialSubject: {
      id: `${addressOf(list)}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      // Multibase: base64url without padding.
      encodedList: `u${gzipSync(bits).toString('base64url')}`,
    },
  }
}

type Credential = { id: string; validFrom: string; issuer: string | { id: string } }

/**
 * A credential as a signed JSON Web Token, as in Open Badges 3.0 (§8.2): its members are siblings of the registered
 * claims.
 */
export function signed({ config }: Academy, key: KeyObject, credential: Credential): string {
  const { issuer } = addresses(config)
  const header = { alg: 'EdDSA', typ: 'JWT', kid: `${issuer}#key`, jwk: publicKey(key) }
  const claims = { iss: issuer, jti: credential.id, nbf: Math.floor(Date.parse(credential.validFrom) / 1000) }
  const encoded = [header, { ...credential, ...claims }].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  const signature = sign(null, Buffer.from(encoded.join('.')), key)
  return [...encoded, signature.toString('base64url')].join('.')
}

const publicKey = (key: KeyObject) => createPublicKey(key).export({ format: 'jwk' })
