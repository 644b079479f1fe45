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
    'accessibility.text_standard',
    'accessibility.text_limits',
    'accessibility.text_complaint',
    'accessibility.text_authority',
  ],
})
