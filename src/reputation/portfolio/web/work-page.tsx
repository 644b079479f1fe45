import { RemoveButton } from '#kit/web/form/field-list/remove-button.tsx'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import { type Back, BackLink, Record } from '#kit/web/page/record.tsx'
import { useUser } from '#kit/web/session/session.ts'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
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

function Work({ work }: { work: PortfolioItem }) {
  const t = useText()
  const user = useUser()
  const inLanguage = useBilingual()
  const name = inLanguage(work.title)
  return (
    <Page
      title={name}
      intro={work.is_own && <BackLink {...back} />}
      width="medium"
      actions={
        work.is_own && (
          <RemoveButton
            endpoint={portfolio.remove}
            input={{ id: work.id }}
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
