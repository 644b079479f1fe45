import { Suspense, useState } from 'react'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { useMay } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Checkbox } from '#kit/web/ui/inputs/checkbox.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { type Consent, consents } from '#reputation/consents/contract/consents.ts'
import { useChannelNames } from '#reputation/consents/web/channel-names.shown.ts'
import { ConsentBadge } from '#reputation/consents/web/consent-badge.shown.tsx'
import { ConsentHistory } from '#reputation/consents/web/consent-history.shown.tsx'
import type { PortfolioItem } from '#reputation/portfolio/contract/portfolio.ts'

const AskDialog = lazyPart(() => import('./consent-dialogs.tsx'), 'AskDialog')
const RecordDialog = lazyPart(() => import('./consent-dialogs.tsx'), 'RecordDialog')

type Work = Pick<PortfolioItem, 'id' | 'images'>
type Parts = { consent: Consent; work: Work }

/** The consent of the person in a work's pictures: its state, its history, and the possible actions. */
export function ConsentPanel({ work }: { work: Work }) {
  const t = useText()
  const { data, error, refetch } = useApi(consents.get, { id: work.id })
  return (
    <Panel title={t('consents.title')}>
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="6rem" />}
      {data && <Standing consent={data.data} work={work} />}
    </Panel>
  )
}

function Standing({ consent, work }: Parts) {
  const t = useText()
  const format = useFormat()
  const namesOf = useChannelNames()
  const { state, channels, pictures_since, gap, link, history } = consent
  const origin = state === 'GIVEN' && history.find(({ event }) => event === 'GIVEN')?.came_from
  return (
    <Stack>
      <Row>
        <ConsentBadge state={state} />
      </Row>
      <Text>{t(`consents.help_${state}`, { channels: namesOf(channels) })}</Text>
      {pictures_since > 0 && <Text>{t('consents.pictures_since', { count: pictures_since })}</Text>}
      {gap && <Notice tone="waiting">{t(`consents.gap_${gap}`)}</Notice>}
      {link?.sent_to && link.sent_at && (
        <Text tone="soft" size="sm">
          {t('consents.sent_to', { email: link.sent_to, date: format.date(link.sent_at) })}
        </Text>
      )}
      {origin && <Text>{t(`consents.came_from_${origin}`)}</Text>}
      <Acts consent={consent} work={work} />
      {history.length > 0 && (
        <details>
          <summary>{t('consents.history')}</summary>
          <ConsentHistory history={history} />
        </details>
      )}
    </Stack>
  )
}

type Open = 'ask' | 'record'

function Acts({ consent, work }: Parts) {
  const t = useText()
  const may = useMay()
  const [open, setOpen] = useState<Open | null>(null)
  const { state, link, pictures_since, gap } = consent
  const isOpen = state === 'NOT_ASKED' || state === 'ASKED'
  const close = () => setOpen(null)
  return (
    <>
      {(isOpen || state === 'NOT_NEEDED') && <Nobody consent={consent} />}
      <Row>
        {(isOpen || state === 'GIVEN') && (
          <Button
            kind={state === 'NOT_ASKED' || pictures_since > 0 || gap ? 'primary' : 'plain'}
            aria-haspopup="dialog"
            onClick={() => setOpen('ask')}
          >
            {t(state === 'NOT_ASKED' ? 'consents.ask' : 'consents.ask_again')}
          </Button>
        )}
        {may(consents.record) && state !== 'NOT_NEEDED' && (
          <Button kind="quiet" aria-haspopup="dialog" onClick={() => setOpen('record')}>
            {t('consents.record')}
          </Button>
        )}
      </Row>
      <Suspense>
        {open === 'ask' && <AskDialog id={work.id} link={link} onClose={close} />}
        {open === 'record' && <RecordDialog consent={consent} images={work.images} onClose={close} />}
      </Suspense>
    </>
  )
}

function Nobody({ consent: { portfolio_item_id: id, state } }: { consent: Consent }) {
  const t = useText()
  const call = useSend(consents.declare)
  return (
    <Checkbox
      label={t('consents.nobody')}
      description={t('consents.nobody_hint')}
      checked={state === 'NOT_NEEDED'}
      disabled={call.isPending}
      onChange={({ currentTarget }) => call.send({ id, shows_nobody: currentTarget.checked })}
    />
  )
}
