import { everyText } from '#kit/contract/texts/texts.ts'
import {
  type ImportField,
  type ImportKind,
  importFields,
  kindOf,
  kindsOfImports,
} from '#office/imports/contract/import-kinds.ts'
import { plain } from './cells/typed-cells.ts'

/** Accepted names of a column, in addition to the portal's name of the field. */
const otherNames: Record<ImportField, string[]> = {
  email: ['email', 'e-mail', 'mail', 'adres email', 'adres e-mail', 'email address', 'poczta', 'e-mail uczestnika'],
  first_name: ['imię', 'imiona', 'first name', 'given name'],
  last_name: ['nazwisko', 'last name', 'surname', 'family name'],
  full_name: [
    ...['imię i nazwisko', 'imię i nazwisko kursanta', 'imię i nazwisko uczestnika', 'imię i nazwisko klienta'],
    'artysta',
    'artystka',
    'kursant',
    'uczestnik',
    'uczestniczka',
    'participant',
    'klient',
    'name',
    'full name',
    'student',
    'customer',
  ],
  reversed_name: [
    ...[
      'nazwisko i imię',
      'nazwisko imię',
      'nazwisko i imiona',
      'nazwisko i imię kursanta',
      'nazwisko i imię uczestnika',
    ],
    ...['nazwisko i imię klienta', 'last name first name', 'surname and first name', 'last first'],
  ],
  phone: ['telefon', 'tel', 'nr telefonu', 'numer telefonu', 'komórka', 'phone', 'phone number', 'mobile'],
  country_id: ['kraj', 'państwo', 'country'],
  language_name: ['język', 'language'],
  internal_note: ['notatka', 'uwagi', 'komentarz', 'note', 'notes', 'comment'],
  level: ['poziom', 'ranga', 'level', 'rank'],
  level_on: ['poziom od', 'od kiedy', 'data poziomu', 'w sieci od', 'level since', 'since'],
  activation: ['status', 'aktywny', 'active'],
  city: ['miasto', 'miejscowość', 'city', 'town'],
  street: ['ulica', 'adres', 'street', 'address'],
  postal_code: ['kod', 'kod pocztowy', 'zip', 'zip code', 'postal code'],
  company_name: ['firma', 'nazwa firmy', 'salon', 'company', 'business name'],
  tax_id: ['nip', 'vat', 'numer vat', 'tax id', 'tax number', 'vat number'],
  website: ['strona', 'www', 'strona www', 'website', 'web'],
  instagram: ['instagram', 'ig', 'insta'],
  techniques: ['techniki', 'technika', 'specjalizacja', 'techniques', 'technique'],
  years_of_experience: ['doświadczenie', 'lata doświadczenia', 'experience', 'years of experience'],
  languages: ['języki', 'języki szkoleń', 'languages', 'spoken languages'],
  photo: ['zdjęcie', 'fotografia', 'portret', 'awatar', 'photo', 'profile photo', 'portrait', 'avatar'],
  pictures: ['zdjęcia', 'prace', 'portfolio', 'galeria', 'pictures', 'photos', 'works', 'gallery'],
  documents: ['certyfikaty', 'certyfikat', 'dyplomy', 'dyplom', 'dokumenty', 'certificates', 'diplomas', 'documents'],
  licences: ['uprawnienia', 'licencje', 'licencja', 'licenses', 'licences', 'license'],
  insurances: ['ubezpieczenie', 'ubezpieczenia', 'polisa', 'oc', 'insurance', 'policy'],
  package: ['pakiet', 'nazwa pakietu', 'produkt', 'kurs', 'package', 'package name', 'product'],
  price: ['cena', 'kwota', 'wartość', 'cena brutto', 'kwota brutto', 'price', 'amount', 'total'],
  payment_status: [
    'płatność',
    'opłacony',
    'zapłacono',
    'wpłacono',
    'wpłata',
    'status płatności',
    'payment',
    'paid',
    'payment status',
  ],
  sold_on: [
    'data sprzedaży',
    'data zakupu',
    'sprzedany',
    'sprzedano',
    'data',
    'sprzedany utc',
    'sold',
    'sold on',
    'sold utc',
    'sale date',
    'date',
  ],
  activates_on: ['aktywny od', 'ważny od', 'data aktywacji', 'active from', 'valid from'],
  expires_on: [
    'ważny do',
    'data ważności',
    'ważny do utc',
    'wygasa',
    'valid until utc',
    'valid until',
    'expires',
    'expiry date',
  ],
  entries_used: ['wykorzystane', 'wykorzystano', 'użyte wejścia', 'użyte', 'used', 'used entries', 'entries used'],
  entries: ['wejścia', 'liczba wejść', 'entries', 'number of entries'],
  pause_starts_on: ['pauza od', 'zawieszony od', 'wstrzymany od', 'paused since', 'paused from', 'pause from'],
  pause_ends_on: ['pauza do', 'zawieszony do', 'wstrzymany do', 'paused until', 'pause until'],
  code: ['kod', 'kod vouchera', 'kod rabatowy', 'voucher', 'code', 'voucher code'],
  number: [
    'nr',
    'numer',
    'nr certyfikatu',
    'certyfikat',
    'nr vouchera',
    'numer vouchera',
    'number',
    'certificate no',
    'certificate number',
    'no',
  ],
  worth: ['wartość', 'rabat', 'zniżka', 'kwota', 'nominał', 'value', 'discount', 'amount', 'worth'],
  uses_left: ['zostało użyć', 'pozostało użyć', 'użycia', 'ile razy', 'uses left', 'uses', 'remaining uses'],
  budget_left: ['zostało', 'saldo', 'pozostało', 'do wykorzystania', 'balance', 'amount left', 'remaining'],
  training_title: [
    'szkolenie',
    'nazwa szkolenia',
    'kurs',
    'temat',
    'tytuł',
    'training',
    'course',
    'title',
    'training title',
  ],
  issued_on: ['data wystawienia', 'wystawiono', 'wystawiony', 'issued', 'issued on', 'date issued', 'issue date'],
  first_day_on: ['od', 'pierwszy dzień', 'początek', 'from', 'first day', 'start date'],
  last_day_on: [
    'data szkolenia',
    'dzień',
    'data',
    'termin',
    'do',
    'ostatni dzień',
    'koniec',
    'date',
    'day',
    'training date',
    'last day',
    'end date',
  ],
  artist: [
    'prowadzący',
    'prowadząca',
    'prowadzenie',
    'instruktor',
    'trener',
    'artysta',
    'trainer',
    'instructor',
    'artist',
    'taught by',
  ],
  taught_by: [
    ...['prowadzący', 'prowadząca', 'prowadzi', 'prowadzenie', 'kto prowadził', 'instruktor', 'trener', 'artysta'],
    ...['artystka', 'trainer', 'instructor', 'artist', 'taught by'],
  ],
  result: ['wynik', 'ocena', 'zaliczenie', 'zaliczył', 'zaliczyła', 'outcome', 'result', 'grade', 'passed'],
  outcome: ['wynik', 'ocena', 'zaliczenie', 'outcome', 'result', 'grade'],
  technique: ['technika', 'technique'],
  hours: ['godziny', 'liczba godzin', 'wymiar', 'ile godzin', 'hours', 'length', 'duration'],
  place: ['miejsce', 'miasto', 'lokalizacja', 'place', 'city', 'location'],
  same_sale: ['która z kolei', 'nr kolejny', 'which one'],
  account: ['konto', 'zablokowany', 'zablokowana', 'blokada', 'account', 'blocked'],
  unwanted_mails: ['rezygnacje', 'nie chce e-maili', 'opt-out', 'unsubscribed', 'unwanted emails'],
  level_code: ['kod', 'code'],
  level_name: ['nazwa', 'poziom', 'nazwa poziomu', 'name', 'level', 'level name'],
  level_name_en: ['nazwa en', 'nazwa angielska', 'english name', 'name en'],
  position: ['kolejność', 'pozycja', 'lp', 'position', 'order'],
  trainings_completed: ['szkolenia', 'trainings', 'completed trainings'],
  average_rating: ['średnia', 'średnia ocen', 'ocena', 'average', 'average rating', 'rating'],
  reviews_count: ['opinie', 'liczba opinii', 'reviews'],
  approved_portfolio_items: ['prace', 'portfolio', 'prace w portfolio', 'works', 'portfolio works'],
  package_name: ['nazwa', 'pakiet', 'nazwa pakietu', 'produkt', 'name', 'package', 'package name', 'product'],
  package_name_en: ['nazwa en', 'nazwa angielska', 'english name', 'name en'],
  description: ['opis', 'description'],
  description_en: ['opis en', 'opis angielski', 'english description', 'description en'],
  list_price: ['cena', 'cena brutto', 'kwota', 'price', 'amount'],
  package_entries: ['wejścia', 'liczba wejść', 'entries', 'number of entries'],
  validity_days: ['ważność', 'ważność w dniach', 'ile dni', 'dni', 'validity', 'valid days', 'days'],
  on_sale: ['w sprzedaży', 'aktywny', 'sprzedawany', 'on sale', 'active'],
  seller: ['sprzedawca', 'kto sprzedał', 'sprzedaż', 'artysta', 'seller', 'sold by', 'artist'],
}

/** Which column each field is read from, by the headings: the portal's own names in both languages, and what offices call them. */
export function matchColumns(kind: ImportKind, headings: readonly string[]): { field: ImportField; column: number }[] {
  const names = headings.map(plain)
  const taken = new Set<number>()
  return kindsOfImports[kind].fields.flatMap((field) => {
    const known = knownNames().get(field)
    const column = names.findIndex((name, index) => known?.has(name) && !taken.has(index))
    if (column < 0) return []
    taken.add(column)
    return [{ field, column }]
  })
}

/**
 * Above the headings there is often a title of the table, in a cell of its own, or a row of names of groups of columns. So it is
 * the one of the first rows that has most headings of the kind, two at least, or else the first that is no title.
 */
export function placeOfHeadings(kind: ImportKind, rows: readonly { cells: readonly string[] }[]): number {
  const known = rows.slice(0, 5).map(({ cells }) => matchColumns(kind, cells).length)
  const most = Math.max(...known)
  if (most >= 2) return known.indexOf(most)
  return Math.max(
    rows.slice(0, 5).findIndex(({ cells }) => cells.filter((cell) => cell.trim() !== '').length >= 2),
    0,
  )
}

/**
 * The kind that a file looks like instead of the chosen one: it has all that is required of it, and the chosen kind has not, or
 * leaves out two columns that only the other kind has; of a kind that no column identifies, it reads at most half as many. Kinds share many headings,
 * so anything less would be a guess.
 */
export function likelyKind(
  chosen: ImportKind,
  headings: readonly string[],
  kinds: readonly ImportKind[],
): ImportKind | null {
  const columnsAs = (kind: ImportKind) => matchColumns(kind, headings)
  const isComplete = (kind: ImportKind) =>
    kindsOfImports[kind].required.every((field) => columnsAs(kind).some((column) => column.field === field))
  const others = kinds.filter((kind) => kind !== chosen && isComplete(kind))
  const [likely] = others.toSorted((one, other) => columnsAs(other).length - columnsAs(one).length)
  if (!likely) return null
  const [read, better] = [columnsAs(chosen), columnsAs(likely)]
  if (!isComplete(chosen)) return better.length > read.length ? likely : null
  const { telling } = kindOf({ kind: likely })
  if (!telling) return better.length >= 2 * read.length ? likely : null
  const unread = better.filter(({ column }) => !read.some((one) => one.column === column))
  return unread.filter(({ field }) => telling.includes(field)).length >= 2 ? likely : null
}

let known: Map<ImportField, Set<string>> | undefined

/** All names of each field. They are put together once: one file is compared with every kind. */
function knownNames(): Map<ImportField, Set<string>> {
  if (known) return known
  const texts = everyText().filter(({ group }) => group === 'students' || group === 'importFields')
  // In the exports of students and of sold packages, and on the screen of imports.
  const ownNames = (field: ImportField) =>
    texts.flatMap(({ group, name, text }) => {
      const isIts = name === (group === 'students' ? field : `name_${field}`)
      return isIts && typeof text === 'string' ? [text] : []
    })
  known = new Map(importFields.map((field) => [field, new Set([...ownNames(field), ...otherNames[field]].map(plain))]))
  return known
}
