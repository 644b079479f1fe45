import { Suspense, useState } from 'react'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { OutsideLink } from '#kit/web/page/address/link.tsx'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { PanelSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Row, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { tokens } from '#people/tokens/contract/tokens.ts'
import type { TokenTask } from './token-dialog.tsx'
import { TokenRows } from './token-rows.tsx'

const TokenDialog = lazyPart(() => import('./token-dialog.tsx'), 'TokenDialog')

/** The reader's own tokens. */
export function OwnTokensPanel() {
  return <TokensPanel isOfAcademy={false} />
}

/** Those of the academy, and everybody's. */
export function AcademyTokensPanel() {
  return <TokensPanel isOfAcademy />
}

function TokensPanel({ isOfAcademy }: { isOfAcademy: boolean }) {
  const t = useText()
  const { data, error, refetch } = useApi(isOfAcademy ? tokens.list : tokens.own, {})
  const [task, setTask] = useState<TokenTask | null>(null)
  return (
    <Panel title={t(isOfAcademy ? 'tokens.academy_title' : 'tokens.own_title')}>
      <Text tone="soft">{t(isOfAcademy ? 'tokens.academy_intro' : 'tokens.own_intro')}</Text>
      {!data && error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <PanelSkeleton label={t('app.loading')} />}
      {data && (
        <TokenRows
          rows={data.data}
          revoke={isOfAcademy ? tokens.revoke : tokens.revokeOwn}
          onTakeOver={isOfAcademy ? (taken) => setTask({ taken }) : null}
        />
      )}
      <Row>
        <Button onClick={() => setTask({ make: isOfAcademy ? tokens.make : tokens.makeOwn })}>
          {t(isOfAcademy ? 'tokens.add_academy' : 'tokens.add')}
        </Button>
        <OutsideLink href="/api/docs">{t('tokens.viewer')}</OutsideLink>
      </Row>
      {task && (
        <Suspense>
          <TokenDialog task={task} onClose={() => setTask(null)} />
        </Suspense>
      )}
    </Panel>
  )
}
