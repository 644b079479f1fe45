import { feature } from '#server/kit/http/feature.ts'
import { issueBatch, undoBatch } from './batch-run.ts'
import { forgetBatches } from './voucher-batches.queries.ts'
import { voucherBatchRoutes } from './voucher-batches.routes.ts'

export const voucherBatches = feature({
  calls: voucherBatchRoutes,
  tasks: { issue: issueBatch, undo: undoBatch },
  schedules: { hourly: ({ db, clock }) => forgetBatches(db, clock()) },
})
