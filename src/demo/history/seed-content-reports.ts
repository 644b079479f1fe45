import { type Insertable, sql } from 'kysely'
import type { Db, Tables } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { officeIdOf, type UserIds } from '../seed/seed-accounts.ts'
// The tables come with their queries.
import '#reputation/content-reports/server/content-reports.queries.ts'

type Notice = {
  reason: 'OWN_IMAGE' | 'UNTRUE' | 'RULES'
  days: number
  explanation: string
  name: string
  email: string
}

/** Public reports in their states, and the reasons for what the office hid by itself; days are from now. */
export async function enterContentReports(db: Db, userIds: UserIds, now: Date): Promise<void> {
  const office = officeIdOf(userIds)
  const owner = userIds.get('owner@atelier.test') as number
  const day = (days: number) => shift(now, { days })
  const places = await db
    .selectFrom('public_profile_addresses')
    .select(['pro_artist_id', 'slug'])
    .where('is_current', '=', true)
    .execute()
  const placeOf = (slug: string) => ({ place: `/artists/${slug}`, artist: artistAt(places, slug) })

  const shown = placeOf('malgorzata-swiatek')
  const work = await db
    .selectFrom('portfolio_items')
    .select('id')
    .where('pro_artist_id', '=', shown.artist)
    .where('status', '=', 'APPROVED')
    .orderBy('position')
    .executeTakeFirstOrThrow()
  await enter(
    { kind: 'WORK', content_id: work.id, pro_artist_id: shown.artist, state: 'TO_DECIDE', state_changed_at: day(-2) },
    `${shown.place}#work-${work.id}`,
    [
      {
        ...{ reason: 'OWN_IMAGE', days: -2, name: 'Alina Nowicka', email: 'alina.nowicka@poczta.example' },
        explanation:
          'Na zdjęciu po zabiegu jestem ja. Zgodziłam się na pokazanie w akademii, a nie na stronie dla każdego.',
      },
      {
        ...{ reason: 'OWN_IMAGE', days: -1, name: 'Robert Nowicki', email: 'robert.nowicki@poczta.example' },
        explanation: 'To moja żona. Proszę o usunięcie zdjęcia, prosiła o to także sama.',
      },
    ],
  )

  const barbara = placeOf('barbara-jaskiewicz')
  await enter(
    {
      ...{ kind: 'PROFILE', content_id: barbara.artist, pro_artist_id: barbara.artist, state: 'CONFIRMED' },
      ...{ state_changed_at: day(-14), decided_at: day(-25), decided_by: office },
      note: 'Nagroda jest prawdziwa: organizator konkursu potwierdził ją pisemnie. Profil nie łamie zasad.',
      objection: 'Proszę sprawdzić jeszcze raz, na liście laureatów nie ma tego nazwiska.',
      ...{ objected_at: day(-20), objection_decided_at: day(-14), objection_decided_by: owner },
      objection_note: 'Na liście jest poprzednie nazwisko artystki. Mamy kopię dyplomu. Decyzja się nie zmienia.',
    },
    barbara.place,
    [
      {
        ...{ reason: 'UNTRUE', days: -31, name: 'Krystyna Lis', email: 'krystyna.lis@poczta.example' },
        explanation: 'W opisie jest nagroda, której ta osoba nie dostała. Byłam na tym konkursie.',
      },
    ],
  )

  const sylwia = artistAt(places, 'sylwia-michalska')
  await enter({
    ...{ kind: 'PROFILE', content_id: sylwia, pro_artist_id: sylwia, source: 'OWN_INITIATIVE', state: 'OBJECTED' },
    ...{ measure: 'BLOCKED', ground: 'RULES', state_changed_at: day(-1), decided_at: day(-3), decided_by: owner },
    note: 'W opisie jest adres innej szkoły. Po jego usunięciu profil można włączyć ponownie.',
    objection: 'To adres mojego salonu, a nie szkoły. Nazwa jest podobna.',
    objected_at: day(-1),
  })
  await sql`
    insert into content_reports (
      source, kind, content_id, pro_artist_id, state, reported_at, state_changed_at, measure, ground, note, decided_at, decided_by
    )
    select 'OWN_INITIATIVE', 'WORK', id, pro_artist_id, 'UPHELD', moderated_at, moderated_at, 'HIDDEN', 'RULES',
      moderation_reason, moderated_at, moderated_by
    from portfolio_items where status = 'HIDDEN'
  `.execute(db)

  async function enter(report: Partial<Row>, place = '', notices: readonly Notice[] = []): Promise<void> {
    const reported_at = notices[0] ? day(notices[0].days) : (report.decided_at ?? day(0))
    const { id } = await db
      .insertInto('content_reports')
      .values({ source: 'NOTICE', ...report, reported_at } as Row)
      .returning('id')
      .executeTakeFirstOrThrow()
    if (notices.length === 0) return
    const [first] = await db
      .insertInto('content_notices')
      .values(
        notices.map(({ days, ...notice }) => ({
          ...{ ...notice, content_report_id: id, key: crypto.randomUUID(), place, reported_at: day(days) },
        })),
      )
      .returning('id')
      .execute()
    // Made with the report, before its notices.
    await db
      .updateTable('content_objections')
      .set({ content_notice_id: first?.id })
      .where('content_report_id', '=', id)
      .execute()
  }
}

type Row = Insertable<Tables['content_reports']>

function artistAt(places: readonly { pro_artist_id: number; slug: string }[], slug: string): number {
  const place = places.find((one) => one.slug === slug)
  if (!place) throw new Error(`Nobody is at ${slug}.`)
  return place.pro_artist_id
}
