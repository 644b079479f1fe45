import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Lines, Meta, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import type { ReceivedVoucher } from '#office/artist-page/contract/artists.work.ts'
import { grouped } from '#trade/vouchers/contract/voucher-code.ts'
import { VoucherBadge } from '#trade/vouchers/web/voucher-badge.shown.tsx'
import { useVoucherDays, useWorth } from '#trade/vouchers/web/voucher-worth.shown.ts'

/** What the academy gave the artist, the latest first. */
export function ArtistVouchers({ vouchers }: { vouchers: ReceivedVoucher[] }) {
  const t = useText()
  if (vouchers.length === 0) return <Text tone="soft">{t('artists.vouchers_none')}</Text>
  return (
    <Lines>
      {vouchers.map((voucher) => (
        <Voucher key={voucher.id} voucher={voucher} />
      ))}
    </Lines>
  )
}

function Voucher({ voucher }: { voucher: ReceivedVoucher }) {
  const t = useText()
  const worth = useWorth()
  const { code, state, issued_at } = voucher
  const format = useFormat()
  const { first, last } = useVoucherDays()
  const facts = [
    t('artists.voucher_issued', { date: format.date(issued_at) }),
    ...(state === 'SCHEDULED' ? [t('artists.voucher_from', { date: first(voucher) })] : []),
    t('artists.voucher_until', { date: last(voucher) }),
  ]
  return (
    <Row as="li" grows="first" basis="10rem">
      <Stack as="span" gap="none">
        <Text as="span" size="lg">
          {worth(voucher)}
        </Text>
        <Meta>
          <code>{grouped(code)}</code>
          <span>{facts.join(', ')}</span>
        </Meta>
      </Stack>
      <VoucherBadge state={state} />
    </Row>
  )
}
