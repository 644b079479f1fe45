import { fullName } from '#kit/contract/values/full-name.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { RelativeTime } from '#kit/web/language/relative-time.tsx'
import { Link } from '#kit/web/page/address/link.tsx'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import { type Back, BackLink, Record } from '#kit/web/page/record.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Panel, Text } from '#kit/web/ui/layout.tsx'
import { type PortfolioItem, portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { ConsentPanel } from '#reputation/portfolio/web/consent-panel.shown.tsx'
import { WorkBadge } from '#reputation/portfolio/web/work-badge.shown.tsx'
import {
  type ModeratedWork,
  portfolioModeration,
} from '#reputation/portfolio-moderation/contract/portfolio-moderation.ts'
import { AlikePictures } from './alike-pictures.tsx'
import { Decisions } from './decisions.tsx'
import { ModeratedPictures } from './moderated-pictures.tsx'
import styles from './moderation.module.css'
import { useModerationQueue } from './moderation-queue.ts'
import { ModerationSteps } from './moderation-steps.tsx'
import { OfficeEdit } from './office-edit.tsx'

const back: Back = { to: '/portfolio/admin', label: 'portfolioModeration.back' }

/** One work as the office judges it: its pictures first, then what is known of them, and the decision always in reach. */
export function ModeratedWorkPage() {
  const id = useIdParam()
  const queue = useModerationQueue(id)
  // Requested at once, not after the other one.
  useApi(portfolio.get, { id })
  return (
    <Record endpoint={portfolioModeration.get} input={{ id }} back={back}>
      {(work) => (
        <Record endpoint={portfolio.get} input={{ id }} back={back}>
          {(item) => {
            // Two answers, of which one may be older: decided is on what both show.
            const revision = Math.min(work.revision, item.revision)
            return <Work key={id} work={{ ...work, revision }} item={item} queue={queue} />
          }}
        </Record>
      )}
    </Record>
  )
}

type WorkProps = { work: ModeratedWork; item: PortfolioItem; queue: ReturnType<typeof useModerationQueue> }

function Work({ work, item, queue }: WorkProps) {
  const inLanguage = useBilingual()
  return (
    <Page
      title={inLanguage(work.title)}
      intro={<BackLink {...back} search={queue.search} />}
      actions={<ModerationSteps queue={queue} />}
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          <ModeratedPictures item={item} />
          <AlikePictures alike={work.alike} images={item.images} />
        </div>
        <div className={styles.side}>
          <Panel>
            <WorkFacts work={work} item={item} />
            <Decisions work={work} queue={queue} />
          </Panel>
          <ConsentPanel work={item} />
        </div>
        <OfficeEdit item={item} />
      </div>
    </Page>
  )
}

function WorkFacts({ work, item }: Pick<WorkProps, 'work' | 'item'>) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const { artist, technique, performed_on, status, status_changed_at, moderated_by } = work
  return (
    <>
      <Facts
        facts={[
          { label: t('portfolioModeration.status'), value: <WorkBadge status={status} /> },
          { label: t('portfolioModeration.waiting_since'), value: <RelativeTime at={status_changed_at} /> },
          {
            label: t('portfolioModeration.artist'),
            value: <Link to={`/proartist/${artist.id}`}>{fullName(artist)}</Link>,
          },
          { label: t('portfolioModeration.technique'), value: t(`artists.techniques_${technique}`) },
          { label: t('portfolioModeration.performed_on'), value: format.date(performed_on) },
        ]}
      />
      <Text isProse>{inLanguage(item.description)}</Text>
      {item.moderation_reason && (
        <Notice tone="waiting" title={t('portfolioModeration.reason')}>
          <Text isProse>{item.moderation_reason}</Text>
        </Notice>
      )}
      {moderated_by && (
        <Text tone="soft" size="sm">
          {t('portfolioModeration.decided_by', { name: moderated_by })}
        </Text>
      )}
    </>
  )
}
