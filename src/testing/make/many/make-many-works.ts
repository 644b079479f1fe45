import { sql } from 'kysely'
import { bulkFill } from '#demo/volume/bulk-fill.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { chanceFrom, joinDrawn } from '#testing/fixtures/chance.ts'
import { vacuum } from '#testing/vacuum.ts'

/** So many works with a picture each, of all artists, statuses and techniques; their looks are drawn by lot. */
export async function insertManyWorks(db: Db, count: number): Promise<void> {
  const { chance, one } = chanceFrom('n')
  const states = 'NOT_ASKED,ASKED,GIVEN,GIVEN,GIVEN,GIVEN,DECLINED,WITHDRAWN'
  await db.transaction().execute((tx) =>
    bulkFill(
      tx,
      ['files', 'portfolio_items', 'portfolio_images'],
      ['portfolio_items', 'portfolio_images'],
      async () => {
        await sql`
        create temporary table many_works on commit drop as
        select n, (select coalesce(max(id), 0) from portfolio_items) + n as id, (select coalesce(max(id), 0) from files) + n as file_id,
          ${one(states, 1)} as state
        from generate_series(1, ${sql.lit(count)}) n
      `.execute(tx)
        await sql`
        insert into files (id, purpose, original_name, mime, bytes, width, height, storage_key, created_at) overriding system value
        select file_id, 'portfolio', 'brwi.jpg', 'image/webp', 1, 1, 1, gen_random_uuid(), now() from many_works
      `.execute(tx)
        await sql`
        insert into portfolio_items (
          id, pro_artist_id, title, description, technique, performed_on, position, status, created_at, status_changed_at,
          consent_state, consented
        ) overriding system value
        select many_works.id, artists.id, jsonb_build_object('pl', 'Praca ' || md5(n::text), 'en-US', 'Work ' || md5(n::text)),
          '{"pl": "Opis", "en-US": "Words"}', ${one('LIPS,EYELINER,NANO_BROWS,AREOLA,REMOVAL,SCALP', 2)},
          '2020-01-01'::date + floor(2000 * ${chance(3)})::integer, 100000 + n,
          ${one('DRAFT,PENDING,APPROVED,APPROVED,APPROVED,APPROVED,REJECTED,HIDDEN', 4)},
          now() - ${chance(5)} * interval '3 years', now() - ${chance(6)} * interval '2 years',
          state, case when state = 'GIVEN' then array['ACADEMY', 'WEBSITE'] else '{}' end
        from many_works
          ${joinDrawn('pro_artists', 'artists', chance(7))}
      `.execute(tx)
        await sql`
        insert into portfolio_images (portfolio_item_id, file_id, stage, alt, position, created_at, look, crops)
        select id, file_id, 'AFTER', '{"pl": "Zdjęcie", "en-US": "Picture"}', 1, now(), hashint8extended(n, 8)::bit(64),
          array(select hashint8extended(n, 8 + crop)::bit(64) from generate_series(1, 15) crop)
        from many_works
      `.execute(tx)
        await sql`select setval(pg_get_serial_sequence('files', 'id'), (select max(id) from files))`.execute(tx)
        await sql`
        select setval(pg_get_serial_sequence('portfolio_items', 'id'), (select max(id) from portfolio_items))
      `.execute(tx)
      },
    ),
  )
  await vacuum(db, 'portfolio_items', 'portfolio_images', 'files')
}
