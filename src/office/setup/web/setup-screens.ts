import type { SetupStep } from '#office/setup/contract/setup.ts'

/** Where each step is done. A backup is made where the portal runs, and the form's link is right here. */
export const setupScreens: Partial<Record<SetupStep, { to: string; search?: Record<string, string> }>> = {
  operator: { to: '/settings', search: { tab: 'academy' } },
  look: { to: '/settings', search: { tab: 'academy' } },
  mail: { to: '/settings', search: { tab: 'mail' } },
  terms: { to: '/settings', search: { tab: 'terms' } },
  privacy: { to: '/settings', search: { tab: 'privacy' } },
  levels: { to: '/settings/levels' },
  packages: { to: '/packages/new' },
  colleagues: { to: '/users/new' },
  imports: { to: '/student/imports/new' },
}
