import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

export const voucherBatchData: PersonalData = {
  voucher_batches: { mentions: ['name', 'terms'], notPersonal: ['state'] },
  voucher_batch_rows: {
    about: [
      {
        kind: 'vouchers',
        rows: 'holder_id = :user or lower(email) = lower(:email)',
        blanked: { said: 'null', email: 'null' },
        retained: { because: 'ledger', columns: ['outcome', 'problem', 'undo'] },
      },
    ],
    mentions: ['said'],
  },
}
