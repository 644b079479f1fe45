import { sql } from 'kysely'
import { notify } from '#academy/notifications/server/notifications.steps.ts'
import { boundRoles } from '#academy/terms/contract/terms.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { dayInEach } from '#kit/server/language/day-in.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import type { Db } from '#kit/server/postgres/database.ts'

/** Notifies the people whom new terms bind, in the portal and by mail. */
export const termsNotices: Listeners = {
  'terms.announced': async (ctx, id, { version, effective_from }) => {
    const people = await peopleBoundBy(ctx.db, id)
    const date = dayInEach(effective_from)
    const announced = await ctx.db
      .selectFrom('terms_versions')
      .select('changes')
      .where('id', '=', id)
      .executeTakeFirst()
    // A notification locks a row of its recipient: the mails are written first.
    for (const { email, first_name, language_name: language } of people) {
      const changes = announced?.changes?.[language] ?? ctx.texts.in(language)('terms.changes_in_document')
      const params = { first_name, version, date: date[language], changes }
      await sendMail(ctx, { to: email, language, name: 'terms_announced', params, route: 'terms' })
    }
    const ids = people.map((person) => person.id)
    await notify(ctx, ids, { type: 'terms_announced', params: { version, date }, link: 'terms' })
  },
}

/** Users who can sign in and have not accepted it; nobody, if it was deleted meanwhile. */
function peopleBoundBy(db: Db, versionId: number) {
  return db
    .selectFrom('users')
    .leftJoin('pro_artists', 'pro_artists.user_id', 'users.id')
    .innerJoin('terms_versions', (join) => join.on('terms_versions.id', '=', versionId))
    .select(['users.id', 'users.email', 'users.first_name', 'users.language_name'])
    .where('is_blocked', '=', false)
    .where(sql`coalesce(activation_status, 1)`, '=', 1)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('user_roles')
          .innerJoin('roles', 'roles.id', 'role_id')
          .select('role_id')
          .whereRef('user_id', '=', 'users.id')
          .where('roles.name', 'in', boundRoles),
      ),
    )
    .where(sql<boolean>`not exists (
      select from terms_acceptances accepted where accepted.version_id = terms_versions.id
        and (accepted.user_id = users.id or accepted.pro_artist_id = pro_artists.id)
    )`)
    .orderBy('users.id')
    .execute()
}
