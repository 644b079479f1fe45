import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { RemoveButton } from '#kit/web/form/field-list/remove-button.tsx'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link, LinkButton } from '#kit/web/page/address/link.tsx'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { DeadEnd } from '#kit/web/page/dead-end.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { useUser } from '#kit/web/session/session.ts'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Panel, Row, Text } from '#kit/web/ui/layout.tsx'
import { isRefused } from '#reputation/consents/contract/consents.ts'
import { mayEditPortfolio } from '#reputation/portfolio/contract/portfolio.flow.ts'
import { type PortfolioItem, portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { ConsentPanel } from './consent-panel.shown.tsx'
import { WorkBadge } from './work-badge.shown.tsx'
import { WorkForm } from './work-form.tsx'
import { WorkGallery } from './work-gallery.shown.tsx'
import { WorkImages } from './work-images.tsx'
import { WorkSteps } from './work-steps.tsx'

/** One of the artist's own works: its pictures, its texts, and its status at the office. */
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

/** The status of the work, the office's reason, and what its reader can do now. */
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
