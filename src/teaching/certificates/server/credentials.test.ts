import { gunzipSync } from 'node:zlib'
import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { fillPath } from '#kit/contract/endpoint.ts'
import { certificates } from '#teaching/certificates/contract/certificates.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { certificateOf } from '#testing/make/make-certificates.ts'
import { listLength, placeOf } from './credentials.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const textAt = async (path: string) => (await (await world.guest()).request({ method: 'GET', url: path })).text
const numberOf = (id: number) =>
  world.db.selectFrom('certificates').select(['number', 'holder']).where('id', '=', id).executeTakeFirstOrThrow()

type Signed = {
  id: string
  type: string[]
  issuer: { id: string }
  validFrom: string
  credentialSubject: { encodedList: string }
}

/** Reads a token as its recipient does: with a third-party library, and the key that the issuer publishes. */
async function opened(token: string) {
  const header = decodeProtectedHeader(token)
  const issuer = JSON.parse(await textAt(certificates.issuer.path))
  const method = issuer.verificationMethod.find(({ id }: { id: string }) => id === header.kid)
  const key = await importJWK(method.publicKeyJwk, header.alg)
  const { payload } = await jwtVerify<Signed>(token, key)
  return { header, key, payload }
}

test('a certificate is a signed Open Badges credential for programs', async () => {
  const id = await certificateOf(world, null)
  const { number, holder } = await numberOf(id)
  const token = await textAt(fillPath(certificates.credentialJwt.path, { number }))
  const { header, key, payload } = await opened(token)
  const forged = token.replace('.', '.e')
  await expect(jwtVerify(forged, key)).rejects.toThrow('signature verification failed')
  expect(header).toMatchObject({ alg: 'EdDSA', typ: 'JWT', jwk: { kty: 'OKP', crv: 'Ed25519' } })
  expect(header.jwk).not.toHaveProperty('d')
  const { iss, jti, nbf, ...credential } = payload
  expect(credential).toEqual(JSON.parse(await textAt(fillPath(certificates.credential.path, { number }))))
  expect({ iss, jti, nbf }).toEqual({
    iss: credential.issuer.id,
    jti: credential.id,
    nbf: Math.floor(Date.parse(credential.validFrom) / 1000),
  })
  expect(credential).toMatchObject({
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    credentialSubject: {
      identifier: [{ identityHash: holder, hashed: false }],
      achievement: { name: 'Brwi pudrowe od podstaw', achievementType: 'CertificateOfCompletion' },
    },
    credentialStatus: { type: 'BitstringStatusListEntry', statusPurpose: 'revocation' },
  })
})

test('the status list has a bit for each that is not valid any more, and for no other', async () => {
  const [good, bad] = [await certificateOf(world, null), await certificateOf(world, null)]
  await world.as.office.send(certificates.revoke, { id: bad, reason: 'Pomyłka.' })
  const isOver = async (id: number) => {
    const { number } = await numberOf(id)
    const { credentialStatus } = JSON.parse(await textAt(fillPath(certificates.credential.path, { number })))
    const { pathname } = new URL(credentialStatus.statusListCredential)
    const { payload } = await opened(await textAt(pathname))
    expect(payload.type).toContain('BitstringStatusListCredential')
    const bits = gunzipSync(Buffer.from(payload.credentialSubject.encodedList.slice(1), 'base64url'))
    expect(bits).toHaveLength(listLength / 8)
    const index = Number(credentialStatus.statusListIndex)
    return ((bits[index >> 3] as number) & (0b1000_0000 >> (index & 7))) !== 0
  }
  expect([await isOver(good), await isOver(bad)]).toEqual([false, true])
})

test('each certificate has a place of its own', () => {
  const places = new Set(Array.from({ length: listLength + 10 }, (_, id) => Object.values(placeOf(id)).join(' ')))
  expect(places.size).toBe(listLength + 10)
})
