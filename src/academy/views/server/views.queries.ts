import type { View } from '#academy/views/contract/views.ts'
import type { User } from '#kit/contract/session.ts'
import type { Db } from '#kit/server/postgres/database.ts'

/** Everybody sees their own. Every read and write of a view starts here. */
function visibleViews(db: Db, user: User) {
  return db.selectFrom('saved_views').where('user_id', '=', user.id)
}

const columns = ['id', 'list', 'name', 'search'] as const

export function viewsOf(db: Db, user: User, list: string): Promise<View[]> {
  return visibleViews(db, user).select(columns).where('list', '=', list).orderBy('id').execute()
}

export function visibleView(db: Db, user: User, id: number): Promise<View | undefined> {
  return visibleViews(db, user).select(columns).where('id', '=', id).executeTakeFirst()
}
