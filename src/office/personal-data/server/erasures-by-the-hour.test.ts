import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { settings } from '#academy/settings/contract/settings.ts'
import { features, listeners } from '#app/server/app.ts'
import { erasures } from '#office/personal-data/contract/erasures.ts'
import { academyForTest } from '#testing/academy.ts'
import { insertArtist } from '#testing/make/make-artists.ts'

test.each([
  { fails: 'requesting', on: 'insert', isDone: true, isRequested: false },
  { fails: 'erasing', on: 'update', isDone: false, isRequested: true },
])('a failure of $fails holds up nothing else that is done every hour', async ({ fails, on, isDone, isRequested }) => {
  const { as, db, clock, person, portal } = await academyForTest()
  const { revision } = await as.owner.send(settings.get, {})
  await as.owner.send(settings.setInactiveApplicants, { inactive_applicant_months: 24, revision })
  const long = new Date(clock.now().getTime() - 900 * 24 * 3_600_000)
  const silent = await insertArtist(db, { applied_at: long, status_changed_at: long })
  const { id } = await person('client')
  const { data } = await as.owner.send(erasures.requestUser, { id, is_settled: true })
  await sql`
    insert into mails ("to", subject, text, html, created_at, is_forgotten)
    values ('gone@example.test', 'Receipt', 'Receipt', '', ${long}, true)
  `.execute(db)
  await sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'The disk is full.'; end $$;
    create trigger refuse before ${sql.raw(on)} on erasures for each row execute function refuse();
  `.execute(db)
  clock.advance({ days: 8 })

  const hourly = features.erasures?.schedules?.hourly
  await expect(hourly?.({ ...portal, clock: clock.now }, listeners), fails).rejects.toThrow('The disk is full.')
  const { rows } = await sql`
    select done_at is not null as "isDone",
      exists (select from erasures where artist_id = ${silent}) as "isRequested",
      (select count(*)::int from mails where "to" = 'gone@example.test') as mails
    from erasures where id = ${data.id}
  `.execute(db)
  expect(rows).toEqual([{ isDone, isRequested, mails: 0 }])
})
