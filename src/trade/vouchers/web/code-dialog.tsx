import { AddToWallet } from '#academy/wallets/web/add-to-wallet.shown.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { CopyButton } from '#kit/web/overlay/copy-button.tsx'
import { Secret } from '#kit/web/overlay/secret.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { QrCode } from '#kit/web/ui/content/qr-code.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { useAwakeScreen } from '#kit/web/ui/use-awake-screen.ts'
import { grouped, voucherAddress } from '#trade/vouchers/contract/voucher-code.ts'
import { type OwnVoucher, vouchers } from '#trade/vouchers/contract/vouchers.ts'
import { useVoucherDescription } from './voucher-description.shown.tsx'
import { useWorth } from './voucher-worth.shown.ts'

/** The code, large enough to be scanned from another phone; the screen stays on until it was. */
export default function CodeDialog({ voucher, onClose }: { voucher: OwnVoucher; onClose: () => void }) {
  const t = useText()
  const worth = useWorth()
  const descriptionOf = useVoucherDescription()
  const { code } = voucher
  useAwakeScreen()
  return (
    <Dialog title={`${t('vouchers.code_title')}: ${worth(voucher)}`} onClose={onClose}>
      <Stack gap="sm">
        <QrCode
          text={voucherAddress(location.origin + location.pathname.replace(/\/$/, ''), code)}
          label={t('vouchers.code_picture')}
          size="large"
        />
        <Secret isLarge>{grouped(code)}</Secret>
        <Text tone="soft">{[...descriptionOf(voucher), t('vouchers.code_help')].join('. ')}</Text>
        <AddToWallet apple={vouchers.applePass} google={vouchers.googlePass} input={{ id: voucher.id }} />
        <DialogActions>
          <CopyButton text={code} copied={t('vouchers.copied')}>
            {t('vouchers.copy_code')}
          </CopyButton>
          <Button kind="primary" onClick={onClose}>
            {t('app.close')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
