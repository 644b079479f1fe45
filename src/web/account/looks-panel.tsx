import { useText } from '#web/kit/language/i18n.ts'
import { toastError } from '#web/kit/overlay/toast.ts'
import { LanguageSwitch } from '#web/kit/page/preferences.tsx'
import { Columns, Panel } from '#web/kit/ui/layout.tsx'
import { DensityChoice, ThemeChoice } from '#web/pieces/look-choices.tsx'

/** How the reader wants to see the portal; each choice acts at once. */
export function LooksPanel() {
  const t = useText()
  return (
    <Panel title={t('account.looks')}>
      <Columns column="14rem">
        <LanguageSwitch isWide onFailed={toastError} />
        <ThemeChoice />
        <DensityChoice />
      </Columns>
    </Panel>
  )
}
