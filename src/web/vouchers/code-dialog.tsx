import { grouped, voucherAddress } from '#contract/vouchers/voucher-code.ts'
import type { OwnVoucher } from '#contract/vouchers/vouchers.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { toast, toastError } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog, DialogActions } from '#web/kit/ui/dialog.tsx'
import { Stack, Text } from '#web/kit/ui/layout.tsx'
import { QrCode } from '#web/pieces/qr-code.tsx'
import { useWorth } from '#web/pieces/voucher-worth.ts'
import { useSayings } from './voucher-says.tsx'
import styles from './vouchers.module.css'

/** The code, large enough to be scanned from another phone. */
export default function CodeDialog({ voucher, onClose }: { voucher: OwnVoucher; onClose: () => void }) {
  const t = useText()
  const worth = useWorth()
  const says = useSayings()
  const { code } = voucher
  const copy = () => navigator.clipboard.writeText(code).then(() => toast(t('vouchers.copied')), toastError)
  return (
    <Dialog title={`${t('vouchers.code_title')}: ${worth(voucher)}`} onClose={onClose}>
      <Stack gap="sm">
        <QrCode
          text={voucherAddress(location.origin + location.pathname.replace(/\/$/, ''), code)}
          label={t('vouchers.code_picture')}
          size="large"
        />
        <p className={styles.large}>{grouped(code)}</p>
        <Text tone="soft">{[...says(voucher), t('vouchers.code_help')].join('. ')}</Text>
        <DialogActions>
          <Button onClick={() => void copy()}>{t('vouchers.copy_code')}</Button>
          <Button kind="primary" onClick={onClose}>
            {t('app.close')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
