import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconWebhook } from '~icons'

/** Addresses of programs are in the settings; each has a log of its own. */
export const webhookScreens = screensOf({
  guard: 'can-manage-webhooks',
  records: { webhook: { to: '/webhooks/$id' } },
  screens: [
    {
      path: 'webhooks/$id',
      title: 'webhooks.log',
      page: lazyPage(() => import('./webhook-log-page.tsx'), 'WebhookLogPage'),
      within: ['academy'],
    },
  ],
  noticeIcons: { webhook: IconWebhook },
})
