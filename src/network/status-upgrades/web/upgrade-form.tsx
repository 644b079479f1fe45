import { useId } from 'react'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { obstacleTo } from '#network/status-upgrades/contract/status-upgrades.flow.ts'
import { missingText } from '#network/status-upgrades/contract/status-upgrades.missing.ts'
import { type Standing, statusUpgrades } from '#network/status-upgrades/contract/status-upgrades.ts'

const silent = { message: '' }

/** The form of a request. While a requirement is missing the button is disabled and lists it; typed text remains. */
export function UpgradeForm({ standing, level }: { standing: Standing; level: string }) {
  const t = useText()
  const language = useLanguage()
  const reason = useId()
  const obstacle = obstacleTo(standing)
  return (
    <Panel title={t('statusUpgrades.ask_title')}>
      <Form
        endpoint={statusUpgrades.request}
        values={silent}
        draft="status-upgrade"
        onSent={() => toast(t('statusUpgrades.ask_done', { level }))}
      >
        <Stack>
          <Text tone="soft">{t('statusUpgrades.ask_text')}</Text>
          <ProseField
            name="message"
            label="statusUpgrades.ask_message"
            hint="statusUpgrades.ask_message_hint"
            rows={4}
          />
          <Row justify="end">
            <span id={reason} role="status">
              {obstacle === 'requirements_not_met' &&
                t('statusUpgrades.missing', { what: missingText(t, language, standing.requirements) })}
            </span>
            <SubmitButton disabled={obstacle !== null} aria-describedby={reason}>
              {t('statusUpgrades.ask_send', { level })}
            </SubmitButton>
          </Row>
        </Stack>
      </Form>
    </Panel>
  )
}
