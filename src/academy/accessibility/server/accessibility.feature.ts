import { accessibility as contract } from '#academy/accessibility/contract/accessibility.ts'
import { routes } from '#kit/server/http/context.ts'
import { feature } from '#kit/server/http/feature.ts'
import { accessibilityPage } from './accessibility-page.ts'

export const accessibility = feature({
  calls: routes(contract, {
    page: (ctx) => accessibilityPage(ctx, 'pl'),
    englishPage: (ctx) => accessibilityPage(ctx, 'en-US'),
  }),
  legalTexts: [
    'accessibilityPage.text_standard',
    'accessibilityPage.text_limits',
    'accessibilityPage.text_complaint',
    'accessibilityPage.text_authority',
  ],
})
