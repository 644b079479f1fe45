import type { Context } from '#kit/server/http/context.ts'
import type { DecisionKind, DecisionViewer } from '#office/decisions/contract/decisions.ts'

/** Who else has an item of these kinds open. */
export function otherViewers({ db, user, now }: Context, kinds: readonly DecisionKind[]): Promise<DecisionViewer[]> {
  return db
    .selectFrom('decision_viewers')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['kind', 'record_id as id', 'first_name', 'last_name'])
    .where('user_id', '<>', user.id)
    .where('kind', 'in', kinds)
    .where('expires_at', '>', now.toISOString())
    .orderBy('user_id')
    .$narrowType<{ kind: DecisionKind }>()
    .execute()
}
