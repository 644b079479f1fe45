import { useSend } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Quote } from '#kit/web/ui/content/quote.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { statusUpgrades, type UpgradeRequest } from '#network/status-upgrades/contract/status-upgrades.ts'
import { IconHourglassHigh } from '~icons'

/** The artist's open request; they may withdraw it. */
export function WaitingRequest({ request }: { request: UpgradeRequest }) {
  const t = useText()
  const format = useFormat()
  const level = useBilingual()(request.to_level.name)
  const withdraw = useSend(statusUpgrades.withdraw, { onSent: () => toast(t('statusUpgrades.withdraw_done')) })
  const question = {
    title: t('statusUpgrades.withdraw_question', { level }),
    text: t('statusUpgrades.withdraw_text'),
    action: t('statusUpgrades.withdraw'),
  }
  return (
    <Panel
      title={
        <Row>
          <IconHourglassHigh size={22} aria-hidden="true" />
          {t('statusUpgrades.waiting_title')}
        </Row>
      }
    >
      <Stack>
        <Text>{t('statusUpgrades.waiting_text', { level })}</Text>
        <Quote title={t('statusUpgrades.requested', { when: format.relative(request.requested_at) })}>
          {request.message}
        </Quote>
        <Row justify="end">
          <Button
            isBusy={withdraw.isPending}
            onClick={async () => {
              if (await ask(question)) withdraw.send({})
            }}
          >
            {t('statusUpgrades.withdraw')}
          </Button>
        </Row>
      </Stack>
    </Panel>
  )
}
