import { sql } from 'kysely'
import type { Benefit } from '#contract/benefits.ts'
import { hasPermission, permissions } from '#contract/kit/permissions.ts'
import type { Bilingual } from '#contract/kit/text.ts'
import type { User } from '#contract/session.ts'
import type { Db, Generated, Json } from '#server/kit/database.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    benefits: {
      id: Generated<number>
      name: Json<Bilingual>
      description: Json<Bilingual>
      category: Benefit['category']
      link: string | null
      is_active: boolean
      search: Generated<string>
      created_at: Instant
      updated_at: Instant
    }
  }
}

/** Artists see what is active, the office everything, others nothing. Every read and write of a benefit starts here. */
export function visibleBenefits(db: Db, user: User) {
  const seesHidden = hasPermission(user, permissions.CAN_EDIT_BENEFITS)
  const seesActive = hasPermission(user, permissions.CAN_VIEW_BENEFITS)
  return db
    .selectFrom('benefits')
    .select(['id', 'name', 'description', 'category', 'link', 'is_active', 'created_at', 'updated_at'])
    .$if(!seesHidden, (query) => query.where('is_active', '=', true))
    .$if(!seesActive, (query) => query.where(sql<boolean>`false`))
}

export function visibleBenefit(db: Db, user: User, id: number): Promise<Benefit | undefined> {
  return visibleBenefits(db, user).where('id', '=', id).executeTakeFirst()
}
