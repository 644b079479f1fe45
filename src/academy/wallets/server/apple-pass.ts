import { constants, createHash, privateEncrypt } from 'node:crypto'
import type { md } from 'node-forge'
import sharp from 'sharp'
import { iconOf } from '#kit/server/http/api/installable.ts'
import { zipOf } from '#kit/server/http/files/zip.ts'
import type { Look } from '#kit/server/language/texts.ts'
import type { Pass, PassField } from './pass.ts'
import type { AppleKeys } from './wallet-keys.ts'

/** A pass as Apple’s wallet reads it: a ZIP with its content, pictures, the checksum of each file, and a signature of the checksums. */
export async function applePass(pass: Pass, keys: AppleKeys, { academy, look, notes }: Made): Promise<Buffer> {
  const icon = await iconOf(look, 'app-icon-180.png')
  const sized = (side: number) => sharp(icon).resize(side).png().toBuffer()
  const files: [string, Buffer][] = [
    ['pass.json', Buffer.from(JSON.stringify(contentOf(pass, keys, academy, notes)))],
    ['icon.png', await sized(29)],
    ['icon@2x.png', await sized(58)],
    ['icon@3x.png', await sized(87)],
    ['logo.png', await sized(50)],
    ['logo@2x.png', await sized(100)],
  ]
  const sums = files.map(([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')])
  const manifest = Buffer.from(JSON.stringify(Object.fromEntries(sums)))
  files.push(['manifest.json', manifest], ['signature', await signatureOf(manifest, keys, pass.asOf)])
  const parts: Buffer[] = []
  for await (const part of zipOf(entriesOf(files))) parts.push(part)
  return Buffer.concat(parts)
}

type Made = { academy: string; look: Look; notes: readonly PassField[] }

async function* entriesOf(files: readonly [string, Buffer][]) {
  for (const [name, bytes] of files) yield { name, bytes }
}

function contentOf(pass: Pass, { pass_type, team }: AppleKeys, academy: string, notes: readonly PassField[]): object {
  const [first, ...others] = pass.fields
  const style = {
    primaryFields: [{ key: 'title', label: pass.description, value: pass.title }],
    secondaryFields: first ? [first] : [],
    auxiliaryFields: others,
    backFields: notes,
  }
  return {
    formatVersion: 1,
    passTypeIdentifier: pass_type,
    teamIdentifier: team,
    serialNumber: pass.id,
    organizationName: academy,
    logoText: academy,
    description: pass.description,
    foregroundColor: 'rgb(35, 29, 24)',
    labelColor: 'rgb(100, 88, 78)',
    backgroundColor: 'rgb(250, 246, 240)',
    barcodes: [
      {
        format: 'PKBarcodeFormatQR',
        message: pass.code.address,
        messageEncoding: 'iso-8859-1',
        altText: pass.code.text,
      },
    ],
    ...(pass.starts_at && { relevantDate: inSeconds(pass.starts_at) }),
    ...(pass.ends_at && { expirationDate: inSeconds(pass.ends_at) }),
    ...(pass.isOver && { voided: true }),
    ...(pass.kind === 'seat' ? { eventTicket: style } : { coupon: style }),
  }
}

/** Apple's dates have no milliseconds. */
const inSeconds = (instant: string) => instant.replace(/\.\d+Z$/, 'Z')

/** PKCS #7, without the checksums themselves, which are a file next to it. */
async function signatureOf(manifest: Buffer, keys: AppleKeys, now: Date): Promise<Buffer> {
  const { default: forge } = await import('node-forge')
  const signed = forge.pkcs7.createSignedData()
  signed.content = forge.util.createBuffer(manifest.toString('binary'))
  signed.addCertificate(keys.certificate)
  signed.addCertificate(keys.issuer_certificate)
  signed.addSigner({
    key: { sign: (digest: md.MessageDigest) => signatureBy(keys.key, digest) } as never,
    certificate: keys.certificate,
    digestAlgorithm: forge.pki.oids.sha256 as string,
    // In the order of their encoding, which DER requires of a set.
    authenticatedAttributes: [
      { type: forge.pki.oids.contentType as string, value: forge.pki.oids.data as string },
      { type: forge.pki.oids.signingTime as string, value: now as never },
      { type: forge.pki.oids.messageDigest as string },
    ],
  })
  signed.sign({ detached: true })
  return Buffer.from(forge.asn1.toDer(signed.toAsn1()).getBytes(), 'binary')
}

/** RSASSA-PKCS1-v1_5 by Node: forge's own takes a fifth of a second, in which the process answers nothing else. */
function signatureBy(key: string, digest: md.MessageDigest): string {
  const content = Buffer.concat([sha256Info, Buffer.from(digest.digest().toHex(), 'hex')])
  return privateEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, content).toString('binary')
}

/** What names SHA-256 before its digest (RFC 8017, 9.2). */
const sha256Info = Buffer.from('3031300d060960864801650304020105000420', 'hex')
