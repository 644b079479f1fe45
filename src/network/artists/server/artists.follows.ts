import { type RawBuilder, sql } from 'kysely'
import type { Listeners } from '#kit/server/http/feature.ts'
import type { Db } from '#kit/server/postgres/database.ts'

/** An artist has the language of their account. */
export const artistFollows: Listeners = {
  'user.languageChanged': ({ db }, id) => takeOverLanguage(db, sql`users.id = ${id}`),
  'user.edited': ({ db }, id) => takeOverLanguage(db, sql`users.id = ${id}`),
  'student.edited': ({ db }, id) =>
    takeOverLanguage(db, sql`users.id = (select user_id from students where id = ${id})`),
}

async function takeOverLanguage(db: Db, isEdited: RawBuilder<boolean>): Promise<void> {
  await sql`
    update pro_artists set language_name = users.language_name from users
    where users.id = user_id and users.language_name <> pro_artists.language_name and ${isEdited}
  `.execute(db)
}
