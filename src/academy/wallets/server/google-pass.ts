import { createHash, createSign } from 'node:crypto'
import type { Pass, PassField } from './pass.ts'
import type { GoogleKeys } from './wallet-keys.ts'

/** A link by which Google’s wallet takes over a pass: the pass itself, signed with the key of the academy’s service account (JWT, RS256). */
export function googleLink(pass: Pass, keys: GoogleKeys, made: Made): string {
  const claims = {
    iss: keys.account,
    aud: 'google',
    typ: 'savetowallet',
    iat: Math.floor(pass.asOf.getTime() / 1000),
    origins: [made.origin],
  }
  const classId = `${keys.issuer}.atelier`
  const linkOf = (longest: number) => {
    const payload = {
      genericClasses: [{ id: classId }],
      genericObjects: [objectOf(pass, keys, made, classId, longest)],
    }
    return `https://pay.google.com/gp/v/save/${signed({ ...claims, payload }, keys.key)}`
  }
  return textLengths.map(linkOf).find(isShort) ?? linkOf(textLengths.at(-1) as number)
}

/** According to Google's documentation, browsers may cut off longer ones. */
const isShort = ({ length }: string) => length <= 1800

/** To how many characters the texts of a pass are shortened, until its link is short enough. */
const textLengths = [200, 80, 50, 30, 20]

function objectOf(
  pass: Pass,
  { issuer }: GoogleKeys,
  { academy, notes }: Made,
  classId: string,
  longest: number,
): object {
  const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)
  const localized = (text: string) => ({ defaultValue: { language: pass.language, value: shortened(text) } })
  const { address, text } = pass.code
  return {
    id: `${issuer}.${pass.id}-${digestOf(pass)}`,
    classId,
    state: pass.isOver ? 'INACTIVE' : 'ACTIVE',
    cardTitle: localized(academy),
    subheader: localized(pass.description),
    header: localized(pass.title),
    hexBackgroundColor: '#faf6f0',
    barcode: { type: 'QR_CODE', value: address, ...(text && { alternateText: text }) },
    textModulesData: [...pass.fields, ...notes].map(({ label, value }) => ({ header: label, body: shortened(value) })),
    ...(pass.ends_at && { validTimeInterval: { end: { date: pass.ends_at } } }),
  }
}

/** Google ignores the content of a pass whose id it knows: with other content it is another one, next to the former. */
function digestOf({ asOf: _, ...content }: Pass): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12)
}

type Made = { academy: string; origin: string; notes: readonly PassField[] }

function signed(claims: object, key: string): string {
  const encoded = [{ alg: 'RS256', typ: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  const text = encoded.join('.')
  return `${text}.${createSign('sha256').update(text).sign(key, 'base64url')}`
}
