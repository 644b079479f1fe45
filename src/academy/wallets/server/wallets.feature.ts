import { feature } from '#kit/server/http/feature.ts'
import { remindOfEndingCertificate } from './ending-certificate.ts'
import { walletMails } from './wallets.mail.ts'
import { walletNotices } from './wallets.notices.ts'
import { walletRoutes } from './wallets.routes.ts'

/** Passes for the wallets of telephones, and the keys that sign them. */
export const wallets = feature({
  rights: { 'can-manage-wallets': { holders: [], group: 'office' } },
  details: { hidden: ['user_ids'], labels: { apple_wallet: 'wallets.apple', google_wallet: 'wallets.google' } },
  calls: walletRoutes,
  mails: walletMails,
  bell: walletNotices,
  schedules: { hourly: remindOfEndingCertificate },
})
