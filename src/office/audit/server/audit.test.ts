import { beforeAll, describe, expect, test } from 'vitest'
import { settings } from '#academy/settings/contract/settings.ts'
import { terms } from '#academy/terms/contract/terms.ts'
import { session } from '#kit/contract/session.ts'
import { everyText } from '#kit/contract/texts/texts.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { withoutSecrets } from '#kit/server/jobs/record-event.ts'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { levels } from '#network/levels/contract/levels.ts'
import { audit } from '#office/audit/contract/audit.ts'
import { roles } from '#people/roles/contract/roles.ts'
import { students } from '#people/students/contract/students.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { words } from '#testing/fixtures/cases.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { giveToken, program } from '#testing/fixtures/program.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { reportedReview } from '#testing/make/make-reports.ts'
import { acceptTermsFor, insertTermsVersion } from '#testing/make/make-terms.ts'
import { issueVouchers } from '#trade/vouchers/server/vouchers.steps.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const draft = { name: words, description: words, category: 'DISCOUNT', link: null, is_active: true } as const

const newest = async (query: object = {}) => {
  const { data } = await world.as.office.send(audit.list, { itemsPerPage: 25, ...query })
  return data
}
const factsOf = async (id: number) => {
  const { data } = await world.as.owner.send(audit.get, { id })
  return Object.fromEntries(data.facts.map(({ label, value }) => [label, value]))
}
const idOf = async (email: string) => {
  const row = await world.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return row.id
}

test('an edit is a line: who, what, of which record, when, from where, and each field before and after', async () => {
  const { data: made } = await world.as.office.send(benefits.create, draft)
  const link = 'https://example.com/rabat'
  await world.as.office.send(benefits.update, { id: made.id, ...draft, category: 'SALES', link })
  const [line] = await newest()
  expect(line).toMatchObject({
    event: { name: 'benefit.updated', words: 'Zmieniono korzyść' },
    by: { id: await idOf(cast.office.email), name: `${cast.office.first_name} ${cast.office.last_name}` },
    record: { kind: 'benefit', id: made.id, name: words.pl },
    at: expect.stringMatching(/Z$/),
    ip: expect.stringMatching(/[.:]/),
    artist: null,
  })
  const { data } = await world.as.office.send(audit.get, { id: line?.id as number })
  expect(data.changes).toEqual([
    { field: 'link', label: 'Link', before: null, after: link },
    { field: 'category', label: 'Kategoria', before: 'Rabat', after: 'Sprzedaż' },
  ])
  const added = (await newest())[1]
  const { data: first } = await world.as.office.send(audit.get, { id: added?.id as number })
  expect(first.changes.find(({ field }) => field === 'name')).toMatchObject({ before: null, after: words })
})

test('accounts, roles, settings and the terms are named, and the changes described', async () => {
  const { owner } = world.as
  const { data: all } = await owner.send(roles.list, {})
  const role = all.find(({ name }) => name === 'client')
  await owner.send(roles.update, { id: role?.id as number, permissions: ['can-change-language', 'can-edit-students'] })
  await owner.send(settings.setDedicatedTermsEmails, { emails: ['someone.else@example.com'] })
  const [changed, edited] = await newest()
  expect(edited?.record).toEqual({ kind: 'role', id: role?.id, name: 'Kursant' })
  expect(changed?.record).toMatchObject({ kind: 'settings', name: 'Ustawienia' })
  expect(await factsOf(edited?.id as number)).toMatchObject({ 'Nadane uprawnienia': ['edycja danych kursantów'] })
  const { data } = await owner.send(audit.get, { id: changed?.id as number })
  expect(data.changes).toMatchObject([{ label: 'Prośby o termin dedykowany', after: ['someone.else@example.com'] }])
})

test('issued vouchers have their number, recipient, value and expiration date', async () => {
  const [one, other] = [await world.person('client'), await world.person('client')]
  await issueVouchers(portalActs(world), [
    { holder_id: one.id, kind: 'PERCENT', value: 20, source: 'ADMIN', valid_until: '2030-01-31T22:59:59.000Z' },
    { holder_id: other.id, kind: 'PERCENT', value: 20, source: 'ADMIN', valid_until: '2030-01-31T22:59:59.000Z' },
  ])
  const [line] = await newest({ event: 'voucher.issued' })
  expect(await factsOf(line?.id as number)).toEqual({
    Vouchery: [expect.stringMatching(/^…\w{4}, Anna Nowak$/), expect.stringMatching(/^…\w{4}, Anna Nowak$/)],
    Wartość: ['20%'],
    'Ważny do': '2030-01-31T22:59:59.000Z',
  })
})

test('deleted records are marked as such, by their number; of many records the first are named', async () => {
  const acts = portalActs(world)
  const ids = Array.from({ length: 25 }, (_, index) => 900_000 + index)
  await acts.record('benefit.reordered', 0, { ids })
  const [line] = await newest({ event: 'benefit.reordered' })
  const order = (await factsOf(line?.id as number))['Nowa kolejność'] as string[]
  expect([order.length, order[0], order.at(-1)]).toEqual([21, 'usunięte (nr 900000)', 'i jeszcze 5'])
})

test('documents are described by their kind, their name and their expiration date', async () => {
  const document = { kind: 'INSURANCE', name: 'polisa.pdf', valid_until: '2027-03-01' }
  await portalActs(world).record('proArtist.profileChanged', 1, {
    artist: { first_name: 'Ewa', last_name: 'Lis' },
    isNews: true,
    changes: [{ field: 'documents', before: [], after: [document] }],
  })
  const [line] = await newest({ event: 'proArtist.profileChanged' })
  const { data } = await world.as.owner.send(audit.get, { id: line?.id as number })
  expect(data.changes).toMatchObject([{ before: [], after: [expect.stringMatching(/: polisa\.pdf.*1 marca 2027/)] }])
})

test('a line about a student names the student, and is found by the account', async () => {
  const { db, as } = world
  const { id, user_id, first_name, last_name } = await db
    .selectFrom('students')
    .selectAll()
    .whereRef('id', '!=', 'user_id')
    .where('status', '=', 'ACTIVE')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { data: student } = await as.office.send(students.get, { id })
  await as.office.send(students.update, { ...student, internal_note: 'Woli zajęcia rano.' })
  const { data } = await as.office.send(audit.list, { kind: 'student', recordId: id })
  expect(data[0]?.record).toEqual({ kind: 'student', id, name: `${first_name} ${last_name}` })
  const line = await db
    .selectFrom('audit_log')
    .select('account_id')
    .where('id', '=', data[0]?.id as number)
    .executeTakeFirstOrThrow()
  expect(line.account_id).toBe(user_id)
})

test('who accepts or declines the terms is the one who did it; the line is about the version', async () => {
  const { id, visitor } = await world.person('client')
  const { visitor: other, id: otherId } = await world.person('client')
  const file = await insertTermsVersion(world.db, academyDay(world.clock.now()))
  const record = { kind: 'terms', id: file.version_id, name: `Regulamin ${file.name}` }
  await visitor.send(terms.accept, { id: file.id })
  expect((await newest({ event: 'terms.accepted' }))[0]).toMatchObject({ by: { id }, record })
  await other.send(terms.decline, { id: file.id })
  expect((await newest({ event: 'terms.declined' }))[0]).toMatchObject({ by: { id: otherId }, record })
  await acceptTermsFor(world.db, { allBut: [] })
})

test('reviews, reports of them, and works are called by what they are about; a draft is its artist’s alone', async () => {
  const { db } = world
  const report = await reportedReview(world, null, null)
  const { title } = await db
    .selectFrom('reviews')
    .select('title')
    .where('id', '=', report.review_id)
    .executeTakeFirstOrThrow()
  const work = await db
    .selectFrom('portfolio_items')
    .select(['id', 'title', 'pro_artist_id'])
    .where('status', '=', 'PENDING')
    .limit(1)
    .executeTakeFirstOrThrow()
  const acts = portalActs(world)
  await acts.record('review.hidden', report.review_id, { before: 'PUBLISHED' })
  await acts.record('portfolioItem.coverChosen', work.id, { image_id: null })
  await acts.record('consent.nobodyShown', work.id, { pro_artist_id: work.pro_artist_id, shows_nobody: false })
  const recordOf = async (kind: string) => (await newest({ kind }))[0]?.record
  expect(await recordOf('review')).toEqual({ kind: 'review', id: report.review_id, name: title.pl })
  expect(await recordOf('abuseReport')).toEqual({ kind: 'abuseReport', id: report.id, name: title.pl })
  expect(await recordOf('consent')).toEqual({ kind: 'consent', id: work.id, name: work.title.pl })
  expect(await recordOf('portfolioItem')).toEqual({ kind: 'portfolioItem', id: work.id, name: work.title.pl })
  await db.updateTable('portfolio_items').set({ status: 'DRAFT' }).where('id', '=', work.id).execute()
  expect(await recordOf('portfolioItem')).toMatchObject({ name: null })
})

test('levels have their names, and the reader their language', async () => {
  const { data: ladder } = await world.as.office.send(levels.list, {})
  const [level] = ladder
  await world.as.office.send(benefits.create, { ...draft, level_ids: [level?.id as number] })
  const { visitor } = await world.person('administrator', 'en-US')
  const { data: lines } = await visitor.send(audit.list, { event: 'benefit.created', itemsPerPage: 1 })
  expect(lines[0]?.event.words).toBe('Benefit added')
  const { data } = await visitor.send(audit.get, { id: lines[0]?.id as number })
  expect(data.changes.find(({ field }) => field === 'level_ids')?.after).toEqual([level?.name['en-US']])
})

describe('the list', () => {
  test('has the newest first, page by page, and returns its total at once or later', async () => {
    const { data, meta } = await world.as.office.send(audit.list, {})
    expect(data.length).toBeGreaterThan(20)
    expect(data.map(({ at }) => at)).toEqual(
      data
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    const page = await world.as.office.send(audit.list, { page: 2, itemsPerPage: 10, total: 'later' })
    expect(page.data).toEqual(data.slice(10, 20))
    const { data: counts } = await world.as.office.send(audit.counts, {})
    expect(counts.total).toBe(meta.total)
  })

  test('narrows by who, event, kind, record and days', async () => {
    const userId = await idOf(cast.office.email)
    const ofOffice = await newest({ userId })
    expect(new Set(ofOffice.map(({ by }) => by?.id))).toEqual(new Set([userId]))
    expect(new Set((await newest({ event: 'benefit.created' })).map(({ event }) => event.name))).toEqual(
      new Set(['benefit.created']),
    )
    const [benefit] = await newest({ kind: 'benefit' })
    const kind = 'benefit'
    const id = benefit?.record.id as number
    const ofRecord = await newest({ kind, recordId: id })
    expect(ofRecord.map(({ record }) => record.id)).toEqual(ofRecord.map(() => id))
    const today = academyDay(world.clock.now())
    expect((await newest({ dayFrom: today, dayTo: today })).length).toBeGreaterThan(0)
    expect(await newest({ dayFrom: '1999-01-01', dayTo: '1999-12-31' })).toEqual([])
    const wrong = await world.as.office.call(audit.list, { dayFrom: '2026-02-02', dayTo: '2026-02-01' })
    expect(wrong.status).toBe(422)
  })

  test('finds who did it and whom it is about by their names', async () => {
    const { account, visitor } = await world.person('pro-artist')
    await visitor.send(session.changeLanguage, { language: 'en-US' })
    const [line] = await newest({ filter: account.email })
    expect(line).toMatchObject({ event: { name: 'user.languageChanged' } })
    const all = await world.as.office.send(audit.list, { filter: account.email })
    const later = await world.as.office.send(audit.list, { filter: account.email, itemsPerPage: 2, total: 'later' })
    expect(later.data).toEqual(all.data.slice(0, 2))
    const { data: counts } = await world.as.office.send(audit.counts, { filter: account.email })
    expect(counts.total).toBe(all.meta.total)
    expect(await newest({ filter: 'nobody-is-called-so' })).toEqual([])
  })

  test('comes as a file, with the events in words', async () => {
    const { text, headers } = await world.as.office.call(audit.export, { kind: 'benefit' })
    const { meta } = await world.as.office.send(audit.list, { kind: 'benefit' })
    expect(headers['content-disposition']).toContain('dziennik-zmian-')
    expect(headers['x-total-count']).toBe(String(meta.total))
    expect(text).toContain('"Kiedy (czas w Warszawie)";"Kto";"Zdarzenie"')
    expect(text).toContain('Zmieniono korzyść')
  })

  test('as a file names the program that did it, also once its token is deleted', async () => {
    const { id } = await world.person('administrator')
    const token = await giveToken(world, id, {
      name: 'Arkusz benefitów',
      rights: ['can-create-benefits', 'can-view-benefits'],
    })
    const { data: made } = (await program(world, token.token).attempt(benefits.create, draft)).body as {
      data: { id: number }
    }
    const lineOf = async () => {
      const { text } = await world.as.office.call(audit.export, { kind: 'benefit', recordId: made.id })
      const [head = '', line = ''] = text.split('\r\n')
      return line.split(';')[head.split(';').indexOf('"Przez klucz programu"')]
    }
    expect(await lineOf()).toBe('"Arkusz benefitów"')
    await world.db.deleteFrom('tokens').where('id', '=', token.id).execute()
    expect(await lineOf()).toBe('"usunięty"')
    await world.as.office.send(benefits.update, { id: made.id, ...draft, is_active: false })
    expect(await lineOf()).toBe('""')
  })

  test('as a spreadsheet has details in the reader’s language, line by line as on the screen', async () => {
    const { data: made } = await world.as.office.send(benefits.create, draft)
    await world.as.office.send(benefits.update, { id: made.id, ...draft, category: 'SALES', is_active: false })
    const reader = await world.visitor('office')
    const linesIn = async (language: 'pl' | 'en-US') => {
      await reader.send(session.changeLanguage, { language })
      return (await reader.call(audit.export, { kind: 'benefit' })).text.split('\r\n')
    }
    const [, polish = ''] = await linesIn('pl')
    expect(polish).toMatch(/"Kategoria: .+ → .+; .+: Tak → Nie"$/)
    const [, english = ''] = await linesIn('en-US')
    expect(english).toMatch(/"Category: .+ → .+; .+: Yes → No"$/)
    for (const line of [polish, english]) expect(line).not.toMatch(/SALES|DISCOUNT|\{/)
    await linesIn('pl')
  })

  test('is filtered by people of the office, and by a user in the link', async () => {
    const { data } = await world.as.office.send(audit.choices, {})
    const student = await idOf(cast.fellow.email)
    expect(data.people.map(({ id }) => id)).toContain(await idOf(cast.office.email))
    expect(data.people.map(({ id }) => id)).not.toContain(student)
    const { data: named } = await world.as.office.send(audit.choices, { userId: student })
    expect(named.people.map(({ id }) => id)).toContain(student)
  })
})

test('each kind of record has a name', () => {
  const polish = everyText().filter(({ language }) => language === 'pl')
  const kinds = polish.flatMap(({ group, name }) => (group === 'events' ? [`kind_${name.split('.')[0]}`] : []))
  const names = polish.flatMap(({ group, name }) => (group === 'audit' ? [name] : []))
  expect([...new Set(kinds)].filter((kind) => !names.includes(kind))).toEqual([])
})

test('nothing that opens anything is written down, however deep it lies', () => {
  const at = new Date(0)
  expect(
    withoutSecrets({
      token: 'x',
      link: { url: 'x' },
      artist: { first_name: 'Anna', form_hash: 'x', user: { password_hash: 'x', is_blocked: true } },
      changes: [
        { field: 'password', before: 'x', after: 'x' },
        { field: 'link', before: null, after: 'https://example.com' },
      ],
      after: { link: 'https://example.com', recovery_codes: ['x'], secret: 'x', at },
    }),
  ).toEqual({
    artist: { first_name: 'Anna', user: { is_blocked: true } },
    changes: [{ field: 'link', before: null, after: 'https://example.com' }],
    after: { link: 'https://example.com', at },
  })
})

test('a field is called what it is of its record, where another one has the same name', async () => {
  const acts = portalActs(world)
  const labelsOf = async (event: string, subject: number, details: object) => {
    await acts.record(event as never, subject, details as never)
    const [line] = await newest({ kind: event.split('.')[0] as string })
    const { data } = await world.as.owner.send(audit.get, { id: line?.id as number })
    return [...data.changes, ...data.facts].map(({ label }) => label)
  }
  expect(await labelsOf('training.created', 1, { after: { kind: 'GROUP' } })).toEqual(['Rodzaj'])
  expect(await labelsOf('review.edited', 1, { fields: ['text'] })).toEqual(['Co zmieniono'])
  expect(await labelsOf('user.recoveryCodeUsed', 1, { count: 7 })).toEqual(['Pozostałe kody'])
})

test('a new order of works is of no single work, and that of pictures and their cover name these', async () => {
  const { as, db } = world
  const { data: works } = await as.artist.send(portfolio.list, {})
  await as.artist.send(portfolio.reorder, { ids: works.map(({ id }) => id).reverse() })
  const [line] = await newest({ kind: 'portfolioItem' })
  expect(line).toMatchObject({ event: { name: 'portfolioItem.reordered' }, record: { id: null, name: null } })
  const { id, portfolio_item_id, alt } = await db
    .selectFrom('portfolio_images')
    .innerJoin('portfolio_items', 'portfolio_items.id', 'portfolio_item_id')
    .select(['portfolio_images.id', 'portfolio_item_id', 'alt'])
    .where('status', '=', 'APPROVED')
    .limit(1)
    .executeTakeFirstOrThrow()
  const acts = portalActs(world)
  const detailsOf = async (event: 'portfolioItem.coverChosen' | 'portfolioItem.imagesReordered', details: object) => {
    await acts.record(event, portfolio_item_id, details as never)
    const [newLine] = await newest({ kind: 'portfolioItem' })
    return (await as.owner.send(audit.get, { id: newLine?.id as number })).data.facts
  }
  const name = `${id}. ${alt.pl}`
  expect(await detailsOf('portfolioItem.coverChosen', { image_id: id })).toMatchObject([
    { label: 'Okładka', value: name },
  ])
  expect(await detailsOf('portfolioItem.coverChosen', { image_id: null })).toMatchObject([
    { label: 'Okładką jest pierwsze zdjęcie', value: true },
  ])
  expect(await detailsOf('portfolioItem.imagesReordered', { ids: [id] })).toMatchObject([
    { label: 'Kolejność zdjęć', value: [name] },
  ])
})
