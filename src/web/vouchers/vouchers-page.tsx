import { vouchers } from '#contract/vouchers/vouchers.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Page } from '#web/kit/page/page.tsx'
import { useMay } from '#web/kit/session/session.ts'
import { OwnVouchers } from './own-vouchers.tsx'
import { RedeemPanel } from './redeem-panel.tsx'
import { Redemptions } from './redemptions.tsx'

/** An artist redeems what students bring, and sees what the academy gave them. */
export function VouchersPage() {
  const t = useText()
  const may = useMay()
  const redeems = may(vouchers.redeem)
  return (
    <Page
      title={t('vouchers.title')}
      intro={t(redeems ? 'vouchers.intro_artist' : 'vouchers.intro_wallet')}
      width="narrow"
    >
      {redeems && <RedeemPanel />}
      {redeems && <Redemptions />}
      <OwnVouchers />
    </Page>
  )
}
