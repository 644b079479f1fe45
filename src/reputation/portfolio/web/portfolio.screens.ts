import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconPhoto } from '~icons'

/** An artist’s own works. */
export const portfolioScreens = screensOf({
  guard: 'signed-in',
  screens: [
    {
      path: 'portfolio',
      title: 'portfolio.screen',
      page: lazyPage(() => import('./portfolio-page.tsx'), 'PortfolioPage'),
      role: 'pro-artist',
      menu: { icon: IconPhoto, area: 'profile' },
    },
    {
      path: 'portfolio/new',
      title: 'portfolio.new',
      page: lazyPage(() => import('./new-work/new-work-page.tsx'), 'NewWorkPage'),
      role: 'pro-artist',
    },
    {
      path: 'portfolio/$id',
      title: 'portfolio.work',
      page: lazyPage(() => import('./work-page.tsx'), 'WorkPage'),
      role: 'pro-artist',
    },
  ],
  noticeIcons: { portfolio: IconPhoto },
})
