import { beforeAll, describe, expect, test } from 'vitest'
import { features, listeners } from '#app/server/app.ts'
import { everyText } from '#kit/contract/texts/texts.ts'
import type { Portal } from '#kit/server/http/context.ts'
import { doTasks } from '#kit/server/http/feature.ts'
import { type ImportKind, kindsOfImports } from '#office/imports/contract/import-kinds.ts'
import { imports } from '#office/imports/contract/imports.ts'
import { type StudentDetails, students } from '#people/students/contract/students.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { importing, tableFile, workbookOf } from '#testing/make/make-imports.ts'
import { soldTo } from '#testing/make/make-sales.ts'
import { inTransactionOf } from '#testing/servers/locks.ts'
import { studentPackages } from '#trade/student-packages/contract/student-packages.ts'
import { undoImport } from './import-run.ts'
import { importers } from './importers.ts'
import { forgetImports } from './imports.steps.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  await doTasks(world.portal, features)
  return world.close
})

const { draftOf, rowsOf, run, undo } = importing(() => world)

const head = 'E-mail;Imię;Nazwisko;Telefon;Kraj;Uwagi'

describe('a file as offices bring it', () => {
  const text = `${head}\r\nzofia.zolw@example.com;Zofia;Żółw;601 234 567;Polska;"Woli ""weekendy"",\r\nnajlepiej rano"\r\n`
  const encoded = {
    'UTF-8 with its mark': Buffer.from(`\uFEFF${text}`),
    'UTF-16': Buffer.from(`\uFEFF${text}`, 'utf16le'),
    'UTF-16 without its mark': Buffer.from(text, 'utf16le'),
    'Windows-1250': inWindows1250(text),
    'with commas': Buffer.from(text.replaceAll(';', ',')),
    'with tabs': Buffer.from(text.replaceAll(';', '\t')),
    'with Excel’s first line': Buffer.from(`sep=;\r\n${text}`),
  }
  test.each(Object.entries(encoded))('%s is decoded with all its characters', async (_, bytes) => {
    const draft = await draftOf('STUDENTS', bytes)
    expect(draft).toMatchObject({ state: 'DRAFT', rows_total: 1, rows_create: 1, rows_error: 0 })
    const [row] = await rowsOf(draft.id)
    const after = Object.fromEntries((row?.changes ?? []).map((change) => [change.field, change.after]))
    expect(after).toMatchObject({ last_name: 'Żółw', phone: '+48601234567', language_name: 'pl' })
    expect(after.internal_note).toMatch(/^Woli "weekendy",\s+najlepiej rano$/)
  })

  test('what is no table is refused in words', async () => {
    const kinds = [`${head}\r\n"a`, head, Buffer.from([0, 1, 2, 0, 0, 3])]
    for (const content of kinds) {
      const { status, body } = await world.as.office.call(imports.create, {
        kind: 'STUDENTS',
        file: tableFile(content as string),
      })
      expect(status).toBe(422)
      expect(body).toMatchObject({ errors: { file: [expect.any(String)] } })
    }
    const quoted = tableFile(`${head}\nola@example.com;Ola;Lis;;;\nida@example.com;"Ida" Maria;Lis;;;`)
    const { body } = await world.as.office.call(imports.create, { kind: 'STUDENTS', file: quoted })
    expect(body).toMatchObject({ errors: { file: [expect.stringContaining('W wierszu 3 cudzysłów')] } })
  })

  test('a workbook with a password is refused for that reason', async () => {
    const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex')
    const workbook = (part: string) => Buffer.concat([signature, Buffer.alloc(504), Buffer.from(part, 'utf16le')])
    const answerTo = async (content: Buffer) => {
      const file = tableFile(content as unknown as string)
      return (await world.as.office.call(imports.create, { kind: 'STUDENTS', file })).body
    }
    const saying = (words: string) => ({ errors: { file: [expect.stringContaining(words)] } })
    expect(await answerTo(workbook('EncryptedPackage'))).toMatchObject(saying('bez hasła'))
    // The old format of Excel is in the same container.
    expect(await answerTo(workbook('Workbook'))).toMatchObject(saying('Excel (XLSX)'))
  })

  test('a cell that the spreadsheet could not calculate is named with its row and column, and its row waits', async () => {
    const text = (words: string) => `<c t="inlineStr"><is><t>${words}</t></is></c>`
    const row = (...cells: string[]) => `<row>${cells.join('')}</row>`
    const [failed, pending] = ['<c t="e"><f>A9</f><v>#DIV/0!</v></c>', '<c><f>A9</f></c>']
    const workbook = workbookOf(
      [
        row(...['E-mail', 'Imię', 'Nazwisko', 'Telefon', 'Uwagi', 'Suma'].map(text)),
        row(text('anna.wiersz@example.com'), text('Anna'), text('Wiersz'), failed, pending, failed),
        row(failed, text('Olga'), pending),
        row(text('ewa.wiersz@example.com'), text('Ewa'), text('Wiersz'), text(''), text(''), failed),
        row(text('Razem: 3'), '', '', '', '', failed),
      ].join(''),
    )
    const draft = await draftOf('STUDENTS', workbook)
    expect(draft).toMatchObject({ rows_total: 3, rows_create: 1, rows_error: 2 })
    expect(draft.sums.filter(({ name }) => name === 'column')).toMatchObject([{ column: 0 }])
    const [first, second] = await rowsOf(draft.id)
    const message = expect.stringContaining('błąd albo formuła bez wyniku')
    expect(first).toMatchObject({
      line: 2,
      problems: [
        { field: 'phone', heading: 'Telefon', value: '#DIV/0!', message },
        { field: 'internal_note', heading: 'Uwagi', value: '=…', message },
      ],
    })
    expect(second?.problems).toMatchObject([
      { field: 'email', heading: 'E-mail', message },
      { field: 'last_name', heading: 'Nazwisko', message },
    ])
    // Excel writes the same words to CSV, in its own language.
    const table = `${head}\nola.wiersz@example.com;Ola;Wiersz;#N/D!;;#ADR!\nida.wiersz@example.com;Ida;Wiersz;;;#1!`
    const read = await rowsOf((await draftOf('STUDENTS', table)).id)
    expect(read.map(({ problems }) => problems.map(({ field }) => field))).toEqual([['phone', 'internal_note'], []])
    // Of a whole name it is the one problem; what it consists of is not missing.
    const named = await rowsOf((await draftOf('STUDENTS', 'E-mail;Imię i nazwisko\nida.wiersz@example.com;#N/A')).id)
    expect(named[0]?.problems).toMatchObject([{ field: 'full_name', message }])
  })

  test('a number that the spreadsheet shortened is named with what to do', async () => {
    const table = `${head}\nola.wiersz@example.com;Ola;Wiersz;6,92E+08;;\nida.wiersz@example.com;Ida;Wiersz;4.8692E+10;;`
    const rows = await rowsOf((await draftOf('STUDENTS', table)).id)
    const message = expect.stringContaining('skrócił tę liczbę')
    expect(rows.map(({ problems }) => problems)).toMatchObject([
      [{ field: 'phone', value: '6,92E+08', message }],
      [{ field: 'phone', value: '4.8692E+10', message }],
    ])
  })

  test('rows that are hidden in a workbook are counted, distinguished and imported like the others', async () => {
    const row = (line: number, cells: string[], attributes = '') =>
      `<row r="${line}"${attributes}>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
    const person = (line: number) => [`ukryta-${line}@example.com`, 'Iga', 'Ukryta']
    const workbook = workbookOf(
      row(1, ['E-mail', 'Imię', 'Nazwisko']) +
        row(2, person(2)) +
        row(3, person(3), ' hidden="1"') +
        row(4, person(4), ' hidden="1"'),
    )
    const draft = await draftOf('STUDENTS', workbook)
    expect(draft).toMatchObject({ rows_create: 3, rows_hidden: 2 })
    expect((await rowsOf(draft.id)).map(({ is_hidden }) => is_hidden)).toEqual([false, true, true])
    const hidden = await world.as.office.send(imports.rows, { id: draft.id, isHidden: 1 })
    expect(hidden.data.map(({ line }) => line)).toEqual([3, 4])
    const { text } = await world.as.office.call(imports.export, { id: draft.id })
    expect(text.split('\r\n').filter((line) => line.includes('Ukryty w arkuszu'))).toHaveLength(2)
    expect(await run(draft)).toMatchObject({ rows_create: 3 })
  })

  test('sheets that are not read are named, unless they are empty or hidden', async () => {
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
    const row = (...cells: string[]) => `<row>${cells.map(cell).join('')}</row>`
    const first = row('E-mail', 'Imię', 'Nazwisko') + row('arkusz@example.com', 'Ada', 'Arkusz')
    const workbook = workbookOf(first, {
      '2024 &amp; 2025': { rows: row('E-mail') },
      Arkusz3: { rows: '<row><c r="A1" s="1"/></row>' },
      Listy: { rows: row('tak', 'nie'), state: 'hidden' },
      Notatki: { rows: row('Zapytać o zniżki') },
    })
    expect(await draftOf('STUDENTS', workbook)).toMatchObject({
      rows_total: 1,
      other_sheets: ['2024 & 2025', 'Notatki'],
    })
    expect(await draftOf('STUDENTS', workbookOf(first))).toMatchObject({ rows_total: 1, other_sheets: [] })
    expect(await draftOf('STUDENTS', `${head}\nplik@example.com;Ada;Plik;;;`)).toMatchObject({ other_sheets: [] })
  })

  test('the headings are in the row that has most of them, also below a row of groups', async () => {
    const table = 'Osoba;;Kontakt\nImię;Nazwisko;E-mail;Telefon\nAda;Grupa;ada.grupa@example.com;601 234 567'
    const draft = await draftOf('STUDENTS', table)
    expect(draft).toMatchObject({ headings: ['Imię', 'Nazwisko', 'E-mail', 'Telefon'], rows_total: 1, rows_create: 1 })
    // A word of the data is no heading.
    const unknown = await draftOf('CERTIFICATES', 'A;B;C\nno;x;y\nno;z;v')
    expect(unknown).toMatchObject({ headings: ['A', 'B', 'C'], rows_total: 2 })
  })

  test('invisible signs around what is copied from elsewhere are no part of it', async () => {
    const table = `${head}\n\u200badres@example.com\u00a0;Ula\u200b;\u00a0Znak;\u202a+48 601 234 567\u202c;;`
    const draft = await draftOf('STUDENTS', table)
    expect(draft).toMatchObject({ rows_create: 1 })
    const [row] = await rowsOf(draft.id)
    expect(Object.fromEntries((row?.changes ?? []).map(({ field, after }) => [field, after]))).toMatchObject({
      ...{ email: 'adres@example.com', first_name: 'Ula', last_name: 'Znak', phone: '+48601234567' },
    })
  })

  test('neither do signs that break lines part a word, and of several emails the office chooses', async () => {
    const table = `${head}\nmailto:zna\u200bk@example.com;Ula\u00ad;Zna\u00adkowa;601\u200b234567;;\na@example.com / b@example.com;Ida;Znak;;;`
    const [row, other] = await rowsOf((await draftOf('STUDENTS', table)).id)
    expect(Object.fromEntries((row?.changes ?? []).map(({ field, after }) => [field, after]))).toMatchObject({
      ...{ email: 'znak@example.com', first_name: 'Ula', last_name: 'Znakowa', phone: '+48601234567' },
    })
    const message = expect.stringContaining('kilka adresów')
    expect(other?.problems).toMatchObject([{ field: 'email', value: 'a@example.com / b@example.com', message }])
  })

  test('columns are matched by hand where their headings are unknown', async () => {
    const { office } = world.as
    const draft = await draftOf('STUDENTS', 'A;B;C\r\nhand@example.com;Ola;Ręka\r\n')
    expect(draft).toMatchObject({ columns: [], rows_error: 1, sample: ['hand@example.com', 'Ola', 'Ręka'] })
    const columns = (['email', 'first_name', 'last_name'] as const).map((field, column) => ({ field, column }))
    const { data } = await office.send(imports.match, { id: draft.id, columns, revision: draft.revision })
    expect(data).toMatchObject({ columns, rows_error: 0, rows_create: 1 })
    const late = { id: draft.id, columns: [], revision: draft.revision }
    expect(await world.as.owner.call(imports.match, late)).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
  })
})

test('students: new ones, changed ones, those who are so already, and what is wrong in words', async () => {
  const { db, as } = world
  const known = await aStudent('ACTIVE')
  const blocked = await aStudent('BLOCKED')
  const draft = await draftOf(
    'STUDENTS',
    [
      'email,imię i nazwisko,telefon,kraj,język,uwagi',
      'new.one@example.com,Anna Maria Nowak,,PL,angielski,',
      `${known.email.toUpperCase()},,,,,Woli wieczory`,
      `${known.email},Ktoś Inny,,,,`,
      `${blocked.email},,,,,Nie wiadomo`,
      'office@atelier.test,Biuro Portalu,,,,',
      'nobody,Jan Kowalski,12,Nigdzie,klingoński,',
      'no.name@example.com,,,,,',
      'new.one@example.com,Anna Nowak,,,,',
    ].join('\n'),
  )
  expect(draft).toMatchObject({ rows_total: 8, rows_create: 1, rows_change: 1, rows_nothing: 0, rows_error: 6 })
  const rows = await rowsOf(draft.id)
  expect(rows.map(({ line, outcome, problems }) => [line, outcome, problems.map(({ field }) => field)])).toEqual([
    [2, 'CREATE', []],
    [3, 'CHANGE', []],
    [4, 'ERROR', [null]],
    [5, 'ERROR', ['email']],
    [6, 'ERROR', ['email']],
    [7, 'ERROR', ['email', 'phone', 'country_id', 'language_name']],
    [8, 'ERROR', ['first_name', 'last_name']],
    [9, 'ERROR', [null]],
  ])
  expect(rows[1]?.changes).toEqual([{ field: 'internal_note', before: null, after: 'Woli wieczory' }])
  const errors = await as.office.send(imports.rows, { id: draft.id, outcome: 'ERROR' })
  expect(errors.meta.total).toBe(6)
  // Nothing is written by the preview.
  const found = async (filter: string) => (await as.office.send(students.list, { filter })).data
  expect(await found('new.one@example.com')).toEqual([])

  const done = await run(draft)
  expect(done).toMatchObject({ state: 'DONE', rows_create: 1, rows_change: 1, rows_error: 6, by: expect.any(String) })
  expect(await found('new.one@example.com')).toMatchObject([
    { first_name: 'Anna Maria', last_name: 'Nowak', language_name: 'en-US' },
  ])
  // The same file again changes nothing.
  const again = await draftOf('STUDENTS', 'email,imię i nazwisko\nnew.one@example.com,Anna Maria Nowak\n')
  expect(again).toMatchObject({ rows_nothing: 1, rows_create: 0 })
  expect(await as.office.call(imports.start, { id: again.id })).toMatchObject({ body: { code: 'import_nothing' } })
  const { text } = await as.office.call(imports.export, { id: draft.id })
  expect(text.split('\r\n')[0]).toContain('"email"')
  expect(text).toContain('"7";"Błąd";"Kolumna „email”, „nobody”: Podaj adres e-mail')
  const lines = await db.selectFrom('audit_log').select('event').where('event', 'like', '%mport%').execute()
  expect(lines.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['student.imported', 'student.imported', 'import.finished']),
  )
})

test('a row with a duplicate names what to do, in every kind of import', async () => {
  const codes = new Set(Object.values(importers).map(({ twice }) => twice))
  const sentences = everyText().filter(({ group, name }) => group === 'validation' && codes.has(name as never))
  expect(sentences).toHaveLength(codes.size * 2)
  for (const { text } of sentences) expect(text).toMatch(/\{\{line\}\}(?: already)?\. \p{Lu}.+\.$/u)
})

test('an import is taken back, and what was edited or used since stays and is named', async () => {
  const { as } = world
  const changed = await aStudent('ACTIVE')
  const edited = await aStudent('ACTIVE')
  const fresh = ['gone', 'edited', 'used'].map((name) => `${name}.since@example.com`)
  const draft = await draftOf(
    'STUDENTS',
    [
      'email;imię;nazwisko;telefon;uwagi',
      ...fresh.map((email) => `${email};Ewa;Nowa;;`),
      `${changed.email};;;+48 600 100 200;Z pliku`,
      `${edited.email};;;+48 600 100 300;Z pliku`,
    ].join('\n'),
  )
  const done = await run(draft)
  const rows = await rowsOf(draft.id)
  const [, made, used, , other] = await Promise.all(
    rows.map(async ({ subject_id }) => (await as.office.send(students.get, { id: subject_id as number })).data),
  )
  await as.office.send(students.update, { ...pickDraft(made), internal_note: 'Dzwoniła.' })
  await as.office.send(students.update, { ...pickDraft(other), internal_note: 'Ważniejsze.' })
  await soldTo(world.db, fresh[2] as string, {})
  expect(used?.email).toBe(fresh[2])

  const undone = await undo(done)
  expect(undone).toMatchObject({ state: 'UNDONE', rows_kept: 3, undone_by: expect.any(String) })
  expect((await rowsOf(draft.id)).map(({ undo, kept }) => [undo, kept])).toEqual([
    ['UNDONE', []],
    ['KEPT', [{ field: null, reason: 'edited' }]],
    ['KEPT', [{ field: null, reason: 'used' }]],
    ['UNDONE', []],
    ['KEPT', [{ field: 'internal_note', reason: 'edited' }]],
  ])
  const now = async (email: string) => (await as.office.send(students.list, { filter: email })).data
  expect(await now(fresh[0] as string)).toEqual([])
  expect(await now(fresh[1] as string)).toHaveLength(1)
  expect(await now(changed.email)).toMatchObject([{ phone: null }])
  expect(await now(edited.email)).toMatchObject([{ phone: null }])
  const { data } = await as.office.send(students.get, { id: edited.id })
  expect(data.internal_note).toBe('Ważniejsze.')
})

test('sales as spreadsheets write them: amounts, dates, and packages by their names', async () => {
  const { db, as } = world
  const student = await aStudent('ACTIVE')
  const blocked = await aStudent('BLOCKED')
  const offered = await db.selectFrom('packages').selectAll().where('is_active', '=', true).executeTakeFirstOrThrow()
  const withdrawn = await db.selectFrom('packages').selectAll().where('is_active', '=', false).executeTakeFirstOrThrow()
  const name = offered.name.pl
  const draft = await draftOf(
    'SALES',
    [
      'E-mail\tPakiet\tKwota\tOpłacony\tData sprzedaży',
      `${student.email}\t${name}\t1 200,50 zł\ttak\t01.02.2026`,
      `${student.email}\t${name.toUpperCase()}\t1.200,50\tnie\t2026-02-02`,
      `${student.email}\t${withdrawn.name.pl}\t\ttak\t1.2.2024`,
      `${student.email}\t${name}\t1200.50 PLN\ttak\t1/02/2026`,
      `${student.email}\tNie ma takiego\t1\ttak\t`,
      `${student.email}\t${name}\tdużo\tmoże\t31.02.2026`,
      `${student.email}\t${name}\t1\ttak\t01.02.2090`,
      `${blocked.email}\t${name}\t1\ttak\t`,
      `guest@example.com\t${name}\t1\ttak\t`,
    ].join('\n'),
  )
  const rows = await rowsOf(draft.id)
  expect(rows.map(({ outcome, problems }) => [outcome, problems.map(({ field }) => field)])).toEqual([
    ['CREATE', []],
    ['CREATE', []],
    ['CREATE', []],
    ['ERROR', [null]],
    ['ERROR', ['package']],
    ['ERROR', ['sold_on', 'price', 'payment_status']],
    ['ERROR', ['sold_on']],
    ['ERROR', ['email']],
    ['ERROR', ['email']],
  ])
  const { id, revision, columns } = draft
  const { data: read } = await as.office.send(imports.match, { id, revision, columns, date_order: 'DMY' })
  const done = await run(read)
  expect(done).toMatchObject({ state: 'DONE', rows_create: 3 })
  const sales = async () =>
    (await as.office.send(studentPackages.list, { studentId: student.id, sortBy: 'sold_at' })).data
  expect(await sales()).toMatchObject([
    { name: withdrawn.name, price: { amount: withdrawn.price_amount }, payment_status: 'PAID', status: 'EXPIRED' },
    { name: offered.name, price: { amount: 120_050 }, payment_status: 'PAID', sold_at: '2026-01-31T23:00:00.000Z' },
    { name: offered.name, price: { amount: 120_050 }, payment_status: 'UNPAID' },
  ])
  // The same file again sells nothing twice.
  const again = await draftOf(
    'SALES',
    `E-mail;Pakiet;Kwota;Data sprzedaży\n${student.email};${name};1200,50;01.02.2026`,
  )
  expect(again).toMatchObject({ rows_nothing: 1, rows_create: 0 })
  const [, paid] = await sales()
  await as.office.send(studentPackages.pay, { id: (await sales())[2]?.id as number })
  expect(await undo(done)).toMatchObject({ state: 'UNDONE', rows_kept: 1 })
  expect(await sales()).toHaveLength(1)
  expect((await sales())[0]?.id).not.toBe(paid?.id)
})

test('a name is parsed in the order that its heading has', async () => {
  const namesIn = async (table: string) => {
    const rows = await rowsOf((await draftOf('STUDENTS', table)).id)
    return rows.map(({ changes }) =>
      ['first_name', 'last_name'].map((name) => changes.find(({ field }) => field === name)?.after),
    )
  }
  const reversed = [
    ['Anna Maria', 'Nowak-Lis'],
    ['Anna Maria', 'Nowak'],
  ]
  expect(
    await namesIn('E-mail;Nazwisko i imię\na1@example.com;Nowak-Lis Anna Maria\na2@example.com;Nowak, Anna Maria'),
  ).toEqual(reversed)
  expect(
    await namesIn(
      'E-mail;Nazwisko i imię uczestnika\na1@example.com;Nowak - Lis Anna Maria\na2@example.com;Nowak Anna Maria',
    ),
  ).toEqual(reversed)
  expect(
    await namesIn(
      'Email;"Last name, first name"\na1@example.com;Nowak-Lis Anna Maria\na2@example.com;Nowak, Anna Maria',
    ),
  ).toEqual(reversed)
  expect(
    await namesIn('E-mail;Imię i nazwisko\na1@example.com;Anna Maria Nowak-Lis\na2@example.com;Nowak, Anna Maria'),
  ).toEqual(reversed)
})

test('an error in a row names its column as the file does, and the value', async () => {
  const draft = await draftOf(
    'STUDENTS',
    'Adres e-mail;Imię;Nazwisko;Komórka\nnobody;Jan;Lis;12\n;Ola;Lis;+48 601 000 333',
  )
  const [row, empty] = await rowsOf(draft.id)
  expect(row?.problems).toMatchObject([
    { field: 'email', heading: 'Adres e-mail', value: 'nobody' },
    { field: 'phone', heading: 'Komórka', value: '12' },
  ])
  expect(empty?.problems).toMatchObject([{ field: 'email', heading: 'Adres e-mail', value: null }])
  const { text } = await world.as.office.call(imports.export, { id: draft.id })
  expect(text).toContain('Kolumna „Komórka”, „12”: ')
  // Text to a spreadsheet, and to the next import the same phone.
  expect(text).toContain('"(+48) 601 000 333"')
})

test('an amount above a million is refused as what it is', async () => {
  const table = 'E-mail;Pakiet;Cena\nstudent@atelier.test;Pierwszy krok;1 000 000,01 zł'
  const [row] = await rowsOf((await draftOf('SALES', table)).id)
  const message = expect.stringMatching(/milion/)
  expect(row?.problems.filter(({ field }) => field === 'price')).toMatchObject([{ field: 'price', message }])
})

test('a day without end is none, and what every object has is no word for a payment or a language', async () => {
  const { email } = await aStudent('ACTIVE')
  const offered = await world.db.selectFrom('packages').select('name').executeTakeFirstOrThrow()
  const table = `E-mail;Pakiet;Ważny do;Płatność\n${email};${offered.name.pl};31.12.9999;constructor`
  const { data } = await world.as.office.send(imports.create, { kind: 'SALES', file: tableFile(table) })
  const [row] = await rowsOf(data.id)
  expect(row?.problems.map(({ field }) => field).sort()).toEqual(['expires_on', 'payment_status'])
  const draft = await draftOf('STUDENTS', 'E-mail;Imię;Nazwisko;Język\njan@example.com;Jan;Lis;constructor')
  expect((await rowsOf(draft.id))[0]?.problems.map(({ field }) => field)).toEqual(['language_name'])
})

describe('the order of days and months', () => {
  const soldOn = async (dates: string[], visitor = world.as.office) => {
    const { email } = await aStudent('ACTIVE')
    const offered = await world.db.selectFrom('packages').select('name').executeTakeFirstOrThrow()
    const table = ['E-mail;Pakiet;Data', ...dates.map((date) => `${email};${offered.name.pl};${date}`)].join('\n')
    const { data } = await visitor.send(imports.create, { kind: 'SALES', file: tableFile(table) })
    return { draft: data, days: await daysOf(data.id) }
  }
  const daysOf = async (id: number) =>
    (await rowsOf(id)).map(({ changes }) => changes.find(({ field }) => field === 'sold_on')?.after)

  test('is detected by those dates of the file that are unambiguous', async () => {
    expect(await soldOn(['03/04/2026', '03/25/2026'])).toMatchObject({
      draft: { date_order: 'MDY', ambiguous_date: null },
      days: ['2026-03-04', '2026-03-25'],
    })
    expect((await soldOn(['03/04/2026', '25/03/2026'])).days).toEqual(['2026-04-03', '2026-03-25'])
    // Nobody writes the month first with dots, and a year that comes first leaves nothing open.
    expect(await soldOn(['03.04.2026', '2026/04/05'])).toMatchObject({
      draft: { ambiguous_date: null },
      days: ['2026-04-03', '2026-04-05'],
    })
  })

  test('has to be chosen where none is; until then it is the reader’s', async () => {
    const { draft, days } = await soldOn(['03/04/2026'])
    expect(draft).toMatchObject({ date_order: 'DMY', ambiguous_date: '03/04/2026' })
    expect(days).toEqual(['2026-04-03'])
    const { id, revision, columns } = draft
    const { office } = world.as
    expect(await office.call(imports.start, { id, revision })).toMatchObject({ body: { code: 'import_dates' } })
    // The assumed order can also be chosen; matching columns chooses none.
    const { data: matched } = await office.send(imports.match, { id, revision, columns, date_order: 'DMY' })
    expect(matched).toMatchObject({ date_order: 'DMY', is_date_order_chosen: true, revision: revision + 1 })
    const { data: other } = await office.send(imports.match, { id, revision: matched.revision, columns })
    expect(other.is_date_order_chosen).toBe(false)
    const { data } = await office.send(imports.match, { id, revision: other.revision, columns, date_order: 'MDY' })
    expect(data).toMatchObject({ date_order: 'MDY', ambiguous_date: '03/04/2026', is_date_order_chosen: true })
    expect(await daysOf(id)).toEqual(['2026-03-04'])
    const sold = await run(data)
    expect(sold).toMatchObject({ state: 'DONE', rows_create: 1 })
    expect(await daysOf(id)).toEqual(['2026-03-04'])

    const { visitor: american } = await world.person('administrator', 'en-US')
    expect((await soldOn(['03/04/2026'], american)).days).toEqual(['2026-03-04'])
  })
})

test('sales bring along the entries that were used before; those are nobody’s seat, and never come back', async () => {
  const { db, as } = world
  const { id: studentId, email } = await aStudent('ACTIVE')
  const offered = await db
    .selectFrom('packages')
    .selectAll()
    .where('is_active', '=', true)
    .where('entries', '>', 2)
    .executeTakeFirstOrThrow()
  const row = (cells: string) => `${email};${offered.name.pl};${cells}`
  const draft = await draftOf(
    'SALES',
    [
      'E-mail;Pakiet;Data;Wejścia;Wykorzystane;Aktywny od',
      row('2026-02-01;3;1;2026-02-01'),
      row('2026-02-02;3;3;2026-02-02'),
      row('2026-02-03;3;4;2026-02-03'),
      row('2026-02-04;3;1;'),
      row('2026-02-05;3;dużo;2026-02-05'),
    ].join('\n'),
  )
  expect((await rowsOf(draft.id)).map(({ problems }) => problems.map(({ field }) => field))).toEqual([
    [],
    [],
    ['entries_used'],
    ['entries_used'],
    ['entries_used'],
  ])
  const done = await run(draft)
  const sold = async () => (await as.office.send(studentPackages.list, { studentId, sortBy: 'sold_at' })).data
  expect(await sold()).toMatchObject([
    { entries_used: 1, entries_total: 3 },
    { entries_used: 3, entries_total: 3, status: 'USED_UP' },
  ])
  const lost = db.updateTable('student_packages').set({ entries_used: 0 }).where('student_id', '=', studentId)
  await expect(lost.execute()).rejects.toThrow('entries_before')
  // What was used elsewhere is no use of this import's sale.
  expect(await undo(done)).toMatchObject({ state: 'UNDONE', rows_kept: 0 })
  expect(await sold()).toEqual([])
})

test('the example file has a column for everything, and can be imported as it is', async () => {
  const exampleOf = async (kind: ImportKind, visitor = world.as.office) =>
    (await visitor.call(imports.example, { kind })).text
  const own = await draftOf('STUDENTS', await exampleOf('STUDENTS'))
  expect(own).toMatchObject({ rows_create: 1, rows_error: 0 })
  expect(own.columns).toHaveLength(kindsOfImports.STUDENTS.fields.length - 2)
  await run(own)
  const sales = await draftOf('SALES', await exampleOf('SALES'))
  expect(sales).toMatchObject({ rows_create: 1, rows_error: 0 })
  expect(sales.columns).toHaveLength(kindsOfImports.SALES.fields.length)
})

test('the example file in English can be imported as it is, too', async () => {
  const { visitor } = await world.person('administrator', 'en-US')
  const draftFor = async (kind: ImportKind) => {
    const { text } = await visitor.call(imports.example, { kind })
    const { id } = (await visitor.send(imports.create, { kind, file: tableFile(text) })).data
    return { text, draft: (await visitor.send(imports.get, { id })).data }
  }
  const own = await draftFor('STUDENTS')
  expect(own.text).toContain('First name')
  expect(own.draft).toMatchObject({ rows_error: 0, rows_total: 1 })
  expect(own.draft.columns).toHaveLength(kindsOfImports.STUDENTS.fields.length - 2)
  const sales = await draftFor('SALES')
  expect(sales.draft).toMatchObject({ rows_total: 1, rows_error: 0 })
  expect(sales.draft.columns).toHaveLength(kindsOfImports.SALES.fields.length)
})

test('cancelled leaves nothing, and can be begun again', async () => {
  const { as } = world
  const people = Array.from({ length: 1200 }, (_, number) => `stopped.${number}@example.com;Jan;Wiele`)
  const draft = await draftOf('STUDENTS', ['email;imię;nazwisko', ...people].join('\n'))
  // Somebody is entering one of them, so that the import waits in the midst of its rows.
  const entering = await inTransactionOf(world)
  await entering.query(`
    insert into users (first_name, last_name, email, language_name, created_at)
    values ('Jan', 'Wiele', 'stopped.900@example.com', 'pl', now())
  `)
  await as.office.send(imports.start, { id: draft.id, revision: draft.revision })
  await expect.poll(async () => (await get(draft.id)).progress, { interval: 20, timeout: 20_000 }).toBeGreaterThan(0)
  const { data } = await as.office.send(imports.cancel, { id: draft.id })
  expect(data).toMatchObject({ state: 'DRAFT', progress: 0 })
  await entering.query('rollback')
  const count = async () => (await as.office.send(students.list, { filter: 'stopped.', itemsPerPage: 1 })).meta.total
  expect(await count()).toBe(0)
  expect(await run(await get(draft.id))).toMatchObject({ state: 'DONE', rows_create: 1200 })
  expect(await count()).toBe(1200)
  expect(await as.office.call(imports.cancel, { id: draft.id })).toMatchObject({ body: { code: 'import_state' } })
})

test('of two offices that take the same import back one does it, and however often the job runs', async () => {
  const { as } = world
  const done = await run(await draftOf('STUDENTS', 'email;imię;nazwisko\nboth@example.com;Ewa;Obie'))
  const { id, revision } = done
  const answers = await Promise.all([
    as.office.call(imports.undo, { id, revision }),
    as.owner.call(imports.undo, { id, revision }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await Promise.all([1, 2].map(() => undoImport(world.portal as Portal, listeners, id)))
  await expect.poll(async () => (await get(id)).state).toBe('UNDONE')
  const events = await world.db
    .selectFrom('audit_log')
    .select('id')
    .where('event', '=', 'import.undone')
    .where('subject_id', '=', id)
    .execute()
  expect(events).toHaveLength(1)
})

test('a user without the right to sell sees no sales of files; drafts are deleted after a day, rows after thirty days', async () => {
  const { db, as } = world
  const student = await aStudent('ACTIVE')
  const offered = await db.selectFrom('packages').selectAll().where('is_active', '=', true).executeTakeFirstOrThrow()
  const sales = await draftOf('SALES', `E-mail;Pakiet\n${student.email};${offered.name.pl}`)
  const done = await run(await draftOf('STUDENTS', 'email;imię;nazwisko\nlong.ago@example.com;Ewa;Dawno'))
  await db.deleteFrom('role_permissions').where('permission', '=', 'can-sell-student-packages').execute()
  expect((await as.office.call(imports.get, { id: sales.id })).status).toBe(404)
  expect((await as.owner.call(imports.get, { id: sales.id })).status).toBe(200)
  const later = (days: number) => new Date(Date.now() + days * 86_400_000)
  await forgetImports(db, later(2))
  expect((await as.owner.call(imports.get, { id: sales.id })).status).toBe(404)
  await forgetImports(db, later(31))
  expect(await rowsOf(done.id)).toEqual([])
  expect((await as.office.call(imports.get, { id: done.id })).status).toBe(200)
})

async function get(id: number) {
  return (await world.as.office.send(imports.get, { id })).data
}

let count = 0

async function aStudent(status: 'ACTIVE' | 'BLOCKED') {
  count += 1
  const email = `known-${count}@example.com`
  const draft = { first_name: 'Olga', last_name: 'Sowa', email, language_name: 'pl' as const }
  const { data } = await world.as.office.send(students.create, draft)
  if (status === 'BLOCKED') await world.as.office.send(students.block, { id: data.id })
  return { id: data.id, email }
}

function pickDraft(student: StudentDetails | undefined) {
  const { id, first_name, last_name, email, phone, country_id, language_name } = student as StudentDetails
  return { id, first_name, last_name, email, phone, country_id, language_name }
}

/** Node writes no Windows-1250 by itself. */
function inWindows1250(text: string): Buffer {
  const mails = new TextDecoder('windows-1250').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  return Buffer.from([...text].map((mail) => mails.indexOf(mail)))
}
