import { statusUpgrades, type UpgradeRequest } from '#contract/status-upgrades/status-upgrades.ts'
import { useSend } from '#web/kit/calls/query.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { ask } from '#web/kit/overlay/confirm.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel, Row, Stack, Text } from '#web/kit/ui/layout.tsx'
import { Quote } from '#web/kit/ui/quote.tsx'
import { IconHourglassHigh } from '~icons'

/** What the artist asked, while the office has not answered; they may think better of it. */
export function WaitingRequest({ request }: { request: UpgradeRequest }) {
  const t = useText()
  const format = useFormat()
  const level = useBilingual()(request.to_level.name)
  const withdraw = useSend(statusUpgrades.withdraw, { onSent: () => toast(t('statusUpgrades.withdraw_done')) })
  const question = {
    title: t('statusUpgrades.withdraw_question', { level }),
    text: t('statusUpgrades.withdraw_text'),
    action: t('statusUpgrades.withdraw'),
    tone: 'plain' as const,
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
