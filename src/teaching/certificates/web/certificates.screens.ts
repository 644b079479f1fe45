import { lazyPage } from '#kit/web/page/loading/lazy-page.ts'
import { screensOf } from '#kit/web/page/screens/screens.ts'
import { IconCertificate } from '~icons'

/** Where anybody checks a certificate that they were shown. */
export const certificateCheckScreens = screensOf({
  guard: 'public',
  screens: [
    {
      path: 'certificate',
      title: 'certificates.check_title',
      page: lazyPage(() => import('./check-page.tsx'), 'CheckPage'),
    },
    {
      path: 'certificate/$number',
      title: 'certificates.check_title',
      page: lazyPage(() => import('./check-page.tsx'), 'CheckedPage'),
    },
  ],
})

/** A student's own. */
export const ownCertificateScreens = screensOf({
  guard: 'signed-in',
  screens: [
    {
      path: 'my/certificates',
      title: 'certificates.own_title',
      page: lazyPage(() => import('./own-certificates-page.tsx'), 'OwnCertificatesPage'),
      role: 'client',
      menu: { icon: IconCertificate, area: 'trainings' },
    },
  ],
  noticeIcons: { certificate: IconCertificate },
})

/** All of them, for the office. */
export const certificateScreens = screensOf({
  guard: 'can-view-certificates',
  records: { certificate: { to: '/certificates/$id', guard: 'can-view-certificates' } },
  screens: [
    {
      path: 'certificates',
      title: 'certificates.title',
      page: lazyPage(() => import('./certificate-list.tsx'), 'CertificateList'),
      menu: { icon: IconCertificate, area: 'trainings' },
    },
    {
      path: 'certificates/$id',
      title: 'certificates.sheet_title',
      page: lazyPage(() => import('./certificate-page.tsx'), 'CertificatePage'),
    },
    {
      path: 'certificates/$id/correct',
      title: 'certificates.correct',
      page: lazyPage(() => import('./correct-page.tsx'), 'CorrectPage'),
      guard: 'can-correct-certificates',
    },
  ],
})
