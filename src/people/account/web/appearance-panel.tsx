import { useText } from '#kit/web/language/i18n.ts'
import { toastError } from '#kit/web/overlay/toast.ts'
import { PublicLink } from '#kit/web/page/address/public-link.tsx'
import { LanguageSwitch } from '#kit/web/page/appearance/preferences.tsx'
import { Columns } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { DensityChoice, ThemeChoice } from '#kit/web/ui/styles/appearance-choices.tsx'

/** How the reader wants to see the portal; each choice acts at once. */
export function AppearancePanel() {
  const t = useText()
  return (
    <Panel title={t('account.looks')}>
      <Columns column="14rem">
        <LanguageSwitch isWide onFailed={toastError} />
        <ThemeChoice />
        <DensityChoice />
      </Columns>
      <p>
        <PublicLink page="accessibility" isApart>
          {t('accessibility.link')}
        </PublicLink>
      </p>
    </Panel>
  )
}
