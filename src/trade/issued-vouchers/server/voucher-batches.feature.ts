import { feature } from '#kit/server/http/feature.ts'
import { plainName } from '#kit/server/records/record-kind.ts'
import { issueBatch, undoBatch } from './batch-run.ts'
import { voucherBatchData } from './voucher-batches.personal-data.ts'
import { voucherBatchRoutes } from './voucher-batches.routes.ts'
import { forgetBatches } from './voucher-batches.steps.ts'

export const voucherBatches = feature({
  place: 'issuedVouchers',
  personalData: voucherBatchData,
  merging: {
    references: {
      voucher_batches: { user_id: 'act', undone_by: 'act' },
      voucher_batch_rows: { holder_id: { of: 'account', kind: 'imports' } },
    },
  },
  records: { voucherBatch: { texts: ['voucherBatches'], name: plainName('voucher_batches'), choice: null } },
  calls: voucherBatchRoutes,
  tasks: { issue: issueBatch, undo: undoBatch },
  schedules: { hourly: ({ db, clock }) => forgetBatches(db, clock()) },
})
