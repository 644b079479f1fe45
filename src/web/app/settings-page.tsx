import { type ComponentType, lazy } from 'react'
import type { Right, TextKey } from '#contract/texts.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Page } from '#web/kit/page/page.tsx'
import { TabList, TabPanels, useTab } from '#web/kit/page/tabs.tsx'
import { useMay } from '#web/kit/session/session.ts'

/** A part of the settings, behind a tab of its own, for whoever may see it. */
type SettingsTab = { name: string; title: TextKey; guard: 'signed-in' | Right; content: ComponentType }

/** What each feature lets people set. */
const all: SettingsTab[] = [
  {
    name: 'academy',
    title: 'settings.tab_academy',
    guard: 'can-view-system-settings',
    content: lazy(async () => ({ default: (await import('#web/settings/academy-settings.tsx')).AcademySettings })),
  },
  {
    name: 'terms',
    title: 'terms.title',
    guard: 'can-view-system-settings',
    content: lazy(async () => ({ default: (await import('#web/terms/terms-settings.tsx')).TermsSettings })),
  },
  {
    name: 'security',
    title: 'settings.tab_security',
    guard: 'can-view-system-settings',
    content: lazy(async () => ({ default: (await import('#web/settings/security-settings.tsx')).SecuritySettings })),
  },
  {
    name: 'account',
    title: 'account.title',
    guard: 'signed-in',
    content: lazy(async () => ({ default: (await import('./account-settings.tsx')).AccountSettings })),
  },
]

export function SettingsPage() {
  const t = useText()
  const may = useMay()
  const tabs = all
    .filter(({ guard }) => may(guard))
    .map(({ name, title, content: Content }) => ({ name, title: t(title), content: <Content /> }))
  const current = useTab(tabs)
  return (
    <Page title={t('settings.title')} intro={t(tabs.length > 1 ? 'settings.intro' : 'account.intro')} width="medium">
      {tabs.length > 1 && <TabList label={t('settings.title')} tabs={tabs} current={current} />}
      <TabPanels tabs={tabs} current={current} />
    </Page>
  )
}
