import { useText } from '#kit/web/language/i18n.ts'
import { Page } from '#kit/web/page/page.tsx'
import { OwnVouchers } from './own-vouchers.shown.tsx'

/** What a student can pay with, now or soon, and what is over. */
export function WalletPage() {
  const t = useText()
  return (
    <Page title={t('vouchers.title_wallet')} intro={t('vouchers.intro_wallet')}>
      <OwnVouchers />
    </Page>
  )
}
