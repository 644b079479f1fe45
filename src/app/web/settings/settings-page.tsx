import { useText } from '#kit/web/language/i18n.ts'
import { Page } from '#kit/web/page/page.tsx'
import { TabList, TabPanels, useTab } from '#kit/web/page/tabs.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { settingsTabs } from './settings-tabs.ts'
import { useShownSetting } from './shown-setting.ts'

export function SettingsPage() {
  const t = useText()
  const may = useMay()
  const tabs = settingsTabs
    .filter(({ guard }) => may(guard))
    .map(({ name, title, content: Content }) => ({ name, title: t(title), content: <Content /> }))
  const current = useTab(tabs)
  useShownSetting()
  const hasTabs = tabs.length > 1
  return (
    <Page title={t('settings.title')} intro={t(hasTabs ? 'settings.intro' : 'account.intro')}>
      {hasTabs && <TabList label={t('settings.title')} tabs={tabs} current={current} />}
      <TabPanels tabs={tabs} current={current} isNarrow />
    </Page>
  )
}
