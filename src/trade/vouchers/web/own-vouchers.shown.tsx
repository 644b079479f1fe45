import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { PanelSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Cards, Stack } from '#kit/web/ui/layout.tsx'
import { Heading } from '#kit/web/ui/panel.tsx'
import type { VoucherState } from '#trade/vouchers/contract/voucher-states.ts'
import { type OwnVoucher, vouchers } from '#trade/vouchers/contract/vouchers.ts'
import { OwnVoucherCard } from './own-voucher-card.tsx'

const groups = [
  { title: 'vouchers.usable', states: ['ACTIVE', 'PARTLY_USED'] },
  { title: 'vouchers.coming', states: ['SCHEDULED'] },
  { title: 'vouchers.over', states: ['USED', 'EXPIRED', 'BLOCKED', 'REFUNDED'] },
] as const satisfies { title: string; states: readonly VoucherState[] }[]

/** The reader's own: what can be used on top, what is over at the end. */
export function OwnVouchers() {
  const t = useText()
  const { data, error, refetch } = useApi(vouchers.mine, {})
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <PanelSkeleton label={t('app.loading')} />
  if (data.data.length === 0) return <EmptyState drawing="benefits" title={t('vouchers.none')} />
  return (
    <Stack gap="lg">
      {groups.map(({ title, states }) => (
        <Group
          key={title}
          title={t(title)}
          own={data.data.filter(({ state }) => states.some((one) => one === state))}
        />
      ))}
    </Stack>
  )
}

function Group({ title, own }: { title: string; own: OwnVoucher[] }) {
  if (own.length === 0) return null
  return (
    <Stack as="section">
      <Heading>{title}</Heading>
      <Cards column="20rem">
        {own.map((voucher) => (
          <OwnVoucherCard key={voucher.id} voucher={voucher} />
        ))}
      </Cards>
    </Stack>
  )
}
