import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Download, wholeDownload } from '#kit/server/http/files/download.ts'
import { writeTable } from '#kit/server/lists/csv-table.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { type ImportField, type ImportKind, kindsOfImports } from '#trade/imports/contract/import-kinds.ts'

/** A table with a column for each field and a row with an example, in the reader's language. */
export async function exampleFile(ctx: Context, kind: ImportKind): Promise<Download> {
  const { t } = ctx
  // A whole name is an alternative to the two columns of names.
  const fields = kindsOfImports[kind].fields.filter((field) => field !== 'full_name' && field !== 'reversed_name')
  const example = await exampleOf(ctx)
  const rows = [fields.map((field) => t(`imports.field_${field}`)), fields.map((field) => example[field] ?? '')]
  return wholeDownload({
    name: `${t(`imports.example_${kind}`)}.csv`,
    mime: 'text/csv; charset=utf-8',
    text: `\uFEFF${writeTable(rows)}`,
    total: 1,
  })
}

async function exampleOf({ db, t, language, now }: Context): Promise<Partial<Record<ImportField, string | number>>> {
  const sold_on = academyDay(new Date(shift(now, { days: -14 })))
  const offered = await db
    .selectFrom('packages')
    .select(['name', 'entries', 'price_amount'])
    .where('is_active', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return {
    ...{ email: 'anna.nowak@example.com', first_name: 'Anna', last_name: 'Nowak', phone: '+48 601 234 567' },
    ...{ country_id: 'PL', language_name: language, internal_note: t('imports.example_note') },
    package: offered?.name[language],
    price: offered && offered.price_amount / 100,
    payment_status: t('studentPackages.payment_PAID'),
    ...{ sold_on, activates_on: sold_on, entries: offered?.entries, entries_used: 1 },
  }
}
