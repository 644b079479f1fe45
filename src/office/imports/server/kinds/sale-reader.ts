import type { Bilingual } from '#kit/contract/texts/text.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { DateOrder, ImportField } from '#office/imports/contract/import-kinds.ts'
import { daysIn, longestPause } from '#trade/student-packages/contract/student-packages.flow.ts'
import type { ReadRow } from '../importer.ts'
import { artistsByName } from '../known-names.ts'
import { amountIn, cellReader } from '../read-cells.ts'
import type { Cells } from '../row-problem.ts'
import { dayOf, plain } from '../typed-cells.ts'

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

export async function saleReader({ db, now }: Context, fields: ReadonlySet<ImportField>, dateOrder: DateOrder) {
  const dayIn = (text: string) => dayOf(text, dateOrder)
  const offered = await offeredPackages(db)
  const sellers = await artistsByName(db)
  const today = academyDay(now)
  return (cells: Cells): Omit<ReadRow<Sale>, 'line'> => {
    const { problems, wrong, take, money, priced } = cellReader(cells)
    if (!cells.email) wrong('email', 'required')
    if (!cells.package) wrong('package', 'required')
    const sold_on = take('sold_on', 'import_day', dayIn) ?? null
    const chosen = take('package', 'import_package', (text) => offered.get(plain(text)))
    // What is no longer on sale was sold before.
    if (chosen && !chosen.is_active && sold_on && sold_on >= today) wrong('package', 'package_not_on_sale')
    if (sold_on && sold_on > today) wrong('sold_on', 'import_future')
    const price_amount = money('price') ?? chosen?.price_amount
    const payment = priced('payment_status', 'import_payment', (text) => paymentIn(text, price_amount))
    if (payment === 'PARTLY_PAID') wrong('payment_status', 'import_partly_paid')
    const activates_on = take('activates_on', 'import_day', dayIn)
    if (activates_on && activates_on > today) wrong('activates_on', 'import_future')
    const expires_on = take('expires_on', 'import_day', dayIn)
    const earliest = activates_on ?? sold_on
    if (expires_on && earliest && expires_on < earliest) wrong('expires_on', 'import_ends_early')
    const entries = take('entries', 'import_entries', (text) => (/^[1-9]\d{0,2}$/.test(text) ? Number(text) : null))
    const entries_used =
      take('entries_used', 'import_entries_used', (text) => (/^\d{1,3}$/.test(text) ? Number(text) : null)) ?? 0
    if (chosen && entries_used > (entries ?? chosen.entries)) wrong('entries_used', 'import_used_too_many')
    const begins = fields.has('activates_on') ? (activates_on ?? null) : beginning()
    if (entries_used > 0 && begins === null) wrong('entries_used', 'import_used_waiting')
    const pause = pauseOf({
      starts_on: take('pause_starts_on', 'import_day', dayIn),
      ends_on: take('pause_ends_on', 'import_day', dayIn),
    })
    const same_sale = take('same_sale', 'import_same_sale', (text) => (/^[1-9]\d?$/.test(text) ? Number(text) : null))
    const pro_artist_id = take('seller', 'import_seller', (text) => sellers.get(plain(text)))
    return {
      values: {
        ...(cells.email && { email: cells.email }),
        ...(chosen && { offered: chosen, entries: entries ?? chosen.entries }),
        ...(price_amount !== undefined && { price_amount }),
        payment_status: payment === 'PAID' ? 'PAID' : 'UNPAID',
        entries_used,
        sold_on,
        activates_on: begins,
        expires_on: pause && begins ? lastDayWith(pause) : (expires_on ?? null),
        pro_artist_id: pro_artist_id ?? null,
        same_sale: same_sale ?? 1,
        pause,
      },
      problems,
    }

    /** What was sold on an unknown day is valid from today, or began on its last day where it is over. */
    function beginning() {
      return sold_on ?? (expires_on && expires_on < today ? expires_on : today)
    }

    /** A pause whose end nobody knows takes as long as one may; whoever resumes the package gives back the rest. */
    function pauseOf({ starts_on, ends_on }: { starts_on?: string | undefined; ends_on?: string | undefined }) {
      if (!starts_on) {
        if (ends_on && !cells.pause_starts_on) wrong('pause_starts_on', 'import_pause_start')
        return null
      }
      const end = ends_on ?? later(starts_on, longestPause - 1)
      if (!begins) wrong('pause_starts_on', 'import_pause_waiting')
      else if (starts_on < begins) wrong('pause_starts_on', 'import_pause_early')
      if (expires_on && starts_on > expires_on) wrong('pause_starts_on', 'pause_expired')
      if (end < starts_on) wrong('pause_ends_on', 'pause_order')
      if (daysIn(starts_on, end) > longestPause) wrong('pause_ends_on', 'pause_long')
      if (!cells.pause_ends_on && end < today) wrong('pause_ends_on', 'import_pause_open')
      return { starts_on, ends_on: end }
    }

    /** Whoever wrote down the end of a pause moved the expiry, too. */
    function lastDayWith({ starts_on, ends_on }: Pause) {
      if (expires_on) return cells.pause_ends_on ? expires_on : later(expires_on, daysIn(starts_on, ends_on))
      return chosen && begins ? later(begins, chosen.validity_days + daysIn(starts_on, ends_on)) : null
    }
  }
}

function later(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
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
