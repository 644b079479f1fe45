import { writtenIn } from '#kit/contract/texts/text.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { LinkButton, OutsideLink } from '#kit/web/page/address/link.tsx'
import { useParam } from '#kit/web/page/address/params.ts'
import { BrokenLink } from '#kit/web/page/broken-link.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { type ConsentRequest, consents, isRefused } from '#reputation/consents/contract/consents.ts'
import { useChannelNames } from './channel-names.shown.ts'
import { ConsentAnswer } from './consent-answer.tsx'
import { ConsentHistory } from './consent-history.shown.tsx'
import { ConsentPictures } from './consent-pictures.tsx'

/** What is behind the secret link of the person in the pictures: theirs to come back to. */
export function ConsentPage() {
  const t = useText()
  const hash = useParam('hash')
  const { data, error, refetch, isFetchedAfterMount: isFresh } = useApi(consents.open, { hash })
  if (!isFresh && !data) return <PageSkeleton label={t('consents.checking')} />
  const problem = problems[error?.code ?? '']
  if (problem) return <LinkProblem kind={problem} />
  if (data) return <Request key={hash} hash={hash} request={data.data} />
  return (
    <Page title={t('consents.page_title')} width="narrow">
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
    </Page>
  )
}

function Request({ hash, request }: { hash: string; request: ConsentRequest }) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const { artist, state, pictures, expires_at, history } = request
  const wasRefused = isRefused(state)
  return (
    <Page
      title={t(wasRefused ? 'consents.page_title_gone' : 'consents.page_title')}
      intro={wasRefused ? t('consents.page_keep') : t('consents.page_intro', { artist: artist.name })}
      width="narrow"
    >
      <Standing request={request} />
      <Panel>
        <Facts
          facts={[
            { label: t('consents.who_asks'), value: [artist.name, artist.city].filter(Boolean).join(', ') },
            {
              label: t('consents.work'),
              value: (
                <>
                  <span lang={writtenIn(request.title, language)}>{request.title[language]}</span> (
                  {t(`artists.techniques_${request.technique}`)})
                </>
              ),
            },
            { label: t('consents.performed_on'), value: format.date(request.performed_on) },
          ]}
        />
      </Panel>
      {pictures.length > 0 && (
        <ConsentPictures hash={hash} pictures={pictures} title={request.title} description={request.description} />
      )}
      <ConsentWording wording={request.wording} />
      <ConsentAnswer
        key={`${state} ${request.channels} ${request.seen_until} ${request.wording.key}`}
        hash={hash}
        request={request}
      />
      <Stack gap="xs">
        {!wasRefused && <Text>{t('consents.page_keep')}</Text>}
        {expires_at && <Text tone="soft">{t('consents.page_until', { date: format.lastDay(expires_at) })}</Text>}
      </Stack>
      <Panel title={t('consents.your_history')} tone="quiet">
        <ConsentHistory
          history={history.map((event) => ({
            ...event,
            by: event.said_on && t('consents.by_office'),
            note: null,
            came_from: null,
          }))}
        />
      </Panel>
    </Page>
  )
}

/** Exactly what is agreed to. */
function ConsentWording({ wording }: Pick<ConsentRequest, 'wording'>) {
  const t = useText()
  return (
    <Panel title={t('consents.wording')}>
      {wording.paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      <OutsideLink href={useLanguage() === 'pl' ? '/privacy' : '/en/privacy'}>{t('consents.privacy')}</OutsideLink>
    </Panel>
  )
}

/** The present consent. */
function Standing({ request: { state, channels, history, gap } }: { request: ConsentRequest }) {
  const t = useText()
  const format = useFormat()
  const namesOf = useChannelNames()
  if (gap === 'WORDS' || gap === 'HEALTH') {
    return (
      <Notice tone="waiting" title={t('consents.incomplete')}>
        {t('consents.incomplete_text')}
      </Notice>
    )
  }
  if (state === 'GIVEN') {
    return (
      <Notice tone="good" title={t('consents.state_GIVEN')}>
        {t('consents.help_GIVEN', { channels: namesOf(channels) })}
      </Notice>
    )
  }
  if (state === 'WITHDRAWN' || state === 'DECLINED') {
    const date = format.date(history.find(({ event }) => event === state)?.at ?? new Date().toISOString())
    return (
      <Notice tone="waiting" title={t(`consents.state_${state}`)}>
        {t(`consents.gone_${state}`, { date })}
      </Notice>
    )
  }
  return null
}

const problems: Record<string, Problem> = {
  consent_link_unknown: 'unknown',
  consent_link_expired: 'expired',
  consent_link_replaced: 'replaced',
  consent_link_gone: 'gone',
}

type Problem = 'unknown' | 'expired' | 'replaced' | 'gone'

function LinkProblem({ kind }: { kind: Problem }) {
  const t = useText()
  return (
    <BrokenLink
      why={kind === 'gone' ? 'closed' : kind}
      title={t(`consents.link_${kind}_title`)}
      text={t(`consents.link_${kind}_text`)}
      action={<LinkButton to="/">{t('consents.to_start_page')}</LinkButton>}
    />
  )
}
