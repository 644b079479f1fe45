import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Input } from '#kit/contract/endpoint.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { listContexts } from '#network/artists/contract/artists.list.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { type Academy, academy, academyForTest } from '#testing/academy.ts'
import { insertArtist } from '#testing/make/make-artists.ts'
import type { Visitor } from '#testing/visitor.ts'

type Query = Input<typeof artists.list>

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const invitations = JSON.stringify({ context: 'INVITATION' })

async function exported(query: Query, who: Visitor = world.as.office) {
  const answer = await who.call(artists.export, query)
  expect(answer.status).toBe(200)
  return { ...answer, lines: cellsOf(answer.text) }
}

describe('the very rows of the list, in its order', () => {
  const unless = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 3 })
  const count = fc.integer({ min: 0, max: 12 })
  const query = fc.record({
    params: fc.constantFrom(...listContexts).map((context) => JSON.stringify({ context })),
    filter: unless(fc.constantFrom('a', 'an', 'lodz', '48', 'x')),
    countryId: unless(fc.integer({ min: 1, max: 250 })),
    trainingsSoldFrom: unless(count),
    trainingsUncompletedTo: unless(count),
    proArtistStatus: unless(fc.integer({ min: 1, max: 4 })),
    proArtistActivationStatus: unless(fc.constantFrom(0 as const, 1 as const)),
    proTeam: unless(fc.constantFrom(0 as const, 1 as const)),
    sortBy: unless(
      fc.constantFrom('name' as const, 'country' as const, 'trainings_sold' as const, 'average_rating' as const),
    ),
    descending: fc.constantFrom(0 as const, 1 as const),
  })

  test('with any filters', async () => {
    await fc.assert(
      fc.asyncProperty(query, async (filters) => {
        const { data, meta } = await world.as.office.send(artists.list, { ...filters, itemsPerPage: 999_999_999 })
        const { lines, headers } = await exported({ ...filters, page: 3, itemsPerPage: 2 })
        expect(lines.slice(1).map(([, , email]) => email)).toEqual(data.map(({ email }) => email))
        expect(headers['x-total-count']).toBe(String(meta.total))
      }),
      { numRuns: 20 },
    )
  })
})

describe('the rows that somebody picked', () => {
  const emailsOf = (lines: string[][]) => lines.slice(1).map(([, , email]) => email)
  const picked = async (query: Input<typeof artists.exportPicked>) => {
    const answer = await world.as.office.call(artists.exportPicked, query)
    expect(answer.status).toBe(200)
    return { ...answer, lines: cellsOf(answer.text) }
  }

  test('come in the order of the list, and nobody else', async () => {
    const query = { sortBy: 'name' as const, descending: 1 as const }
    const { data } = await world.as.office.send(artists.list, { ...query, itemsPerPage: 100 })
    const wanted = data.filter((_, index) => index % 3 === 0)
    const applicant = await insertArtist(world.db)
    const ids = [applicant, ...wanted.map(({ id }) => id).toReversed()]
    const { lines, headers } = await picked({ ...query, ids })
    expect(emailsOf(lines)).toEqual(wanted.map(({ email }) => email))
    expect(headers['x-total-count']).toBe(String(wanted.length))
  })

  test('may be very many', async () => {
    const { data } = await world.as.office.send(artists.list, {})
    const ids = [...data.map(({ id }) => id), ...Array.from({ length: 90_000 }, (_, index) => 900_000 + index)]
    expect(emailsOf((await picked({ ids })).lines)).toHaveLength(data.length)
    expect(emailsOf((await picked({ ids: [] })).lines)).toEqual([])
  })
})

describe('a file that a spreadsheet opens', () => {
  test('begins with a BOM, has a name with the date, and headings in the reader’s language', async () => {
    const day = academyDay(world.clock.now())
    const polish = await exported({})
    expect(polish.headers['content-type']).toBe('text/csv; charset=utf-8')
    const name = `artysci-${day}.csv`
    expect(polish.headers['content-disposition']).toBe(`attachment; filename="${name}"; filename*=UTF-8''${name}`)
    expect(polish.text.startsWith('\uFEFF"Nazwisko";"Imię";"E-mail";')).toBe(true)
    const english = (await world.person('administrator', 'en-US')).visitor
    const { text, headers } = await exported({}, english)
    expect(text.startsWith('\uFEFF"Last name";"First name";"Email";')).toBe(true)
    expect(headers['content-disposition']).toContain('artists-')
  })

  test('has all values as text, with the reader’s decimal separator', async () => {
    const { id } = await world.person('pro-artist')
    await sql`
      update pro_artists set last_name = 'Słowna', techniques = '{LIPS,SCALP}', pro_team = true, activation_status = 0,
        average_rating = 4.83, applied_at = '2026-02-03T04:05:06Z' where user_id = ${id}
    `.execute(world.db)
    const { lines } = await exported({ filter: 'slowna' })
    const row = Object.fromEntries((lines[0] ?? []).map((heading, index) => [heading, lines[1]?.[index]]))
    expect(row).toMatchObject({
      Nazwisko: 'Słowna',
      Techniki: 'Usta, Mikropigmentacja skóry głowy',
      Stan: 'W sieci',
      Poziom: 'Artist',
      Konto: 'Wyłączone',
      'Zespół Pro': 'Tak',
      Ocena: '4,83',
      'Data zgłoszenia (czas w Warszawie)': '2026-02-03 05:05',
    })
  })

  test.each([
    ['=HYPERLINK("http://evil.example")', '\'=HYPERLINK("http://evil.example")'],
    ['+48 1', "'+48 1"],
    ["+1+cmd|'/c calc'!A0", "'+1+cmd|'/c calc'!A0"],
    ['+48-600-100-200', "'+48-600-100-200"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1+1', "'  =1+1"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ['＝1+1', "'＝1+1"],
    ...['\n', '\u00a0', '\u3000', '\ufeff', '\u2003\u200b', ' \r\n\u2028'].map((blank) => [
      `${blank}=1`,
      `'${blank}=1`,
    ]),
    ['\u3000＠SUM(A1)', "'\u3000＠SUM(A1)"],
    ['\ufeffŁoś', '\ufeffŁoś'],
    ['\u3000漢字', '\u3000漢字'],
    ['Ωmega=1', 'Ωmega=1'],
    ['a;b"c', 'a;b"c'],
    ['two\nlines', 'two\nlines'],
    ['Nowak-Kowalska', 'Nowak-Kowalska'],
  ])('%j comes as %j', async (last_name, expected) => {
    const city = `Defused ${Math.random()}`
    await insertArtist(world.db, { last_name, city })
    const { lines } = await exported({ params: invitations, filter: city })
    expect(lines[1]?.[0]).toBe(expected)
  })

  test.each([
    ['+48601234567', '(+48) 601234567'],
    ['+12025550143', '(+1) 2025550143'],
    ['+421905537993', '(+421) 905537993'],
  ])('the phone %s comes as the text %s, neither a number nor a formula', async (phone, expected) => {
    const city = `Called ${Math.random()}`
    await insertArtist(world.db, { phone, city })
    const { lines } = await exported({ params: invitations, filter: city })
    expect(lines[1]?.[3]).toBe(expected)
  })

  test('of nobody is a line of headings', async () => {
    const { lines, headers } = await exported({ filter: 'nobody is called so' })
    expect(lines).toHaveLength(1)
    expect(headers['x-total-count']).toBe('0')
  })
})

test('needs the right to export as well as the right of its context', async () => {
  const { db, as } = await academyForTest()
  const ask = async (params: string) => (await as.office.attempt(artists.export, { params })).status
  await db.deleteFrom('role_permissions').where('permission', '=', 'can-view-applied-pro-artists').execute()
  expect(await ask(invitations)).toBe(403)
  expect(await ask('{}')).toBe(200)
  await db.deleteFrom('role_permissions').where('permission', '=', 'can-export-pro-artists').execute()
  expect(await ask('{}')).toBe(403)
})

/** Reads the file as a spreadsheet does. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}
