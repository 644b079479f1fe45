import type { Input } from '#kit/contract/endpoint.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useAddress } from '#kit/web/page/address/address.ts'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { issuedVouchers } from '#trade/issued-vouchers/contract/issued-vouchers.ts'

/** The sums of all vouchers of the list, on any page. */
export function VoucherTotals() {
  const t = useText()
  const format = useFormat()
  const { state } = useAddress(issuedVouchers.list.query)
  const { page: _, itemsPerPage: __, sortBy: ___, descending: ____, total: _____, ...filters } = state as Filters
  const { data } = useApi(issuedVouchers.totals, filters as Input<typeof issuedVouchers.totals>, {
    keepsPrevious: true,
  })
  const { values = [], unlimited = 0 } = data?.data ?? {}
  const columns = ['issued', 'outstanding', 'redeemed'] as const
  const shown = values.length > 0 ? values : [null]
  return (
    <Stack as="section" gap="xs" aria-label={t('issuedVouchers.totals')} aria-busy={!data}>
      <Row as="dl" gap="md" align="start">
        {columns.map((name) => (
          <div key={name}>
            <Text as="dt" tone="soft" size="sm">
              {t(`issuedVouchers.total_${name}`)}
            </Text>
            {shown.map((value) => (
              <Text as="dd" key={value?.issued.currency ?? ''} size="lg">
                {value ? format.money(value[name].amount, value[name].currency) : '—'}
              </Text>
            ))}
          </div>
        ))}
      </Row>
      {unlimited > 0 && (
        <Text tone="soft" size="sm">
          {t('issuedVouchers.unlimited', { count: unlimited })}
        </Text>
      )}
    </Stack>
  )
}

type Filters = Record<'page' | 'itemsPerPage' | 'sortBy' | 'descending' | 'total', unknown>
