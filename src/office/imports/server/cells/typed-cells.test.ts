import { describe, expect, test } from 'vitest'
import { addingUp, withoutFoot } from '#office/imports/server/control-sums.ts'
import { isForeignAmount } from './foreign-amounts.ts'
import { amountOf, dayOf, emailOf, namesIn, phoneOf } from './typed-cells.ts'

describe('what people type into spreadsheets', () => {
  test('an amount is one in Polish and in American habits, and never one of another currency', () => {
    const written = [
      '1 234,50 zł',
      '1\u00A0234,50',
      '1.234,50',
      '1,234.50',
      'PLN 1,234.50',
      '1234.5 PLN',
      '1’234.50',
      '1234,5',
    ]
    expect(written.map(amountOf)).toEqual(written.map(() => 123_450))
    expect(['1200', '1 200 zł', '1,200', '1.200', '1200,-', 'PLN 1 200'].map(amountOf)).toEqual(Array(6).fill(120_000))
    expect(['dużo', '12-13', '1,23,4'].map(amountOf)).toEqual(['dużo', '12-13', '1,23,4'])
    const foreign = [
      '$1,234.50',
      '$1,200.00',
      '100 EUR',
      'EUR300',
      '300euro',
      '€100',
      'US$ 5',
      '100 dolarów',
      '50 ₴',
      '¥9',
      'Cena (EUR)',
    ]
    expect(foreign.filter((typed) => !isForeignAmount(typed))).toEqual([])
    expect(['1 234,50 zł', 'PLN 10', '1 200 złotych', 'Cena', 'Trypsyna'].filter(isForeignAmount)).toEqual([])
  })

  test('a day is one in numbers and in words of both languages', () => {
    const written = [
      ...[
        '31.12.2025',
        '31-12-2025',
        '31/12/2025',
        '2025-12-31',
        '2025.12.31',
        '31.12.25',
        '31.12.2025 r.',
        '2025-12-31T10:00',
      ],
      ...[
        '31 grudnia 2025',
        '31 gru 2025',
        '31 grudnia 2025 r.',
        'December 31, 2025',
        'Dec 31st, 2025',
        '31 December 2025',
      ],
    ]
    expect(written.map((text) => dayOf(text, 'DMY'))).toEqual(written.map(() => '2025-12-31'))
    expect(['12/31/2025', '12/31/25', '12-31-2025', '31.12.2025'].map((text) => dayOf(text, 'MDY'))).toEqual(
      Array(4).fill('2025-12-31'),
    )
    const wrong = ['31.02.2025', '31 12 2025', 'grudzień 2025', 'wczoraj', '31.12.9999', '']
    expect(wrong.map((text) => dayOf(text, 'DMY'))).toEqual(wrong.map(() => null))
    expect(
      ['1 maja 2026', 'May 1, 2026', '5 paź 2026', '7 października 2026'].map((text) => dayOf(text, 'DMY')),
    ).toEqual([...['2026-05-01', '2026-05-01', '2026-10-05', '2026-10-07']])
    // The short and the long style of spreadsheets.
    expect(['5-mar-24', 'wtorek, 5 marca 2024', 'Tuesday, March 5, 2024'].map((text) => dayOf(text, 'DMY'))).toEqual(
      Array(3).fill('2024-03-05'),
    )
    // The number that a spreadsheet has for a day, in a cell without the format of one.
    expect(['45717', '45717.5', '45717,0'].map((text) => dayOf(text, 'DMY'))).toEqual(Array(3).fill('2025-03-01'))
    const none = ['4-5 marca 2024', 'marzec 24', '5 marca', '5 marca, 10:00', '12345', '457170']
    expect(none.map((text) => dayOf(text, 'DMY'))).toEqual(none.map(() => null))
  })

  test('a phone is one with spaces, brackets, a word before it, or the country in any of three ways', () => {
    const written = [
      '601 234 567',
      '601-234-567',
      '0601234567',
      '(601) 234 567',
      'tel. 601 234 567',
      "'601234567",
      '48601234567',
      '0048 601 234 567',
      'tel. kom.: 601 234 567',
      '601\u2011234\u2011567',
      '601234567.0',
    ]
    expect([...written, '+48 601 234 567'].map(phoneOf)).toEqual(Array(12).fill('+48601234567'))
    expect(['+1 (212) 555-0123', '0044 20 7946 0123', '12'].map(phoneOf)).toEqual([
      '+12125550123',
      '+442079460123',
      '12',
    ])
  })

  test('an email is one with what programs and people write around it; of several none is chosen', () => {
    const written = [
      ...['mailto:anna@example.com', 'MAILTO: anna@example.com', 'anna@example.com.', 'anna@example.com;'],
      ...[
        'anna @ example.com',
        '<anna@example.com>',
        'Anna Nowak <anna@example.com>',
        '"Nowak, A." <anna@example.com>,',
      ],
    ]
    expect(written.map(emailOf)).toEqual(written.map(() => 'anna@example.com'))
    const several = ['anna@example.com, ola@example.com', 'Anna <anna@example.com>, Ola <ola@example.com>']
    expect(several.map(emailOf)).toEqual(several)
  })

  test('a title is no last name: it stays with the first name, wherever it is', () => {
    const titled = { first_name: 'dr inż. Anna', last_name: 'Nowak' }
    expect(namesIn({ full_name: 'dr inż. Anna Nowak' })).toEqual(titled)
    expect(namesIn({ full_name: 'Anna Nowak, dr inż.' })).toEqual(titled)
    expect(namesIn({ full_name: 'Nowak, dr inż. Anna' })).toEqual(titled)
    expect(namesIn({ reversed_name: 'dr inż. Nowak Anna' })).toEqual(titled)
    expect(namesIn({ reversed_name: 'Nowak Anna, mgr' })).toEqual({ first_name: 'mgr Anna', last_name: 'Nowak' })
    // No title, though it begins like one.
    expect(namesIn({ full_name: 'Drogosława Mgrzyk' })).toEqual({ first_name: 'Drogosława', last_name: 'Mgrzyk' })
  })

  test('what follows a last name in brackets, and a junior, stays with it', () => {
    const written = [
      'Anna Nowak (mama)',
      'Anna Maria Nowak (z domu Lis)',
      'Jan Nowak jr',
      'Jan Nowak Jr. (syn)',
      'Jan Nowak mł.',
    ]
    expect(written.map((full_name) => namesIn({ full_name }))).toEqual([
      { first_name: 'Anna', last_name: 'Nowak (mama)' },
      { first_name: 'Anna Maria', last_name: 'Nowak (z domu Lis)' },
      { first_name: 'Jan', last_name: 'Nowak jr' },
      { first_name: 'Jan', last_name: 'Nowak Jr. (syn)' },
      { first_name: 'Jan', last_name: 'Nowak mł.' },
    ])
    expect(namesIn({ full_name: 'Anna (mama)' })).toEqual({})
    expect(namesIn({ full_name: 'Anna Junior' })).toEqual({ first_name: 'Anna', last_name: 'Junior' })
  })

  test('whole names are read in both orders', () => {
    const anna = { first_name: 'Anna', last_name: 'Nowak' }
    expect(namesIn({ full_name: 'Anna Nowak' })).toEqual(anna)
    expect(namesIn({ reversed_name: 'Nowak Anna' })).toEqual(anna)
    expect(namesIn({ full_name: 'Nowak, Anna' })).toEqual(anna)
    expect(namesIn({ full_name: 'Anna\n  Nowak' })).toEqual(anna)
    expect(namesIn({ reversed_name: 'Nowak,\nAnna' })).toEqual(anna)
    expect(namesIn({ full_name: 'Anna' })).toEqual({})
    const ola = { first_name: 'Aleksandra Maria', last_name: 'Nowak-Lis' }
    expect(namesIn({ full_name: 'Aleksandra Maria Nowak - Lis' })).toEqual(ola)
    expect(namesIn({ reversed_name: 'Nowak – Lis Aleksandra Maria' })).toEqual(ola)
    expect(namesIn({ reversed_name: 'Nowak- Lis, Aleksandra Maria' })).toEqual(ola)
  })
})

test('totals at the foot are no row, and are compared with what was read', () => {
  const rows = [
    ['anna@example.com', 'Anna', '1 200,50 zł'],
    ['ola@example.com', 'Suma', '100,00 zł'],
    ['Razem: 2', '', '1 300,60 zł'],
    ['Total', '', ''],
  ]
  const { lines, foot } = withoutFoot(rows.map((cells, index) => ({ line: index + 2, cells })))
  expect(lines.map(({ line }) => line)).toEqual([2, 3])
  expect(foot).toEqual(rows[2])
  const adding = addingUp<{ email: string }>(foot, ({ email }) => ({ person: email, paid: 100 }))
  const plan = { outcome: 'CREATE' as const, changes: [], problems: [], subject_id: null }
  const read = lines.map(({ line, cells }) => ({ line, values: { email: cells[0] ?? '' }, problems: [] }))
  adding.add(
    read,
    lines.map(({ line }) => ({ ...plan, line })),
    lines,
  )
  expect(adding.sums()).toEqual([
    { name: 'rows', read: 2, column: null, file: null },
    { name: 'people', read: 2, column: null, file: null },
    { name: 'paid', read: 200, column: null, file: null },
    { name: 'column', read: 2, column: 0, file: 2 },
    { name: 'column', read: 1300.5, column: 2, file: 1300.6 },
  ])
})
