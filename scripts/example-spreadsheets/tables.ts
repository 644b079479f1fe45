/** Six made-up spreadsheets of an academy, as messy as real ones; docs/examples/spreadsheets/README.md lists what is wrong in each. */
import { type Cell, writeXlsx } from './write-xlsx.ts'

const day = (text: string) => ({ day: text })
const longName = 'Bogumiła Aleksandra Wiśniowiecka-Krzyżanowska z domu Brzęczysz'

const students = [
  ['Nazwisko i imię', 'E-mail', 'Telefon', 'Kraj', 'Uwagi'],
  ['Wrona Halina', 'halina.wrona@example.com', '601 234 567', 'Polska', 'Woli weekendy'],
  ['Wrona Iga', 'halina.wrona@example.com', '601-234-567', 'Polska', 'córka, ten sam e-mail'],
  ['Sójka, Marta Anna ', ' marta.sojka@example.com ', '+48601234568', 'PL', ''],
  ['Kos Paulina', 'PAULINA.KOS@EXAMPLE.COM', '48 601 234 569', '', 'pisze "na już"'],
  ['Brown Jessica', 'jessica.brown@example.com', '(0048) 601234570', 'Stany Zjednoczone', ''],
  ['Żuraw Ewa', 'ewa.zuraw@example', '601234', '', ''],
  ['Razem: 6', '', '', '', ''],
]

const artists: Cell[][] = [
  ['Artystki – stan na jesień 2025', null, null, null, null, null, null],
  ['Imię i nazwisko', 'E-mail', 'Telefon', 'Poziom', 'Od kiedy', 'Miasto', 'Notatka'],
  ['Kalina Dzięcioł', 'kalina.dzieciol@example.com', '602 111 222', 'Master', day('2023-04-01'), 'Łódź', null],
  [
    longName,
    'bogumila.wk@example.com',
    '602-111-223',
    'senior artist ',
    '01.09.2024',
    'Kraków',
    'nazwisko nie mieści się na plakietce ',
  ],
  ['Olga Czapla', 'olga.czapla@example.com', 602111224, 'nie wiem', '9/15/2024', 'Gdańsk', null],
  ['Suma', '3', null, null, null, null, null],
]

const trainings = [
  ['Szkolenie', 'Data', 'Prowadząca', 'Miejsce', 'Uczestnik', 'E-mail uczestnika', 'Wynik'],
  [
    'Brwi pudrowe, poziom podstawowy',
    '12.03.2024',
    'Kalina Dzięcioł',
    'Łódź',
    'Halina Wrona',
    'halina.wrona@example.com',
    'zaliczone',
  ],
  [
    'Brwi pudrowe, poziom podstawowy',
    '12.03.2024',
    'Kalina Dzięcioł',
    'Łódź',
    'Marta Sójka',
    'marta.sojka@example.com',
    'niezaliczone',
  ],
  ['Usta', '2024-10-05', 'Olga Czapla', 'Gdańsk', 'Paulina Kos', 'paulina.kos@example.com', 'zaliczone'],
  ['Usta ', '10/5/2024', 'Olga  Czapla', 'Gdańsk', 'Jessica Brown', 'jessica.brown@example.com', 'nieobecna'],
  ['Usta', '5 października 2024', 'Olga Czapla', 'Gdańsk', 'Iga Wrona', 'halina.wrona@example.com', 'zaliczone'],
  ['Razem', '', '', '', '5', '', ''],
]

const packages: Cell[][] = [
  ['Pakiety – co komu zostało', null, null, null, null, null, null, null, null],
  ['E-mail', 'Pakiet', 'Data zakupu', 'Kwota', 'Wpłacono', 'Wejścia', 'Wykorzystane', 'Pauza od', 'Pauza do'],
  ['halina.wrona@example.com', 'Trzy techniki', day('2025-11-03'), '4 200,00 zł', '4 200,00 zł', 3, 1, null, null],
  [null, 'Pierwszy krok', day('2025-11-20'), '1.890,50', 'nie', 1, 0, null, null],
  ['marta.sojka@example.com', 'trzy techniki ', '15.12.2025', 'PLN 4,100.00', 'tak', 3, 2, '01.02.2026', '28.02.2026'],
  ['paulina.kos@example.com', 'Rok z Atelier', day('2026-01-10'), 12000, 'zaliczka 2 000 zł', 12, 4, null, null],
  ['jessica.brown@example.com', 'Rok z Atelier', '1/25/2026', '$3,000.00', 'yes', 12, 0, null, null],
  ['jessica.brown@example.com', 'Pierwszy krok', '1/26/2026', '1890,5', 'yes', 1, 3, null, null],
  ['nikt@example.com', 'Pierwszy krok', '02.02.2026', '1890,50', 'tak', 1, 0, null, null],
  ['RAZEM', null, null, '28 071,50', null, 33, 10, null, null],
]

const certificates = [
  ['Nr certyfikatu', 'Imię i nazwisko', 'E-mail', 'Szkolenie', 'Data', 'Prowadząca', 'Wynik', 'Godziny'],
  [
    '1/2019',
    'Halina Wrona',
    'halina.wrona@example.com',
    'Brwi pudrowe',
    '12.03.2019',
    'Kalina Dzięcioł',
    'zaliczone',
    '16',
  ],
  [
    '2/2019',
    'Iga Wrona',
    'halina.wrona@example.com',
    'Brwi pudrowe',
    '12.03.2019',
    'Kalina Dzięcioł',
    'zaliczone',
    '16',
  ],
  ['3/2019', ' Marta  Sójka ', 'marta.sojka@example.com', 'Usta', '2019-05-07', '', 'z wyróżnieniem', '7,5'],
  ['4/2019', longName, '', 'Usta', '7 maja 2019', 'Olga Czapla', '', '8 godz.'],
  ['4 / 2019', 'Paulina Kos', 'paulina.kos@example.com', 'Usta', '7 maja 2019', 'Olga Czapla', '', '8'],
  ['5/2019', 'Paulina Kos', 'paulina.kos@example.com', 'Kreska na powiece', '31.06.2019', '', 'zaliczone', ''],
  ['6/2019', 'Jessica Brown', 'jessica.brown@example.com', 'Usta', '12.09.2019', '', 'niezaliczone', ''],
  ['Razem: 7', '', '', '', '', '', '', ''],
]

const vouchers: Cell[][] = [
  ['Kod', 'E-mail', 'Wartość', 'Zostało użyć', 'Saldo', 'Ważny do'],
  ['KARTA-12', 'halina.wrona@example.com', '500,00 zł', 1, '320,50 zł', day('2027-12-31')],
  ['KARTA-13', 'marta.sojka@example.com', '20%', 2, null, '31.12.2027'],
  ['KARTA-14', 'paulina.kos@example.com', '300 zł', 0, null, '31.12.2027'],
  ['karta- 12 ', 'paulina.kos@example.com', '150 zł', 1, null, '12/31/2027'],
  ['KARTA-15', 'jessica.brown@example.com', '$100', 1, null, '12/31/2027'],
  ['Suma', null, null, 4, '320,50', null],
]

const csv = (rows: readonly (readonly string[])[]) =>
  `${rows.map((cells) => cells.map((cell) => (/[";\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';')).join('\r\n')}\r\n`

/** Each by its name in docs/examples/spreadsheets. */
export async function exampleSpreadsheets(): Promise<Record<string, Buffer>> {
  return {
    '1-kursanci.csv': Buffer.from(`\uFEFF${csv(students)}`),
    '2-artystki.xlsx': await writeXlsx({ rows: artists, merged: ['A1:G1'] }),
    '3-szkolenia.csv': Buffer.from(csv(trainings)),
    '4-pakiety.xlsx': await writeXlsx({ rows: packages, merged: ['A1:I1', 'A3:A4'] }),
    // As an Excel on Windows in Poland saves it.
    '5-certyfikaty.csv': inWindows1250(csv(certificates)),
    '6-vouchery.xlsx': await writeXlsx({ rows: vouchers }),
  }
}

/** Node writes no Windows-1250 by itself. */
function inWindows1250(text: string): Buffer {
  const letters = new TextDecoder('windows-1250').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  return Buffer.from([...text].map((letter) => letters.indexOf(letter)))
}
