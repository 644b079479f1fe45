import type { ReactNode } from 'react'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { Page } from '#kit/web/page/page.tsx'
import type { Back } from '#kit/web/page/record/back-link.tsx'
import { PanelSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { personalData } from '#office/personal-data/contract/personal-data.ts'
import { ExportPanel } from './export-panel.tsx'
import { StoredPanel } from './stored-panel.tsx'

export function OwnDataPage() {
  const t = useText()
  return (
    <OwnData
      back={{ to: '/settings', search: { tab: 'account' }, label: 'personalData.to_account' }}
      toErasure={<LinkButton to="/erase-my-data">{t('erasures.show_preview')}</LinkButton>}
    />
  )
}

/** Who cannot go on in the portal yet has a button in place of the link back. */
type OwnDataProps = { back?: Back; actions?: ReactNode; toErasure: ReactNode }

/** What is stored about the reader, and what they may do with it. */
export function OwnData({ back, actions, toErasure }: OwnDataProps) {
  const t = useText()
  const { data, error, refetch } = useApi(personalData.mine, {})
  return (
    <Page
      title={t('personalData.own_title')}
      intro={t('personalData.own_intro')}
      back={back}
      actions={actions}
      width="narrow"
    >
      {!data && error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <PanelSkeleton label={t('app.loading')} />}
      {data && <StoredPanel kinds={data.data.kinds} />}
      <ExportPanel call={personalData.exportMine} />
      <ErasePanel way={toErasure} />
    </Page>
  )
}

/** The way to one's own erasure. */
function ErasePanel({ way }: { way: ReactNode }) {
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
