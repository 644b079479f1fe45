import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { session } from '#kit/contract/session.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import { inTransaction } from '#kit/server/postgres/transaction.ts'
import { applications } from '#network/applications/contract/applications.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { applicationMerges } from '#office/duplicates/contract/application-merges.ts'
import { duplicates } from '#office/duplicates/contract/duplicates.ts'
import { sides } from '#office/duplicates/contract/merges.ts'
import { erasures } from '#office/personal-data/contract/erasures.ts'
import { personOf } from '#office/personal-data/server/person.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { contents, drawing } from '#testing/fixtures/contents.ts'
import { changeArtist, insertArtist, insertDocument, insertOpenForm } from '#testing/make/make-artists.ts'
import { applicationPair, pairOf } from '#testing/make/make-duplicates.ts'
import { closeApplication, reopenApplication } from './application-merges.steps.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

/** An artist of the network, and an open form of the same person by another address. */
async function artistAndApplication() {
  const { db } = world
  const { id: userId, account } = await world.person('pro-artist')
  const { id: artist } = await db
    .selectFrom('pro_artists')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const form = await insertOpenForm(world, { website: 'https://brwi.example', internal_note: 'Dzwoniła w maju.' })
  await changeArtist(db, artist, { website: null, internal_note: 'Woli SMS.', city: 'Gdynia' })
  const { id } = await pairOf(db, artist, form.id, 'ARTISTS')
  return { id, artist, account, form }
}

const documentsOf = async (id: number) =>
  (await world.as.office.send(artists.get, { id })).data.documents.map((document) => document.id)

/** Which rows refer to an artist. Those that an application cannot have are excluded by its check: without an account nobody is in the network. */
const references = {
  moves: ['pro_artist_documents'],
  'stays, as its own history': [
    ...['pro_artist_history', 'pro_artist_links', 'replaced_form_links', 'replaced_avatars', 'former_contacts'],
  ],
  'stays, as evidence': ['terms_acceptances'],
  'stays, empty: nobody writes to an applicant': ['conversations'],
  'is about the pair': ['duplicate_keys', 'duplicate_pairs', 'pro_artists'],
  'an application has none': [
    ...['abuse_reports', 'additional_responsibilities', 'content_reports', 'portfolio_items', 'public_profiles'],
    ...['new_levels', 'reviews', 'status_upgrade_requests', 'student_packages', 'trainings'],
  ],
}

test('of every table that refers to artists it is known what becomes of its rows; of some an application has none', async () => {
  const { db } = world
  const { rows } = await sql<{ table: string }>`
    select distinct conrelid::regclass::text as "table" from pg_constraint
    where contype = 'f' and confrelid = 'pro_artists'::regclass order by 1
  `.execute(db)
  const known = Object.values(references).flat()
  expect(rows.map(({ table }) => table).filter((table) => !known.includes(table))).toEqual([])
  for (const table of references['an application has none']) {
    const column = table === 'reviews' ? 'artist_id' : 'pro_artist_id'
    const { rows: found } = await sql`
      select from ${sql.table(table)} join pro_artists on pro_artists.id = ${sql.ref(`${table}.${column}`)}
      where pro_artists.user_id is null limit 1
    `.execute(db)
    expect(found, table).toEqual([])
  }
})

describe('an application of somebody who is an artist already', () => {
  test('is shown next to both, and closed with its documents; its link opens no form and nobody decides on it', async () => {
    const { as, db } = world
    const { id, artist, form } = await artistAndApplication()
    const pairsOf = async (artist_id: number) => (await as.office.send(duplicates.list, { artist_id })).data
    for (const one of [artist, form.id]) expect((await pairsOf(one)).map((pair) => pair.id)).toEqual([id])
    const { data: shown } = await as.office.send(applicationMerges.compare, { id })
    expect(shown).toMatchObject({ closable: ['right'], obstacles: [], merge: null })

    const revisions = { left_revision: shown.left.revision, right_revision: shown.right.revision }
    const { data: closed } = await as.office.send(applicationMerges.close, { id, closed: 'right', ...revisions })
    expect(closed.merge).toMatchObject({ kept: 'left', documents: 1, undone_at: null })
    expect(await documentsOf(artist)).toContain(form.documentId)
    const { data: artistNow } = await as.office.send(artists.get, { id: artist })
    expect(artistNow).toMatchObject({ website: 'https://brwi.example', city: 'Gdynia' })
    expect(artistNow.internal_note).toBe('Woli SMS.\n\nDzwoniła w maju.')
    const { data: application } = await as.office.send(artists.get, { id: form.id })
    expect(application).toMatchObject({ is_merged: true, invitation_status: invitationStatus.REJECTED, documents: [] })
    const guest = await world.guest()
    expect(await guest.call(applications.form, { hash: form.hash })).toMatchObject({
      body: { code: 'form_link_rejected' },
    })
    expect(await as.office.call(applications.accept, { id: form.id })).toMatchObject({
      status: 409,
      body: { code: 'application_merged' },
    })
    // The mailbox of the application receives no address of the other record.
    const mail = await world.lastMail(application.email)
    expect(mail.subject).toBe('Twoje drugie zgłoszenie jest zamknięte')
    expect(mail.text).not.toContain(artistNow.email)
    // It is in no other pair, and not compared any more.
    const other = await pairOf(db, form.id, await insertArtist(db), 'ARTISTS')
    expect((await as.office.call(duplicates.get, { id: other.id })).status).toBe(404)
  })

  test('is opened again as it was, with what was not changed since', async () => {
    const { as, db } = world
    const { id, artist, form } = await artistAndApplication()
    const before = await contents(db)
    await as.office.send(applicationMerges.close, { id, closed: 'right' })
    await as.office.send(applicationMerges.undo, { id })
    expect(await contents(db)).toEqual(before)
    expect((await as.office.call(applicationMerges.undo, { id })).status).toBe(409)
    const guest = await world.guest()
    expect((await guest.call(applications.form, { hash: form.hash })).status).toBe(200)

    await as.office.send(applicationMerges.close, { id, closed: 'right' })
    await db.deleteFrom('pro_artist_documents').where('id', '=', form.documentId).execute()
    await changeArtist(db, artist, { website: 'https://nowa.example' })
    const { data } = await as.office.send(applicationMerges.undo, { id })
    expect(data.merge?.left_behind).toBe(2)
    expect((await as.office.send(artists.get, { id: artist })).data).toMatchObject({
      website: 'https://nowa.example',
      internal_note: 'Woli SMS.',
    })
  })

  test('is not closed for a page of yesterday, where both have accounts, or where one is going to be erased', async () => {
    const { as, db } = world
    const { id, artist, form } = await artistAndApplication()
    const { data: shown } = await as.office.send(applicationMerges.compare, { id })
    await as.office.send(applications.reject, { id: form.id, comment: null })
    const stale = { left_revision: shown.left.revision, right_revision: shown.right.revision }
    expect(await as.office.call(applicationMerges.close, { id, closed: 'right', ...stale })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    const refused = { status: 409, body: { code: 'application_obstacles' } }
    expect(await as.office.call(applicationMerges.close, { id, closed: 'left' })).toMatchObject(refused)
    const another = await artistAndApplication()
    const accounts = await pairOf(db, artist, another.artist, 'ARTISTS')
    expect((await as.office.send(applicationMerges.compare, accounts)).data.obstacles).toEqual(['ACCOUNTS'])
    expect(await as.office.call(applicationMerges.close, { ...accounts, closed: 'left' })).toMatchObject(refused)
    await as.owner.send(erasures.requestArtist, { id: form.id, is_settled: true })
    expect(await as.office.call(applicationMerges.close, { id, closed: 'right' })).toMatchObject(refused)
  })

  test('is part of what is stored about the person, and an erasure ends the way back', async () => {
    const { as, db } = world
    const { id, artist, form } = await artistAndApplication()
    await as.office.send(applicationMerges.close, { id, closed: 'right' })
    expect((await personOf(db, 'artist', artist))?.former).toMatchObject([{ artist: form.id, user: null }])
    await as.owner.send(erasures.requestArtist, { id: artist, is_settled: true })
    expect(await as.office.call(applicationMerges.undo, { id })).toMatchObject({
      status: 409,
      body: { code: 'merge_erased' },
    })
  })

  test('of fifty at once from two sides, one is closed', async () => {
    const { as, db } = world
    const { id } = await applicationPair(db)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        as.office.call(applicationMerges.close, { id, closed: index % 2 ? 'left' : 'right' }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 49 }, () => 409)])
  })
})

// As many as of students: MERGES=1000 npx vitest run --project api applications.test
const tried = Number(process.env.MERGES ?? 20)

test('random applications, up to four closed over each other and opened again, leave the academy as it was', async () => {
  const { db, portal, clock, as } = world
  const user = await as.owner.send(session.user, {})
  const pool = await db.selectFrom('pro_artists').select(['id', 'user_id']).orderBy('id').execute()
  const without = pool.filter(({ user_id }) => user_id === null)
  for (const { id } of without.slice(0, 10)) await insertDocument(db, id, clock.now())
  const draw = drawing(20261126)
  const before = await contents(db)
  for (let undone = 0; undone < tried; )
    undone += await inTransaction(db, async (tx) => {
      const ctx = { ...contextAt({ ...portal, db: tx }, { atOnce: [], later: [] }, clock.now(), user), user }
      const done: number[] = []
      for (let step = 0; step < 4; step += 1) {
        const [application, other] = [draw(without).id, draw(pool).id]
        if (application === other) continue
        const { rows } = await sql`
          select from pro_artists where id in (${application}, ${other}) and merged_into is not null
          union all select from erasures where artist_id in (${application}, ${other})
          union all select from duplicate_pairs where kind = 'ARTISTS' and least(${application}::int, ${other}) = left_id and greatest(${application}::int, ${other}) = right_id
        `.execute(tx)
        if (rows.length > 0) continue
        const { id } = await pairOf(tx, application, other, 'ARTISTS')
        const closed = sides[application < other ? 0 : 1] as 'left' | 'right'
        await closeApplication(ctx, id, { closed, revisions: { left: undefined, right: undefined } })
        done.push(id)
      }
      for (const id of done.toReversed()) {
        await reopenApplication(ctx, id)
        // The same two may be drawn again.
        await tx.deleteFrom('duplicate_pairs').where('id', '=', id).execute()
      }
      return done.length
    })
  expect(await contents(db)).toEqual(before)
})
