import { voucherBatches } from '#contract/issued-vouchers/voucher-batches.ts'
import { useApi } from '#web/kit/calls/query.ts'
import type { Filter } from '#web/kit/list/list-column.ts'
import { useSearchParam } from '#web/kit/page/address.ts'
import { useMay } from '#web/kit/session/session.ts'

/** The vouchers that went out together, which their page links to: the list says so, and the reader can go on to all. */
export function useBatchFilter(): Filter[] {
  const mayRead = useMay()(voucherBatches.get)
  const id = useSearchParam('batchId')
  const { data } = useApi(voucherBatches.get, { id: Number(id) }, { isEnabled: mayRead && Number(id) > 0 })
  if (!id) return []
  return [{ name: 'batchId', label: 'issuedVouchers.batch', options: [{ value: id, label: data?.data.name ?? id }] }]
}
