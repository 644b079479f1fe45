import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { terms } from '#academy/terms/contract/terms.ts'
import { features } from '#app/server/app.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { readTable } from '#kit/server/lists/csv-table.ts'
import { declaredBy } from '#kit/server/personal-data/declared.ts'
import { conversations } from '#network/conversations/contract/conversations.ts'
import { erasures } from '#office/personal-data/contract/erasures.ts'
import { personalData } from '#office/personal-data/contract/personal-data.ts'
import { twoFactor } from '#people/two-factor/contract/two-factor.ts'
import { users } from '#people/users/contract/users.ts'
import { channels, consents } from '#reputation/consents/contract/consents.ts'
import { issueCertificate } from '#teaching/certificates/server/certificates.steps.ts'
import { type Academy, academy, academyForTest } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { answer, newRequest } from '#testing/fixtures/consent-requests.ts'
import { confirmSessions } from '#testing/fixtures/second-factor.ts'
import { lastMail } from '#testing/fixtures/sent-mails.ts'
import { castArtist } from '#testing/make/make-artists.ts'
import { passedBy, portalActs } from '#testing/make/make-certificates.ts'
import { leftChoice, mergeByOffice, pairOf } from '#testing/make/make-duplicates.ts'
import { sendWork } from '#testing/make/make-portfolio.ts'
import { reportedContent } from '#testing/make/make-reports.ts'
import { soldTo, studentOf } from '#testing/make/make-sales.ts'
import { openTrainingOf, signedUp } from '#testing/make/make-sign-ups.ts'
import { insertTermsVersion } from '#testing/make/make-terms.ts'
import type { Visitor } from '#testing/visitor.ts'
import type { Person } from '../person.ts'
import { rowsOf } from '../rows-of.ts'

const declared = declaredBy(Object.values(features))
const people = ['artist', 'student', 'office', 'owner'] as const

type Data = {
  person: Person
  kinds: {
    kind: string
    name: Record<string, string>
    tables: { table: string; columns: string[]; rows: Record<string, unknown>[] }[]
  }[]
}
type Archive = Awaited<ReturnType<typeof exported>>

let world: Academy
const archives = new Map<string, Archive>()
beforeAll(async () => {
  world = await academy()
  await confirmSessions(world)
  for (const who of people) archives.set(who, await exported(world.as[who]))
  return world.close
})

describe.each(people)('everything about the %s', (who) => {
  const archive = () => archives.get(who) as Archive

  test('is there: each row of each table that a feature declares, with its columns', async () => {
    const { data, files } = archive()
    const lacking: string[] = []
    for (const [table, { about = [], secret = [] }] of Object.entries(declared)) {
      const given = about.filter(({ isOfOthers }) => !isOfOthers)
      for (const [kind, rules] of Map.groupBy(given, (rule) => rule.kind)) {
        const count = await countRows(table, rules, data.person)
        const found = data.kinds.find((one) => one.kind === kind)?.tables.find((one) => one.table === table)
        const rows = found?.rows.length ?? 0
        // What the export itself wrote down came after it, as did sessions of this test.
        const expected = ['audit_log', 'sessions'].includes(table) ? count - 1 : count
        if (rows < expected) lacking.push(`${table}: ${rows} of ${count}`)
        if (count > 0 && !files.has(`tables/${kind}.csv`)) lacking.push(`tables/${kind}.csv`)
        for (const column of secret) expect(found?.columns ?? [], table).not.toContain(column)
      }
    }
    expect(lacking).toEqual([])
    expect(data.person).toMatchObject({
      email: cast[who].email,
      name: `${cast[who].first_name} ${cast[who].last_name}`,
    })
  })

  test('names nobody else: no full name, email or phone of anybody whom the portal knows', async () => {
    const { data, texts } = archive()
    const own = await namesOf(data.person)
    const all = await everybody()
    expect(all.length).toBeGreaterThan(100)
    const wrong = all
      .filter((text) => !own.some((mine) => mine.includes(text)))
      .flatMap((text) => [...texts].filter(([, words]) => words.includes(text)).map(([name]) => `${name}: ${text}`))
    expect(wrong).toEqual([])
  })

  test('has no secret in it', async () => {
    const { texts } = archive()
    const all = [...texts.values()].join('\n')
    for (const [table, { secret = [] }] of Object.entries(declared))
      for (const column of secret) {
        const { rows } = await sql<{ value: unknown }>`
          select distinct ${sql.ref(column)} as value from ${sql.table(table)} where ${sql.ref(column)} is not null limit 500
        `.execute(world.db)
        for (const { value } of rows)
          for (const written of writingsOf(value)) expect(all.includes(written), `${table}.${column}`).toBe(false)
      }
  })

  test('is explained in both languages, with each table that is there', () => {
    const { texts, files } = archive()
    const readme = texts.get('README.txt') ?? ''
    for (const words of ['Co jest zakryte', 'What is masked', cast[who].email]) expect(readme).toContain(words)
    // A person without an account cannot request it in the portal.
    expect(readme.split('dane@akademia-atelier.example')).toHaveLength(3)
    for (const name of files.keys()) if (name.startsWith('tables/')) expect(readme).toContain(name)
  })

  test('has the same values in tables as in the data', () => {
    const { data, texts } = archive()
    for (const { kind, tables } of data.kinds) {
      const text = texts.get(`tables/${kind}.csv`) ?? ''
      expect(text.startsWith('\uFEFF')).toBe(true)
      const [head, ...lines] = readTable(text.slice(1)) ?? []
      expect(lines.length, kind).toBe(tables.reduce((sum, { rows }) => sum + rows.length, 0))
      expect(lines.every(({ cells }) => cells.length === head?.cells.length)).toBe(true)
    }
  })
})

test('an id comes with what it refers to, in the language of the exporting user', () => {
  const read = (who: string, table: string) => rowsOfTable((archives.get(who) as Archive).data, table)[0]
  expect(read('artist', 'pro_artists')).toMatchObject({ level_name: 'Senior Artist', country_name: 'Polska' })
  expect(read('artist', 'user_roles')).toMatchObject({ role_name: 'Artysta' })
  expect(read('artist', 'terms_acceptances')).toMatchObject({ version_name: expect.stringMatching(/\d/) })
  expect(read('student', 'students')).toMatchObject({ country_name: 'United Kingdom' })
  expect(read('student', 'user_roles')).toMatchObject({ role_name: 'Student' })
  expect(read('student', 'student_packages')).toMatchObject({ package_name: 'A year with Atelier' })
  expect(read('student', 'participants')).toMatchObject({
    training_name: 'Nano brows: hair by hair',
    student_package_name: 'A year with Atelier',
  })
})

test('a state that is stored as a number comes with its name, in the language of the exporting user', async () => {
  const { data } = archives.get('artist') as Archive
  expect(rowsOfTable(data, 'pro_artists')).toMatchObject([
    {
      invitation_status: 3,
      invitation_status_name: 'W sieci',
      activation_status: 1,
      activation_status_name: 'Włączone',
    },
  ])
  const steps = rowsOfTable(data, 'pro_artist_history')
  expect(steps).toContainEqual(
    expect.objectContaining({
      from_status: 4,
      from_status_name: 'Do weryfikacji',
      to_status: 3,
      to_status_name: 'W sieci',
    }),
  )
  for (const { from_status, from_status_name } of steps) expect(from_status_name === null).toBe(from_status === null)

  const english = (await world.person('pro-artist', 'en-US')).visitor
  expect(rowsOfTable((await exported(english)).data, 'pro_artists')).toMatchObject([
    { invitation_status_name: 'In network', activation_status_name: 'Enabled' },
  ])
})

test('a spreadsheet in the reader’s language takes instants and decimals of a table for such', () => {
  const cellOf = (who: string, column: string) => {
    const [head, line] = readTable((archives.get(who) as Archive).texts.get('tables/profile.csv')?.slice(1) ?? '') ?? []
    return line?.cells[head?.cells.indexOf(column) ?? -1]
  }
  expect(cellOf('student', 'created_at')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  expect(cellOf('artist', 'average_rating')).toMatch(/^\d,\d+$/)
})

test('a phone is text in a table, without an apostrophe, and in the data as it is stored; a formula is guarded in tables only', async () => {
  const { id, account, visitor } = await world.person('client')
  await studentOf(world.db, account.email)
  await world.db.updateTable('students').set({ phone: '+48601000222' }).where('user_id', '=', id).execute()
  await world.db
    .insertInto('saved_views')
    .values({ user_id: id, list: 'benefits', name: '-2+3+cmd', search: '', created_at: world.clock.now() })
    .execute()
  const { data, texts } = await exported(visitor)
  expect(texts.get('tables/profile.csv')).toContain(';"(+48) 601000222";')
  expect(texts.get('tables/account.csv')).toContain(`;"'-2+3+cmd";`)
  expect(rowsOfTable(data, 'students')).toMatchObject([{ phone: '+48601000222' }])
  expect(rowsOfTable(data, 'saved_views')).toMatchObject([{ name: '-2+3+cmd' }])
})

test('the files of an artist are included, under descriptive names', async () => {
  const { files, data } = archives.get('artist') as Archive
  const rows = rowsOfTable(data, 'files')
  expect(rows.length).toBeGreaterThan(5)
  for (const { in_this_zip } of rows)
    expect(files.get(in_this_zip as string)?.length, `${in_this_zip}`).toBeGreaterThan(50)
  expect([...files.keys()].every((name) => /^[\x20-\x7e]+$/.test(name) && !/\.\.|\\|^\//.test(name))).toBe(true)
  expect([...files.keys()]).toEqual(expect.arrayContaining([expect.stringMatching(/^files\/avatar\/\d+.*\.webp$/)]))
})

test('the certificates of a student come along as they are handed out', () => {
  const { files, data } = archives.get('student') as Archive
  const rows = rowsOfTable(data, 'certificates')
  expect(rows.length).toBeGreaterThan(0)
  for (const { number, holder } of rows) {
    expect(holder).toBe(`${cast.student.first_name} ${cast.student.last_name}`)
    expect(Buffer.from(files.get(`files/certificates/${number}.pdf`) ?? []).toString('latin1', 0, 5)).toBe('%PDF-')
  }
})

describe('what anybody typed', () => {
  test('has the names, emails and phones of others masked, as they are written and as people write them', async () => {
    const { id, visitor } = await world.person('client')
    const { first_name, last_name, email } = cast.artist
    const { phone } = await world.db
      .selectFrom('pro_artists')
      .select('phone')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const spaced = (phone as string).replace(/^\+48(...)(...)/, '$1 $2 ')
    const typed = [
      `${first_name} ${last_name}`,
      `${last_name}, ${first_name}`.toUpperCase(),
      `${first_name} ${last_name}`.toLowerCase(),
      ...[email.toUpperCase(), phone as string, spaced],
    ]
    const own = 'Anna Nowak'
    const params = { title: { pl: `A: ${typed.join(' | ')} i ${own}, ${first_name}`, 'en-US': 'Nobody' } }
    await insertNotices(id, params)
    const { data } = await exported(visitor)
    const row = rowsOfTable(data, 'notifications')[0] as { params: unknown }
    // Of a notification all words are masked: they quote others.
    expect(row.params).toBe('•••')
    await world.db
      .insertInto('saved_views')
      .values({ user_id: id, list: 'benefits', name: params.title.pl, search: '', created_at: world.clock.now() })
      .execute()
    const [view] = rowsOfTable((await exported(visitor)).data, 'saved_views')
    expect(view?.name).toBe(`A: ${typed.map(() => '•••').join(' | ')} i ${own}, ${first_name}`)
  })
})

describe('an export', () => {
  test('of somebody with nothing but an account is small, and complete', async () => {
    const { visitor } = await world.person('client')
    const { data, files } = await exported(visitor)
    expect(data.kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['account', 'signIns']))
    expect([...files.keys()]).toEqual(expect.arrayContaining(['README.txt', 'data.json', 'tables/account.csv']))
  })

  test('has what came by a merge: rows, files and the address of the record that was merged', async () => {
    const [own, other] = [await world.person('client'), await world.person('client')]
    const [kept, merged] = [
      await studentOf(world.db, own.account.email),
      await studentOf(world.db, other.account.email),
    ]
    await confirmSessions(world)
    const packages = [own, other].map(({ account }) => soldTo(world.db, account.email, {}))
    const sold = (await Promise.all(packages)).map(({ id }) => id)
    const seat = await passedBy(world.db, other.account.email)
    await issueCertificate(portalActs(world), seat)
    const { id } = await pairOf(world.db, kept, merged)
    await mergeByOffice(world, id, leftChoice)

    const { data, files, texts } = await exported(own.visitor)
    const idsIn = (table: string) => rowsOfTable(data, table).map((row) => row.id)
    expect(idsIn('students')).toEqual(expect.arrayContaining([kept, merged]))
    expect(idsIn('users')).toEqual(expect.arrayContaining([own.id, other.id]))
    expect(idsIn('student_packages')).toEqual(expect.arrayContaining(sold))
    expect(idsIn('participants')).toEqual([seat])
    expect(idsIn('notifications').length).toBeGreaterThan(0)
    const [certificate] = rowsOfTable(data, 'certificates')
    expect(files.has(`files/certificates/${certificate?.number}.pdf`)).toBe(true)
    expect(texts.get('tables/account.csv')).toContain(other.account.email)
    // The office gets the same by the record that stays.
    const ofOffice = await exported(world.as.office, { call: 'exportUser', id: own.id })
    expect(rowsOfTable(ofOffice.data, 'students').map((row) => row.id)).toEqual(idsIn('students'))
  })

  test('has the names, emails and phones that the person had before, and those of nobody else', async () => {
    const [own, other] = [await world.person('client'), await world.person('client')]
    const before = { first_name: 'Bronisława', last_name: 'Zimna', phone: '+48601000111' }
    const former = `${before.first_name} ${before.last_name}`
    for (const { account } of [own, other]) await studentOf(world.db, account.email)
    const renamed = (id: number, names: object) =>
      world.db.updateTable('students').set(names).where('user_id', '=', id).execute()
    await renamed(own.id, before)
    await renamed(other.id, { first_name: 'Kunegunda', last_name: 'Ciepła' })
    for (const { id } of [own, other])
      await renamed(id, { first_name: 'Wiesława', last_name: `Chłodna ${id}`, phone: null })
    await confirmSessions(world)
    const { data, texts } = await exported(own.visitor)
    const words = rowsOfTable(data, 'former_contacts').flatMap(({ name, phone }) => [name, phone])
    expect(words).toEqual(expect.arrayContaining([former, before.phone]))
    expect(texts.get('tables/profile.csv')).toContain(former)
    expect([...texts.values()].join()).not.toContain('Kunegunda')
  })

  test('of 10,000 rows has each of them, once', async () => {
    const { id, visitor } = await world.person('client')
    await insertNotices(id, {}, 10_000)
    const { data, texts } = await exported(visitor)
    const ids = rowsOfTable(data, 'notifications').map((row) => row.id)
    expect([ids.length, new Set(ids).size]).toEqual([10_000, 10_000])
    expect(readTable(texts.get('tables/notifications.csv')?.slice(1) ?? '')?.length).toBe(10_001)
  })

  test('that is cut off lets go of its connection and of its spool file', async () => {
    const { id, visitor } = await world.person('client')
    await confirmSessions(world)
    // More than the systems on the way hold.
    await sql`
      insert into saved_views (user_id, list, name, search, created_at)
      select ${id}, 'benefits', number, (select string_agg(md5(random()::text), '') from generate_series(1, 50 + number % 2)), now()
      from generate_series(1, 2000) number
    `.execute(world.db)
    const url = new URL(await world.app.listen({ port: 0, host: '127.0.0.1' }))
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    // More than are made at once.
    for (let count = 0; count < 4; count++) {
      const { data } = await visitor.send(personalData.exportMine, {})
      const path = `${personalData.archive.path}?token=${data.token}`
      const method = count === 0 ? 'HEAD' : 'GET'
      await new Promise<void>((resolve, reject) => {
        const exporting = request(new URL(path, url), { method, headers: { cookie } }, (answer) => {
          answer.on('error', () => {})
          exporting.destroy()
          resolve()
        })
        exporting.on('error', reject).end()
      })
    }
    const isLetGo = async () => {
      const { rows } = await sql<{ open: number }>`
        select count(*) as open from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'
      `.execute(world.db)
      return [rows[0]?.open, readdirSync(join(world.config.dataDir, 'tmp')).length]
    }
    await expect.poll(isLetGo, { timeout: 10_000 }).toEqual([0, 0])
    expect((await exported(visitor)).files.size).toBeGreaterThan(3)
  })
})

test('a file that is missing or damaged is named, and the rest comes along', async () => {
  const rows = rowsOfTable((archives.get('artist') as Archive).data, 'files')
  const [missing, damaged] = rows.map(({ id, in_this_zip }) => ({ id: Number(id), name: String(in_this_zip) }))
  for (const file of [missing, damaged]) {
    const { storage_key: key } = await world.db
      .selectFrom('files')
      .select('storage_key')
      .where('id', '=', file?.id ?? 0)
      .executeTakeFirstOrThrow()
    const folder = join(world.config.dataDir, 'files', key.slice(0, 2), key)
    for (const variant of readdirSync(folder))
      if (file === missing) rmSync(join(folder, variant))
      else writeFileSync(join(folder, variant), 'not the picture')
  }
  const { files, texts } = await exported(world.as.office, {
    call: 'exportArtist',
    id: personIn('artist').artist as number,
  })
  expect([files.has(missing?.name ?? ''), files.has(damaged?.name ?? '')]).toEqual([false, true])
  for (const file of [missing, damaged]) expect(texts.get('README.txt')).toContain(`  ${file?.name}\r\n`)
  expect(files.size).toBe((archives.get('artist') as Archive).files.size - 1)
})

test('the pictures whose person took the consent back are not included, as nobody sees them', async () => {
  const { id, hash, model } = await newRequest(world)
  const { files: given } = await exported(world.as.artist)
  await answer(model, hash, ...channels)
  await answer(model, hash)
  const { files, data } = await exported(world.as.artist)
  expect(given.size - files.size).toBe(1)
  const { file_id } = await world.db
    .selectFrom('portfolio_images')
    .select('file_id')
    .where('portfolio_item_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(rowsOfTable(data, 'files').map((file) => file.id)).not.toContain(file_id)
})

test('a person in the pictures of a work gets what they agreed to, and nothing of who was sent another link', async () => {
  const [first, person] = [await world.person('client'), await world.person('client')]
  const { id } = await sendWork(world.as.artist, 'photo.jpg')
  const linkOf = async ({ email }: { email: string }) => {
    await world.as.artist.send(consents.ask, { id, email, language: 'pl' })
    const { route } = await lastMail(world.db, email)
    return route.slice(route.lastIndexOf('/') + 1)
  }
  await linkOf(first.account)
  const hash = await linkOf(person.account)
  await answer(await world.guest(), hash, 'WEBSITE')
  const { data } = await exported(person.visitor)
  expect(rowsOfTable(data, 'consent_links')).toMatchObject([{ sent_to: person.account.email }])
  expect(rowsOfTable(data, 'consent_events')).toContainEqual(
    expect.objectContaining({ event: 'GIVEN', channels: ['WEBSITE'], given_by: 'ADULT' }),
  )
  const other = (await exported(first.visitor)).data
  expect(rowsOfTable(other, 'consent_links')).toMatchObject([{ sent_to: first.account.email }])
  expect(rowsOfTable(other, 'consent_events')).toEqual([])
})

test('guests are masked in what anybody typed: who signed up, reported content or is in a picture', async () => {
  const { id, account, visitor } = await world.person('client')
  const training = await openTrainingOf(world, null)
  const guest = { first_name: 'Zenobia', last_name: 'Gościnna', email: 'zenobia@poczta.example', phone: '+48601222333' }
  await signedUp(world, training, guest)
  const own = { first_name: 'Ania', last_name: 'Nowakowa', email: account.email, phone: '+48601222444' }
  await signedUp(world, training, own)
  const reporter = 'zglasza@poczta.example'
  await reportedContent(world, await castArtist(world.db), reporter)
  const { id: work } = await sendWork(world.as.artist, 'photo.jpg')
  const model = 'modelka@poczta.example'
  await world.as.artist.send(consents.ask, { id: work, email: model, language: 'pl' })
  const others = ['Zenobia Gościnna', guest.email, guest.phone, reporter, model]
  const mine = ['Ania Nowakowa', own.email, own.phone]
  const name = [...others, ...mine].join(' | ')
  await world.db
    .insertInto('saved_views')
    .values({ user_id: id, list: 'benefits', name, search: '', created_at: world.clock.now() })
    .execute()
  const { data } = await exported(visitor)
  expect(rowsOfTable(data, 'saved_views')[0]?.name).toBe([...others.map(() => '•••'), ...mine].join(' | '))
  expect(rowsOfTable(data, 'sign_ups')).toMatchObject([own])
})

describe('an archive is opened', () => {
  test('in the session that has just confirmed its identity, and in no other of the same user', async () => {
    const { visitor, account } = await world.person('client')
    await sql`update sessions set confirmed_at = null where user_id = (select id from users where email = ${account.email})`.execute(
      world.db,
    )
    const refused = await visitor.call(personalData.exportMine, {})
    expect([refused.status, (refused.body as { code?: string }).code]).toEqual([403, 'confirmation_needed'])
    await visitor.send(twoFactor.confirm, { own_password: account.password })
    const { data } = await visitor.send(personalData.exportMine, {})
    const other = await (await world.guest()).signIn(account)
    for (const reader of [other, world.as.owner, world.as.office])
      expect((await download(reader, data.token)).statusCode).toBe(404)
    expect((await download(visitor, `${data.token.slice(0, -1)}_`)).statusCode).toBe(404)
    expect((await download(visitor, data.token)).statusCode).toBe(200)
  })

  test('for ten minutes', async () => {
    const { visitor } = await world.person('client')
    await confirmSessions(world)
    const { data } = await visitor.send(personalData.exportMine, {})
    world.clock.advance({ minutes: 11 })
    expect((await download(visitor, data.token)).statusCode).toBe(404)
  })

  test('of a person by a user with the right to it, which the audit log records', async () => {
    const { office, owner, artist, student } = world.as
    await confirmSessions(world)
    const { artist: id, user } = personIn('artist') as { artist: number; user: number }
    for (const [wanted, event, subject] of [
      [{ call: 'exportArtist', id }, 'proArtist.dataExported', id],
      [{ call: 'exportUser', id: user }, 'user.dataExported', user],
    ] as const) {
      const { data } = await exported(office, wanted)
      expect(data.person).toMatchObject({ artist: id, user })
      const line = await world.db
        .selectFrom('audit_log')
        .innerJoin('users', 'users.id', 'audit_log.user_id')
        .select(['subject_id', 'users.email', 'details', 'artist_id', 'account_id'])
        .where('event', '=', event)
        .orderBy('audit_log.id', 'desc')
        .executeTakeFirst()
      expect(line).toMatchObject({ subject_id: subject, email: cast.office.email, details: {} })
      expect([line?.artist_id, line?.account_id]).toContain(subject)
    }
    const ofOwner = { id: personIn('owner').user as number }
    expect((await office.call(personalData.exportUser, ofOwner)).status).toBe(403)
    expect((await owner.call(personalData.exportUser, ofOwner)).status).toBe(201)
    expect((await artist.call(personalData.exportArtist, { id })).status).toBe(403)
    for (const reader of [student, artist])
      expect((await reader.call(personalData.exportUser, { id: user })).status).toBe(404)
  })

  test('by nobody who has lost the right since', async () => {
    const { office } = world.as
    await confirmSessions(world)
    const id = personIn('artist').artist as number
    const { data } = await office.send(personalData.exportArtist, { id })
    await sql`delete from role_permissions where permission = 'can-export-personal-data'`.execute(world.db)
    expect((await download(office, data.token)).statusCode).toBe(403)
    await sql`
      insert into role_permissions (role_id, permission) select id, 'can-export-personal-data' from roles where name = 'administrator'
    `.execute(world.db)
  })
})

/** All that an archive holds: each file, and the words of those that are text. */
async function exported(visitor: Visitor, wanted?: { call: 'exportArtist' | 'exportUser'; id: number }) {
  await confirmSessions(world)
  const { data } = wanted
    ? await visitor.send(personalData[wanted.call], { id: wanted.id })
    : await visitor.send(personalData.exportMine, {})
  const { rawPayload, headers, statusCode } = await download(visitor, data.token)
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip'])
  const files = new Map(Object.entries(unzipSync(rawPayload)))
  const isText = (name: string) => /\.(json|csv|txt)$/.test(name) && !name.startsWith('files/')
  const texts = new Map(
    [...files].filter(([name]) => isText(name)).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
  )
  return { files, texts, data: JSON.parse(texts.get('data.json') ?? '') as Data }
}

function download(visitor: Visitor, token: string) {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return world.app.inject({ url: `${personalData.archive.path}?token=${token}`, headers: { cookie } })
}

/** What people are called, and how they are reached. */
async function everybody(): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select distinct text from (
      select first_name, last_name, email, null as phone from users
      union all select first_name, last_name, email, phone from pro_artists
      union all select first_name, last_name, email, phone from students
    ) people, unnest(array[
      nullif(trim(first_name || ' ' || last_name), ''), nullif(trim(last_name || ' ' || first_name), ''), email, phone
    ]) text where text is not null
  `.execute(world.db)
  return rows.map(({ text }) => text)
}

async function namesOf({ user, artist, student }: Person): Promise<string[]> {
  const { rows } = await sql<{ first_name: string; last_name: string; email: string; phone: string | null }>`
    select first_name, last_name, email, null as phone from users where id = ${user}
    union all select first_name, last_name, email, phone from pro_artists where id = ${artist}
    union all select first_name, last_name, email, phone from students where id = ${student}
  `.execute(world.db)
  return rows.flatMap(({ first_name, last_name, email, phone }) => [
    ...[`${first_name} ${last_name}`, `${last_name} ${first_name}`, email, phone ?? email],
  ])
}

function personIn(who: string): Person {
  return (archives.get(who) as Archive).data.person
}

/** How many rows of a table are about this person by these rules. */
async function countRows(table: string, rules: { rows: string }[], person: Person): Promise<number> {
  const conditions = rules.map(({ rows }) => rowsOf(rows, person))
  const { rows } = await sql<{ count: number }>`
    select count(*) from ${sql.table(table)} where ${sql.join(conditions, sql` or `)}
  `.execute(world.db)
  return rows[0]?.count ?? 0
}

function rowsOfTable(data: Data, name: string): Record<string, unknown>[] {
  return data.kinds.flatMap(({ tables }) => tables).find(({ table }) => table === name)?.rows ?? []
}

async function insertNotices(userId: number, params: object, count = 1): Promise<void> {
  await sql`
    insert into notifications (user_id, type, params, search, created_at)
    select ${userId}, 'benefit_added', ${JSON.stringify(params)}::jsonb, '', now() from generate_series(1, ${count})
  `.execute(world.db)
}

function writingsOf(value: unknown): string[] {
  const bytes = Buffer.isBuffer(value) ? value : null
  const written = bytes ? [bytes.toString('hex'), bytes.toString('base64'), bytes.toString('base64url')] : [`${value}`]
  return written.filter((text) => text.length > 8)
}

describe('before anything else', () => {
  const archive = async (visitor: Visitor, token: string) =>
    (await visitor.request({ method: 'GET', url: `${personalData.archive.path}?token=${encodeURIComponent(token)}` }))
      .status

  test.each([
    ['client', 'terms_not_accepted'],
    ['administrator', 'second_factor_needed'],
  ] as const)(
    'a %s has their data and erases themselves, once they confirmed that it is they: %s',
    async (role, code) => {
      const isOffice = role === 'administrator'
      const { db, visitor: arrive, person, guest, clock } = await academyForTest()
      const office = await arrive('office')
      await office.send(twoFactor.confirm, { own_password: cast.office.password })
      const student = await db
        .selectFrom('students')
        .select('id')
        .where('email', '=', cast.fellow.email)
        .executeTakeFirstOrThrow()
      const ofStudent = (await office.send(personalData.exportStudent, student)).data.token
      const { account, visitor: before } = await person(role)
      const day = academyDay(clock.now())
      if (isOffice) await db.updateTable('settings').set({ two_factor_required_from: day }).execute()
      else {
        const { id } = await insertTermsVersion(db, day)
        // Who declined has left, and comes back for this.
        await before.send(terms.decline, { id })
      }

      const visitor = await (await guest()).signIn(account)
      const refused = { status: 403, body: { code } }
      expect(await visitor.call(isOffice ? users.list : conversations.list, {})).toMatchObject(refused)
      expect((await visitor.send(personalData.mine, {})).data.person.email).toBe(account.email)
      const unconfirmed = { body: { code: 'confirmation_needed' } }
      expect(await visitor.call(personalData.exportMine, {})).toMatchObject(unconfirmed)
      expect(await visitor.call(erasures.requestOwn, {})).toMatchObject(unconfirmed)
      await visitor.send(twoFactor.confirm, { own_password: account.password })
      const { token } = (await visitor.send(personalData.exportMine, {})).data
      expect(await archive(visitor, token)).toBe(200)
      // Of others there is nothing, not even what was requested in time.
      expect(await archive(office, ofStudent)).toBe(isOffice ? 403 : 200)
      const { data } = await visitor.send(erasures.previewOwn, {})
      expect(data.contacts).toContainEqual(expect.stringContaining('@'))
      expect((await visitor.send(erasures.requestOwn, {})).data).toMatchObject({ cause: 'SELF', done_at: null })
      expect((await visitor.call(personalData.mine, {})).status).toBe(401)
    },
  )
})
