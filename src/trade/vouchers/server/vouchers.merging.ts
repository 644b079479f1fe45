import type { Merging } from '#kit/server/merging/references.ts'

export const voucherMerging: Merging = {
  references: {
    vouchers: { holder_id: { of: 'account', kind: 'vouchers' }, issued_by: 'act' },
    voucher_entries: { made_by: 'act' },
  },
  ties: `
    select 'vouchers', voucher_id, 'participants', participant_id
    from voucher_seats join vouchers on vouchers.id = voucher_id join participants on participants.id = participant_id
    where student_id = :student and holder_id = (select user_id from students where id = :student)
  `,
}
