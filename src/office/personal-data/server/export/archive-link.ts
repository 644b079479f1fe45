import type { Context } from '#kit/server/http/context.ts'
import { decrypt, encrypt, sameText, seal } from '#kit/server/session/secrets.ts'
import { type PersonKind, personKinds } from '#office/personal-data/contract/personal-data.ts'

/** For how long it can be downloaded after the request. */
const openMinutes = 10

/** As whom the office found them; guests by their email, which no address has readable. */
export type NamedPerson = { kind: PersonKind; id: number } | { kind: 'guest'; email: string }
type Services = Pick<Context, 'config' | 'session' | 'user' | 'now'>

/** Signs a link to the archive of one person, valid for a while, and only for the session that requested it. */
export function archiveToken(ctx: Services, person: NamedPerson): string {
  const name = person.kind === 'guest' ? sealedEmail(ctx, person.email) : person.id
  return tokenUntil(ctx, `${person.kind}.${name}`, ctx.now.getTime() + openMinutes * 60_000)
}

export function readArchiveToken(ctx: Services, token: string): NamedPerson | null {
  const [kind = '', name = '', until] = token.split('.')
  const person = personOf(ctx, kind, name)
  if (!person || !/^\d{1,15}$/.test(until ?? '')) return null
  const isTheirs = sameText(token, tokenUntil(ctx, `${kind}.${name}`, Number(until)))
  return isTheirs && ctx.now.getTime() < Number(until) ? person : null
}

function personOf(ctx: Services, named: string, name: string): NamedPerson | null {
  if (named === 'guest') {
    const email = openedEmail(ctx, name)
    return email === null ? null : { kind: 'guest', email }
  }
  const kind = personKinds.find((one) => one === named)
  return kind && /^[1-9]\d{0,8}$/.test(name) ? { kind, id: Number(name) } : null
}

const about = 'email of a guest'

function sealedEmail({ config }: Services, email: string): string {
  return encrypt(config.sessionSecret, about, Buffer.from(email)).toString('base64url')
}

function openedEmail({ config }: Services, sealed: string): string | null {
  // What is shorter than its own head is none.
  if (!/^[\w-]{40,}$/.test(sealed)) return null
  return decrypt(config.sessionSecret, about, Buffer.from(sealed, 'base64url'))?.toString() ?? null
}

/** Who looks at the portal as somebody else has the same session, and is another user. */
function tokenUntil({ config, session, user }: Services, person: string, until: number): string {
  const signed = `${person}.${until}`
  const whose = `${session?.idHash.toString('base64url')}.${user.id}`
  return `${signed}.${seal(config.sessionSecret, 'personal data', `${signed}.${whose}`).toString('base64url')}`
}
