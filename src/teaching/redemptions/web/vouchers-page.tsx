import { useText } from '#kit/web/language/i18n.ts'
import { Page } from '#kit/web/page/page.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { redemptions } from '#teaching/redemptions/contract/redemptions.ts'
import { OwnVouchers } from '#trade/vouchers/web/own-vouchers.shown.tsx'
import { RedeemPanel } from './redeem-panel.tsx'
import { Redemptions } from './redemptions.tsx'

/** An artist redeems what students bring, and sees what the academy gave them. */
export function VouchersPage() {
  const t = useText()
  const may = useMay()
  const redeems = may(redemptions.redeem)
  return (
    <Page
      title={t('vouchers.title_artist')}
      intro={t(redeems ? 'vouchers.intro_artist' : 'vouchers.intro_wallet')}
      width="narrow"
    >
      {redeems && <RedeemPanel />}
      {redeems && <Redemptions />}
      <OwnVouchers />
    </Page>
  )
}
