import { useApi, useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useMay } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Row, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { setup } from '#office/setup/contract/setup.ts'

/** Brings the checklist back that its owner has put away. */
export function SetupSettings() {
  const t = useText()
  const isOwner = useMay()(setup.hide)
  const { data } = useApi(setup.get, {}, { isEnabled: isOwner })
  const show = useSend(setup.hide, { onSent: () => toast(t('setup.shown')) })
  if (!data) return null
  const { steps, is_hidden } = data.data
  const left = steps.filter(({ is_done }) => !is_done).length
  return (
    <Panel title={t('setup.title')}>
      <Row justify="space-between">
        <Text tone="soft">
          {left === 0
            ? t('setup.settings_done')
            : is_hidden
              ? t('setup.settings_hidden', { left })
              : t('setup.settings_shown', { left })}
        </Text>
        {left > 0 && is_hidden && (
          <Button isBusy={show.isPending} onClick={() => show.send({ is_hidden: false })}>
            {t('setup.show')}
          </Button>
        )}
      </Row>
    </Panel>
  )
}
