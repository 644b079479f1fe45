import { useText } from '#web/kit/language/i18n.ts'
import { LinkButton } from '#web/kit/page/link.tsx'
import { Panel, Row, Stack, Text } from '#web/kit/ui/layout.tsx'

/** The way to one's own erasure. */
export function ErasePanel() {
  const t = useText()
  return (
    <Panel title={t('erasures.request_own')}>
      <Stack>
        <Text tone="soft">{t('erasures.own_intro')}</Text>
        <Row>
          <LinkButton to="/erase-my-data">{t('erasures.show_preview')}</LinkButton>
        </Row>
      </Stack>
    </Panel>
  )
}
