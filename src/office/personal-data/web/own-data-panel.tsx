import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { Row, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'

/** Part of the reader’s account: the way to what is stored about them. */
export function OwnDataPanel() {
  const t = useText()
  return (
    <Panel title={t('personalData.own_title')}>
      <Text tone="soft">{t('personalData.own_text')}</Text>
      <Row>
        <LinkButton to="/personal-data">{t('personalData.own_open')}</LinkButton>
      </Row>
    </Panel>
  )
}
