import type { Context } from '#kit/server/http/context.ts'
import { deleteOlder } from '#kit/server/http/removals.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import type { DecisionKind } from '#office/decisions/contract/decisions.ts'

/** For how long somebody is shown after the last poll of their browser, in seconds: that of three polls. */
const shownFor = 45

/** One has one item open, or none. */
export async function noteViewed({ db, user, now }: Context, item: { kind: DecisionKind; id: number } | null) {
  if (!item) return void (await db.deleteFrom('decision_viewers').where('user_id', '=', user.id).execute())
  const viewed = { kind: item.kind, record_id: item.id, expires_at: shift(now, { seconds: shownFor }) }
  await db
    .insertInto('decision_viewers')
    .values({ user_id: user.id, ...viewed })
    .onConflict((own) => own.column('user_id').doUpdateSet(viewed))
    .execute()
}

export async function forgetViewers(db: Db, now: Date): Promise<void> {
  await deleteOlder(db, 'decision_viewers', 'expires_at', now.toISOString())
}
