import { Suspense, useId, useState } from 'react'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Paper } from '#kit/web/ui/content/paper.tsx'
import { Meta, Row, Text } from '#kit/web/ui/layout.tsx'
import { grouped } from '#trade/vouchers/contract/voucher-code.ts'
import type { OwnVoucher } from '#trade/vouchers/contract/vouchers.ts'
import { VoucherBadge } from './voucher-badge.shown.tsx'
import { useVoucherDescription } from './voucher-description.shown.tsx'
import { useWorth } from './voucher-worth.shown.ts'

const CodeDialog = lazyPart(() => import('./code-dialog.tsx'), 'default')

/** A voucher in the dress of its PDF. */
export function OwnVoucherCard({ voucher }: { voucher: OwnVoucher }) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const worth = useWorth()
  const descriptionOf = useVoucherDescription()
  const codeId = useId()
  const [isShown, setShown] = useState(false)
  const { code, former_number, state, source, is_paid } = voucher
  const isUsable = state === 'ACTIVE' || state === 'PARTLY_USED' || state === 'SCHEDULED'
  const facts = [
    ...descriptionOf(voucher),
    t(`vouchers.source_${source}`),
    ...(is_paid ? [t('vouchers.is_paid')] : []),
    ...(former_number ? [t('vouchers.former_number', { number: former_number })] : []),
  ]
  return (
    <li>
      <Paper
        heading={t('vouchers.card')}
        title={worth(voucher)}
        over={isUsable ? undefined : t(`vouchers.state_${state}`)}
        isSmall
      >
        {isUsable && <VoucherBadge state={state} />}
        <Meta>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Meta>
        {voucher.uses.map(({ id, amount, currency, title, at, is_returned }) => (
          <Text as="span" key={id} size="sm">
            {t('vouchers.used_for', {
              ...{ amount: format.money(amount, currency), title: inLanguage(title), date: format.date(at) },
            })}
            {is_returned && ` ${t('vouchers.returned')}`}
          </Text>
        ))}
        <Row as="span" gap="xs" justify="space-between" isFoot>
          <code id={codeId}>{grouped(code)}</code>
          {isUsable && (
            <Button size="sm" aria-describedby={codeId} onClick={() => setShown(true)}>
              {t('vouchers.show_code')}
            </Button>
          )}
        </Row>
      </Paper>
      {isShown && (
        <Suspense>
          <CodeDialog voucher={voucher} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </li>
  )
}
