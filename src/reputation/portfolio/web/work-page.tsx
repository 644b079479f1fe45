import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import type { Back } from '#kit/web/page/record/back-link.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { RecordHeader } from '#kit/web/page/record/record-header.tsx'
import { useRemoval } from '#kit/web/page/record/record-removal.ts'
import { useUser } from '#kit/web/session/session.ts'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { isRefused } from '#reputation/consents/contract/consents.ts'
import { ContentStatement } from '#reputation/content-reports/web/content-statement.shown.tsx'
import { availablePortfolioSteps, mayEditPortfolio } from '#reputation/portfolio/contract/portfolio.flow.ts'
import { type PortfolioItem, portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import type { PortfolioStatus } from '#reputation/portfolio/contract/portfolio.works.ts'
import { WorkCards } from './cards/work-cards.tsx'
import { ConsentPanel } from './consent-panel.shown.tsx'
import { WorkBadge } from './work-badge.shown.tsx'
import { WorkForm } from './work-form.tsx'
import { WorkGallery } from './work-gallery.shown.tsx'
import { WorkImages } from './work-images.tsx'
import { WorkSteps } from './work-steps.tsx'

const back: Back = { to: '/portfolio', label: 'portfolio.screen' }

/** One of the artist's own works: its pictures, its texts, and its status at the office. */
export function WorkPage() {
  const id = useIdParam()
  return (
    <Record endpoint={portfolio.get} input={{ id }} back={back}>
      {(work) => <Work work={work} />}
    </Record>
  )
}

const restricted: readonly PortfolioStatus[] = ['HIDDEN', 'REJECTED']

function Work({ work }: { work: PortfolioItem }) {
  const t = useText()
  const user = useUser()
  return (
    <Page header={<WorkHeader work={work} />}>
      <Standing work={work} />
      {work.is_own && restricted.includes(work.status) && <ContentStatement about={{ kind: 'WORK', id: work.id }} />}
      {mayEditPortfolio(user, work) && !isRefused(work.consent_state) && <WorkImages work={work} />}
      {mayEditPortfolio(user, work) && <WorkForm work={work} />}
      {work.is_own && <ConsentPanel work={work} />}
      {work.images.length > 0 && (
        <Panel title={t('portfolio.as_shown')}>
          <WorkGallery work={work} />
        </Panel>
      )}
      {work.is_own && work.status === 'APPROVED' && <WorkCards work={work} />}
    </Page>
  )
}

function WorkHeader({ work }: { work: PortfolioItem }) {
  const t = useText()
  const format = useFormat()
  const user = useUser()
  const inLanguage = useBilingual()
  const name = inLanguage(work.title)
  const removal = useRemoval({
    endpoint: portfolio.remove,
    input: { id: work.id },
    question: t('portfolio.remove_question', { title: name }),
    consequence: t('portfolio.remove_consequence'),
    done: t('portfolio.removed'),
    list: '/portfolio',
  })
  const maySend = work.is_own && !isRefused(work.consent_state) && availablePortfolioSteps(user, work).length > 0
  return (
    <RecordHeader
      back={work.is_own ? back : null}
      title={name}
      state={<WorkBadge status={work.status} />}
      facts={[t(`artists.techniques_${work.technique}`), format.date(work.performed_on)]}
      next={maySend && <WorkSteps work={work} />}
      more={work.is_own && removal ? [removal] : []}
    />
  )
}

/** What its status means, and the office's reason. */
function Standing({ work }: { work: PortfolioItem }) {
  const t = useText()
  const { status, moderation_reason: reason } = work
  return (
    <Notice
      tone={reason ? 'bad' : 'info'}
      title={reason ? t(`portfolio.reason_${status as 'REJECTED' | 'HIDDEN'}`) : undefined}
    >
      {reason && <Text isProse>{reason}</Text>}
      <Text>{t(`portfolio.standing_${isRefused(work.consent_state) ? 'refused' : status}`)}</Text>
    </Notice>
  )
}
