import type { Context } from '#kit/server/http/context.ts'
import { sameText, seal } from '#kit/server/session/secrets.ts'
import { type PersonKind, personKinds } from '#office/personal-data/contract/personal-data.ts'

/** For how long it can be downloaded after the request. */
const openMinutes = 10

type Asked = { kind: PersonKind; id: number }
type Services = Pick<Context, 'config' | 'session' | 'user' | 'now'>

/** Signs a link to the archive of one person, valid for a while, and only for the session that requested it. */
export function archiveToken(ctx: Services, asked: Asked): string {
  return tokenUntil(ctx, asked, ctx.now.getTime() + openMinutes * 60_000)
}

export function readArchiveToken(ctx: Services, token: string): Asked | null {
  const [name, id, until] = token.split('.')
  const kind = personKinds.find((one) => one === name)
  if (!kind || !/^[1-9]\d{0,8}$/.test(id ?? '') || !/^\d{1,15}$/.test(until ?? '')) return null
  const asked = { kind, id: Number(id) }
  const isTheirs = sameText(token, tokenUntil(ctx, asked, Number(until)))
  return isTheirs && ctx.now.getTime() < Number(until) ? asked : null
}

/** Who looks at the portal as somebody else has the same session, and is another user. */
function tokenUntil({ config, session, user }: Services, { kind, id }: Asked, until: number): string {
  const said = `${kind}.${id}.${until}`
  const whose = `${session?.idHash.toString('base64url')}.${user.id}`
  return `${said}.${seal(config.sessionSecret, 'personal data', `${said}.${whose}`).toString('base64url')}`
}
