import type { ReactNode } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { Panel, Row, Stack, Text } from '#kit/web/ui/layout.tsx'

/** The way to one's own erasure. */
export function ErasePanel({ way }: { way: ReactNode }) {
  const t = useText()
  return (
    <Panel title={t('erasures.request_own')}>
      <Stack>
        <Text tone="soft">{t('erasures.own_intro')}</Text>
        <Row>{way}</Row>
      </Stack>
    </Panel>
  )
}
