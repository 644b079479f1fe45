import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { Panel, Row, Text } from '#kit/web/ui/layout.tsx'

/** A student's way to write to the office. */
export function AskOffice() {
  const t = useText()
  return (
    <Panel title={t('dashboard.ask')}>
      <Row justify="between">
        <Text tone="soft">{t('dashboard.ask_text')}</Text>
        <LinkButton to="/inbox">{t('conversations.write_to_office')}</LinkButton>
      </Row>
    </Panel>
  )
}
