import { sql } from 'kysely'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import type { RecordKind } from '#kit/server/records/record-kind.ts'
import { visibleVouchers } from './issued-vouchers.queries.ts'

/** What there is a record of, and how it is named and chosen. */
export const issuedVoucherRecords: Record<string, RecordKind> = {
  // Of a code the end is enough: a reader of the log, or of names to choose from, may not use it.
  voucher: {
    texts: ['issuedVouchers'],
    name: ({ id }) => sql`(select '…' || right(code, 4) from vouchers where vouchers.id = ${id})`,
    linesAbout: 'subject_id in (select id from vouchers where holder_id = :user)',
    choice: {
      calls: ['/api/issued-vouchers/{id}'],
      rows: (ctx) => sql`
        select held.*, trim(${fullNameIn()}) as holder
        from (${visibleVouchers(ctx).selectAll('vouchers')}) held join users on users.id = holder_id
      `,
      name: () => sql`holder || ' …' || right(code, 4)`,
      search: sql`fold(holder_name || ' ' || right(code, 4))`,
    },
  },
  /** Among the details of an event, where it is not clear whose it is. */
  issuedVoucher: {
    texts: [],
    name: ({ id }) => sql`(
      select '…' || right(code, 4) || coalesce(', ' || (
        select ${fullNameIn()} from users where users.id = holder_id
      ), '') from vouchers where vouchers.id = ${id}
    )`,
    ids: ['voucher_ids'],
    choice: null,
  },
}
