import type { Bilingual } from '#kit/contract/texts/text.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { daysLater } from '#kit/contract/values/time-zone.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { DateOrder, ImportField } from '#office/imports/contract/import-kinds.ts'
import { daysIn, longestPause } from '#trade/student-packages/contract/student-packages.flow.ts'
import { amountIn, type CellReader, cellReader } from '../cells/read-cells.ts'
import { dayOf, plain } from '../cells/typed-cells.ts'
import type { ReadRow } from '../importer.ts'
import { artistsByName } from '../known-names.ts'
import type { Cells } from '../row-problem.ts'

type Offered = { id: number; name: Bilingual; entries: number; validity_days: number; price_amount: number }
/** A sold package, with what was used and paid of it before the portal. */
export type Sale = {
  email: string
  offered: Offered
  price_amount: number
  payment_status: 'UNPAID' | 'PAID'
  /** A day of the academy; null: nobody knows it, and it was before the portal. */
  sold_on: string | null
  /** Null: it waits for the office. */
  activates_on: string | null
  expires_on: string | null
  entries: number
  /** Of them, before the sale came to the portal. */
  entries_used: number
  pro_artist_id: number | null
  /** One person may buy the same twice on a day; the second one is 2. */
  same_sale: number
  /** Its days are in the expiry. */
  pause: Pause | null
}
type Pause = { starts_on: string; ends_on: string }

/** What the cells of every row are read with. */
type Known = {
  offered: Awaited<ReturnType<typeof offeredPackages>>
  today: string
  dayIn: (text: string) => string | null | undefined
}

export async function saleReader({ db, now }: Context, fields: ReadonlySet<ImportField>, dateOrder: DateOrder) {
  const known: Known = {
    offered: await offeredPackages(db),
    today: academyDay(now),
    dayIn: (text) => dayOf(text, dateOrder),
  }
  const sellers = await artistsByName(db)
  return (cells: Cells): Omit<ReadRow<Sale>, 'line'> => {
    const cell = cellReader(cells)
    const { sold_on, offered } = readOffer(cells, cell, known)
    const { price_amount, payment_status } = readPayment(cell, offered)
    const { activates_on, expires_on } = readDays(cell, sold_on, known)
    const { entries, entries_used } = readEntries(cell, offered)
    // What was sold on an unknown day is valid from today, or began on its last day where it is over.
    const endedOn = expires_on && expires_on < known.today ? expires_on : null
    const begins = fields.has('activates_on') ? (activates_on ?? null) : (sold_on ?? endedOn ?? known.today)
    if (entries_used > 0 && begins === null) cell.wrong('entries_used', 'import_used_waiting')
    const pause = readPause(cells, cell, { begins, expires_on, known })
    const same_sale = cell.take('same_sale', 'import_same_sale', (text) => wholeNumber(/^[1-9]\d?$/, text))
    const pro_artist_id = cell.take('seller', 'import_seller', (text) => sellers.get(plain(text)))
    return {
      values: {
        ...(cells.email && { email: cells.email }),
        ...(offered && { offered, entries: entries ?? offered.entries }),
        ...(price_amount !== undefined && { price_amount }),
        payment_status,
        entries_used,
        sold_on,
        activates_on: begins,
        expires_on: pause && begins ? lastDayWith(pause) : (expires_on ?? null),
        pro_artist_id: pro_artist_id ?? null,
        same_sale: same_sale ?? 1,
        pause,
      },
      problems: cell.problems,
    }

    /** Where the file has the end of a pause, its expiry includes the pause already. */
    function lastDayWith({ starts_on, ends_on }: Pause) {
      if (expires_on) return cells.pause_ends_on ? expires_on : daysLater(expires_on, daysIn(starts_on, ends_on))
      return offered && begins ? daysLater(begins, offered.validity_days + daysIn(starts_on, ends_on)) : null
    }
  }
}

function readOffer(cells: Cells, { wrong, take }: CellReader, { offered, today, dayIn }: Known) {
  if (!cells.email) wrong('email', 'required')
  if (!cells.package) wrong('package', 'required')
  const sold_on = take('sold_on', 'import_day', dayIn) ?? null
  const chosen = take('package', 'import_package', (text) => offered.get(plain(text)))
  // What is no longer on sale was sold before.
  if (chosen && !chosen.is_active && sold_on && sold_on >= today) wrong('package', 'package_not_on_sale')
  if (sold_on && sold_on > today) wrong('sold_on', 'import_future')
  return { sold_on, offered: chosen }
}

function readPayment({ wrong, money, priced }: CellReader, offered: Offered | undefined) {
  const price_amount = money('price') ?? offered?.price_amount
  const payment = priced('payment_status', 'import_payment', (text) => paymentIn(text, price_amount))
  if (payment === 'PARTLY_PAID') wrong('payment_status', 'import_partly_paid')
  return { price_amount, payment_status: payment === 'PAID' ? ('PAID' as const) : ('UNPAID' as const) }
}

function readDays({ wrong, take }: CellReader, sold_on: string | null, { today, dayIn }: Known) {
  const activates_on = take('activates_on', 'import_day', dayIn)
  if (activates_on && activates_on > today) wrong('activates_on', 'import_future')
  const expires_on = take('expires_on', 'import_day', dayIn)
  const earliest = activates_on ?? sold_on
  if (expires_on && earliest && expires_on < earliest) wrong('expires_on', 'import_ends_early')
  return { activates_on, expires_on }
}

function readEntries({ wrong, take }: CellReader, offered: Offered | undefined) {
  const entries = take('entries', 'import_entries', (text) => wholeNumber(/^[1-9]\d{0,2}$/, text))
  const entries_used = take('entries_used', 'import_entries_used', (text) => wholeNumber(/^\d{1,3}$/, text)) ?? 0
  if (offered && entries_used > (entries ?? offered.entries)) wrong('entries_used', 'import_used_too_many')
  return { entries, entries_used }
}

type Validity = { begins: string | null; expires_on: string | undefined; known: Known }

/** A pause whose end nobody knows takes as long as one may; resuming the package gives back the rest. */
function readPause(
  cells: Cells,
  { wrong, take }: CellReader,
  { begins, expires_on, known: { today, dayIn } }: Validity,
): Pause | null {
  const starts_on = take('pause_starts_on', 'import_day', dayIn)
  const ends_on = take('pause_ends_on', 'import_day', dayIn)
  if (!starts_on) {
    if (ends_on && !cells.pause_starts_on) wrong('pause_starts_on', 'import_pause_start')
    return null
  }
  const end = ends_on ?? daysLater(starts_on, longestPause - 1)
  if (!begins) wrong('pause_starts_on', 'import_pause_waiting')
  else if (starts_on < begins) wrong('pause_starts_on', 'import_pause_early')
  if (expires_on && starts_on > expires_on) wrong('pause_starts_on', 'pause_expired')
  if (end < starts_on) wrong('pause_ends_on', 'pause_order')
  if (daysIn(starts_on, end) > longestPause) wrong('pause_ends_on', 'pause_long')
  if (!cells.pause_ends_on && end < today) wrong('pause_ends_on', 'import_pause_open')
  return { starts_on, ends_on: end }
}

function wholeNumber(pattern: RegExp, text: string): number | null {
  return pattern.test(text) ? Number(text) : null
}

/** By their names in both languages; of two of one name the one that is on sale. */
export async function offeredPackages(db: Context['db']) {
  const all = await db
    .selectFrom('packages')
    .select(['id', 'name', 'entries', 'validity_days', 'price_amount', 'is_active'])
    .orderBy('is_active')
    .orderBy('id')
    .execute()
  return new Map(all.flatMap((one) => [one.name.pl, one.name['en-US']].map((name) => [plain(name), one] as const)))
}

const payments = new Map([
  ...['paid', 'oplacony', 'oplacone', 'zaplacono', 'zaplacone', 'tak', 'yes', 'x'].map(
    (text) => [text, 'PAID'] as const,
  ),
  ...['unpaid', 'nieoplacony', 'nieoplacone', 'niezaplacone', 'nie', 'no'].map((text) => [text, 'UNPAID'] as const),
])

/** A word, or the amount that was paid. */
function paymentIn(text: string, price: number | undefined) {
  const paid = amountIn(text)
  if (/^(?:czesc|zalicz|zadat|rata|part|deposit)/.test(plain(text))) return 'PARTLY_PAID' as const
  if (paid === null || price === undefined) return payments.get(plain(text))
  if (paid >= price) return 'PAID' as const
  return paid === 0 ? ('UNPAID' as const) : ('PARTLY_PAID' as const)
}
