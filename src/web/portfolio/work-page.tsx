import { isRefused } from '#contract/consents/consents.ts'
import { mayEditPortfolio } from '#contract/portfolio/portfolio.flow.ts'
import { type PortfolioItem, portfolio } from '#contract/portfolio/portfolio.ts'
import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import { useApi } from '#web/kit/calls/query.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { RemoveButton } from '#web/kit/form/remove-button.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { DeadEnd } from '#web/kit/page/dead-end.tsx'
import { Link, LinkButton } from '#web/kit/page/link.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useIdParam } from '#web/kit/page/params.ts'
import { useUser } from '#web/kit/session/session.ts'
import { Panel, Row, Text } from '#web/kit/ui/layout.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { ConsentPanel } from '#web/pieces/consent-panel.tsx'
import { WorkBadge } from '#web/pieces/work-badge.tsx'
import { WorkGallery } from '#web/pieces/work-gallery.tsx'
import { WorkForm } from './work-form.tsx'
import { WorkImages } from './work-images.tsx'
import { WorkSteps } from './work-steps.tsx'

/** One work of the artist who reads: its pictures, its words, and where it stands with the office. */
export function WorkPage() {
  const t = useText()
  const id = useIdParam()
  const user = useUser()
  const inLanguage = useBilingual()
  const { data, error, refetch } = useApi(portfolio.get, { id })
  if (error?.status === 404) {
    return (
      <DeadEnd
        title={t('app.nothing_here')}
        text={t('portfolio.empty_address')}
        action={<LinkButton to="/portfolio">{t('portfolio.screen')}</LinkButton>}
      />
    )
  }
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton label={t('app.loading')} />
  const work = data.data
  const name = inLanguage(work.title)
  return (
    <Page
      title={name}
      intro={work.is_own && <Link to="/portfolio">← {t('portfolio.screen')}</Link>}
      width="medium"
      actions={
        work.is_own && (
          <RemoveButton
            endpoint={portfolio.remove}
            input={{ id }}
            question={t('portfolio.remove_question', { title: name })}
            consequence={t('portfolio.remove_consequence')}
            done={t('portfolio.removed')}
            list="/portfolio"
          />
        )
      }
    >
      <Standing work={work} />
      {mayEditPortfolio(user, work) && !isRefused(work.consent_state) && <WorkImages work={work} />}
      {work.is_own && <ConsentPanel work={work} />}
      {work.images.length > 0 && (
        <Panel title={t('portfolio.as_shown')}>
          <WorkGallery work={work} />
        </Panel>
      )}
      {mayEditPortfolio(user, work) && <WorkForm work={work} />}
    </Page>
  )
}

/** Where the work stands, what the office said of it, and what its reader can do now. */
function Standing({ work }: { work: PortfolioItem }) {
  const t = useText()
  const { status, moderation_reason: reason, is_own } = work
  const tone = status === 'REJECTED' ? 'bad' : 'waiting'
  const isGone = isRefused(work.consent_state)
  return (
    <Panel>
      <Row>
        <WorkBadge status={status} />
        <Text tone="soft">{t(`portfolio.standing_${isGone ? 'refused' : status}`)}</Text>
      </Row>
      {reason && (
        <Notice tone={tone} title={t(`portfolio.reason_${status as 'REJECTED' | 'HIDDEN'}`)}>
          <Text isProse>{reason}</Text>
        </Notice>
      )}
      {is_own && !isGone && <WorkSteps work={work} />}
    </Panel>
  )
}
