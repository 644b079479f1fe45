import type { Cases } from '#testing/fixtures/cases.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { insertBatch, termsOf } from '#testing/make/make-voucher-batches.ts'
import { voucherOf } from '#testing/make/make-vouchers.ts'

export const voucherBatchCases: Cases = {
  answers: `
              guest     student  artist  other  office  owner
    list           401      403     403    403     200    200
    create         401      403     403    403     201    201
    get            401      404     404    404     200    200
    rows           401      404     404    404     200    200
    export         401      404     404    404     200    200
    start          401      404     404    404     200    200
    cancel         401      404     404    404     200    200
    undo           401      404     404    404     200    200
    remove         401      404     404    404     204    204
    print          401      404     404    404     200    200
  `,
  table: 'voucher_batches',
  workedOut: {
    list: [
      ...['kind', 'value', 'currency', 'state', 'progress', 'rows_total', 'rows_issue', 'rows_again', 'rows_error'],
      ...['rows_holding', 'rows_kept', 'is_again', 'by', 'finished_at', 'undone_at', 'undone_by'],
      'has_undo_failed',
    ],
    rows: ['name', 'outcome', 'problem', 'first_line', 'holding', 'voucher_id', 'undo'],
  },
  input: ({ world: { db } }) => {
    let made: Promise<{ id: number }> | undefined
    /** One batch for all that only read it. */
    const read = () => {
      made ??= insertBatch(db, 'DRAFT')
      return made
    }
    return {
      create: () => ({ ...termsOf(), name: 'Podziękowanie', recipients: cast.student.email }),
      get: read,
      rows: read,
      export: read,
      start: () => insertBatch(db, 'DRAFT'),
      cancel: () => insertBatch(db, 'RUNNING'),
      undo: () => insertBatch(db, 'DONE'),
      remove: () => insertBatch(db, 'DRAFT'),
      print: async () => {
        const batch = await insertBatch(db, 'DONE')
        const { id: voucher_id } = await voucherOf(db, null, { batch_id: batch.id })
        await db.updateTable('voucher_batch_rows').set({ voucher_id }).where('batch_id', '=', batch.id).execute()
        return batch
      },
    }
  },
  needsNoTelling: {
    'voucherBatch.issued': 'each holder hears of their voucher',
    'voucherBatch.undone': 'each holder hears of their voucher',
  },
}
