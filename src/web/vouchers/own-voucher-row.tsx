import { lazy, Suspense, useState } from 'react'
import { grouped } from '#contract/vouchers/voucher-code.ts'
import type { OwnVoucher } from '#contract/vouchers/vouchers.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { VoucherBadge } from '#web/pieces/voucher-badge.tsx'
import { useWorth } from '#web/pieces/voucher-worth.ts'
import { useSayings } from './voucher-says.tsx'
import styles from './vouchers.module.css'

const CodeDialog = lazy(() => import('./code-dialog.tsx'))

export function OwnVoucherRow({ voucher }: { voucher: OwnVoucher }) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const worth = useWorth()
  const says = useSayings()
  const [isShown, setShown] = useState(false)
  const { code, state, source, is_paid } = voucher
  const isUsable = state === 'ACTIVE' || state === 'PARTLY_USED' || state === 'SCHEDULED'
  const facts = [...says(voucher), t(`vouchers.source_${source}`), ...(is_paid ? [t('vouchers.is_paid')] : [])]
  return (
    <li className={styles.voucher}>
      <span className={styles.value}>{worth(voucher)}</span>
      <VoucherBadge state={state} />
      <span className={styles.words}>
        <code className={styles.code}>{grouped(code)}</code>
        <span className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
        {voucher.uses.map(({ id, amount, currency, title, at, is_returned }) => (
          <span key={id} className={styles.use}>
            {t('vouchers.used_for', {
              ...{ amount: format.money(amount, currency), title: inLanguage(title), date: format.date(at) },
            })}
            {is_returned && ` ${t('vouchers.returned')}`}
          </span>
        ))}
      </span>
      {isUsable && (
        <span className={styles.acts}>
          <Button size="sm" onClick={() => setShown(true)}>
            {t('vouchers.show_code')}
          </Button>
        </span>
      )}
      {isShown && (
        <Suspense>
          <CodeDialog voucher={voucher} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </li>
  )
}
