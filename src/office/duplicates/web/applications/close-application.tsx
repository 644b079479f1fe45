import { useState } from 'react'
import { fullName } from '#kit/contract/values/full-name.ts'
import { useSend } from '#kit/web/calls/query.ts'
import { ValueChoice } from '#kit/web/form/value-choice.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import {
  type ApplicationComparison,
  applicationMerges,
  filledBy,
  suggestedToClose,
} from '#office/duplicates/contract/application-merges.ts'
import { otherSide } from '#office/duplicates/contract/merge-choice.ts'
import { undoDays } from '#office/duplicates/contract/merges.ts'

/** Which application is closed, and what becomes of what it has. */
export function CloseApplication({ id, comparison }: { id: number; comparison: ApplicationComparison }) {
  const t = useText()
  const format = useFormat()
  const [closed, choose] = useState(() => suggestedToClose(comparison))
  const close = useSend(applicationMerges.close, { onSent: () => toast(t('applicationMerges.done')) })
  const { left, right, closable, obstacles } = comparison
  if (obstacles.length > 0)
    return (
      <Notice tone="waiting" title={t('applicationMerges.obstacles')}>
        <Stack as="ul" gap="xs">
          {obstacles.map((obstacle) => (
            <li key={obstacle}>{t(`applicationMerges.obstacle_${obstacle}`)}</li>
          ))}
        </Stack>
      </Notice>
    )
  const [application, kept] = [comparison[closed], comparison[otherSide(closed)]]
  const fills = filledBy(kept, application)
  const submit = async () => {
    const confirmed = await ask({
      title: t('applicationMerges.confirm'),
      text: t('applicationMerges.confirm_text', { name: fullName(kept), count: undoDays }),
      action: t('applicationMerges.close'),
    })
    if (confirmed) close.send({ id, closed, left_revision: left.revision, right_revision: right.revision })
  }
  return (
    <Panel title={t('applicationMerges.title')}>
      <Stack>
        <Text tone="soft">{t('applicationMerges.text')}</Text>
        {closable.length > 1 && (
          <ValueChoice
            name="closed"
            label={t('applicationMerges.closed')}
            options={closable.map((side) => ({
              title: comparison[side].email,
              value: t('applicationMerges.applied', { date: format.date(comparison[side].applied_at) }),
              isChosen: closed === side,
              onChoose: () => choose(side),
            }))}
          />
        )}
        <Text>{t('applicationMerges.stays', { name: fullName(kept), email: kept.email })}</Text>
        {fills.length > 0 && (
          <Text>
            {t('applicationMerges.fills', { fields: fills.map((field) => t(`artists.${field}`)).join(', ') })}
          </Text>
        )}
        {kept.internal_note && application.internal_note && <Text>{t('applicationMerges.notes')}</Text>}
        <Text tone="soft">{t('applicationMerges.mail')}</Text>
        <Row justify="end">
          <Button kind="primary" isBusy={close.isPending} onClick={() => void submit()}>
            {t('applicationMerges.close')}
          </Button>
        </Row>
      </Stack>
    </Panel>
  )
}
