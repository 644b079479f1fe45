import { sql } from 'kysely'
import { notify } from '#academy/notifications/server/notifications.steps.ts'
import type { Portal } from '#kit/server/http/context.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { contextThen } from '../seed/seed-context.ts'
import { acceptTermsAsTheyCame } from '../seed/seed-terms.ts'

/** So many unread notifications, evenly over so many readers made for them; each was written as the portal writes it. */
export async function seedNotifications(portal: Portal, notifications: number, people: number): Promise<void> {
  const each = Math.ceil(notifications / people)
  await portal.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      with last as (select coalesce(max(id), 0) as id from users),
      readers as (
        insert into users (first_name, last_name, email, language_name)
        select 'Anna', 'Reader', 'reader.' || last.id + number || '@many.example', 'pl' from last, generate_series(1, ${people}::integer) number
        returning id
      ),
      held as (
        insert into user_roles (user_id, role_id) select readers.id, roles.id from readers, roles where name = 'client' returning user_id
      )
      select user_id as id from held
    `.execute(tx)
    await acceptTermsAsTheyCame(tx)
    const readers = rows.map(({ id }) => id)
    for (let place = 0; place < each; place++) {
      const at = new Date(shift(portal.clock(), { minutes: place - each }))
      const topic = { pl: 'Szkolenie', 'en-US': 'Training' }
      await notify(contextThen({ ...portal, db: tx }, at, null), readers.slice(0, notifications - place * people), {
        type: 'message_arrived',
        params: { author: 'Joanna Wrońska', topic, words: `Potwierdzamy termin numer ${place + 1}. Do zobaczenia!` },
        link: 'notifications',
      })
    }
  })
  await sql`vacuum analyze`.execute(portal.db)
}
