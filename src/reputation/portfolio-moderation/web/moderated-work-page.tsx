import { fullName } from '#kit/contract/values/full-name.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast, toastError } from '#kit/web/overlay/toast.ts'
import { useGo, useIdParam } from '#kit/web/page/address/params.ts'
import { AnswerKeys } from '#kit/web/page/answers.tsx'
import { Page } from '#kit/web/page/page.tsx'
import type { Back } from '#kit/web/page/record/back-link.tsx'
import { PersonLink } from '#kit/web/page/record/person-link.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { RecordHeader } from '#kit/web/page/record/record-header.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { Split } from '#kit/web/ui/split.tsx'
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
import { useModerationQueue } from './moderation-queue.ts'
import { ModerationSteps } from './moderation-steps.tsx'
import { OfficeEdit } from './office-edit.tsx'
import { WorkFacts } from './work-facts.tsx'

const back: Back = { to: '/portfolio/admin', label: 'portfolioModeration.title' }

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
  const t = useText()
  const inLanguage = useBilingual()
  const goOn = useGoOn(queue)
  const { artist } = work
  return (
    <Page
      header={
        <RecordHeader
          back={{ ...back, search: queue.search }}
          title={inLanguage(work.title)}
          state={<WorkBadge status={work.status} />}
          facts={[
            <PersonLink
              key="artist"
              kind="proArtist"
              id={artist.id}
              name={fullName(artist)}
              avatar_url={artist.avatar_url}
            />,
          ]}
        />
      }
    >
      <ModerationSteps queue={queue} />
      <Split
        width="clamp(18rem, 28vw, 24rem)"
        isSticky
        aside={
          <>
            <Panel>
              <WorkFacts work={work} item={item} />
              <AnswerKeys onNone={() => toastError(new Error(t('portfolioModeration.not_possible')))}>
                <Decisions work={work} onDecided={goOn} />
              </AnswerKeys>
            </Panel>
            <ConsentPanel work={item} />
          </>
        }
      >
        <ModeratedPictures item={item} />
        <AlikePictures alike={work.alike} images={item.images} />
        <OfficeEdit item={item} />
      </Split>
    </Page>
  )
}

/** Shows the next work, or the list where none is left. */
function useGoOn(queue: WorkProps['queue']) {
  const t = useText()
  const go = useGo()
  return () => {
    if (queue.go(1)) return
    toast(t('portfolioModeration.all_done'))
    go('/portfolio/admin', { search: queue.search })
  }
}
