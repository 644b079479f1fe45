import { useApi } from '#kit/web/calls/query.ts'
import type { Filter } from '#kit/web/list/list-column.ts'
import { useSearchParam } from '#kit/web/page/address/address.ts'
import { useMay } from '#kit/web/session/session.ts'
import { voucherBatches } from '#trade/issued-vouchers/contract/voucher-batches.ts'

/** The vouchers of one batch, to which its page links: the list shows this filter, and the reader can remove it. */
export function useBatchFilter(): Filter[] {
  const mayRead = useMay()(voucherBatches.get)
  const id = useSearchParam('batchId')
  const { data } = useApi(voucherBatches.get, { id: Number(id) }, { isEnabled: mayRead && Number(id) > 0 })
  if (!id) return []
  return [{ name: 'batchId', label: 'issuedVouchers.batch', options: [{ value: id, label: data?.data.name ?? id }] }]
}
