import type { PersonalData } from '#kit/server/personal-data/declaration.ts'
import { ofSeat } from '#people/students/server/of-seat.queries.ts'

const held = 'voucher_id in (select id from vouchers where holder_id = :user)'

export const voucherData: PersonalData = {
  vouchers: {
    about: [
      {
        kind: 'vouchers',
        rows: 'holder_id = :user',
        blanked: { holder_name: `''`, note: 'null' },
        retained: {
          because: 'ledger',
          columns: ['code', 'former_number', 'kind', 'currency', 'source', 'payment_status', 'price_currency'],
        },
      },
    ],
    mentions: ['note'],
  },
  voucher_entries: {
    about: [
      {
        kind: 'vouchers',
        rows: `${held} or ${ofSeat}`,
        retained: { because: 'ledger', columns: ['kind', 'currency', 'reason'] },
      },
    ],
  },
  voucher_seats: { about: [{ kind: 'vouchers', rows: ofSeat, retained: { because: 'ledger', columns: [] } }] },
}
