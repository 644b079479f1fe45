import type { Context } from '#kit/server/http/context.ts'
import { sameText, seal } from '#kit/server/session/secrets.ts'
import { type PersonKind, personKinds } from '#office/personal-data/contract/personal-data.ts'

/** For how long it can be downloaded after the request. */
const openMinutes = 10

type Person = { kind: PersonKind; id: number }
type Services = Pick<Context, 'config' | 'session' | 'user' | 'now'>

/** Signs a link to the archive of one person, valid for a while, and only for the session that requested it. */
export function archiveToken(ctx: Services, person: Person): string {
  return tokenUntil(ctx, person, ctx.now.getTime() + openMinutes * 60_000)
}

export function readArchiveToken(ctx: Services, token: string): Person | null {
  const [name, id, until] = token.split('.')
  const kind = personKinds.find((one) => one === name)
  if (!kind || !/^[1-9]\d{0,8}$/.test(id ?? '') || !/^\d{1,15}$/.test(until ?? '')) return null
  const person = { kind, id: Number(id) }
  const isTheirs = sameText(token, tokenUntil(ctx, person, Number(until)))
  return isTheirs && ctx.now.getTime() < Number(until) ? person : null
}

/** Who looks at the portal as somebody else has the same session, and is another user. */
function tokenUntil({ config, session, user }: Services, { kind, id }: Person, until: number): string {
  const signed = `${kind}.${id}.${until}`
  const whose = `${session?.idHash.toString('base64url')}.${user.id}`
  return `${signed}.${seal(config.sessionSecret, 'personal data', `${signed}.${whose}`).toString('base64url')}`
}
