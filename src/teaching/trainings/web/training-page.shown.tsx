import { type ReactNode, useRef } from 'react'
import { languages, writtenIn } from '#kit/contract/texts/text.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { useFocusAfter } from '#kit/web/page/focus/focus-after.ts'
import { Page } from '#kit/web/page/page.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { type Tab, TabList, TabPanels, useTab } from '#kit/web/page/tabs.tsx'
import { useUser } from '#kit/web/session/session.ts'
import { Columns, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { isInProgress, leads } from '#teaching/trainings/contract/trainings.flow.ts'
import { type Training, trainings } from '#teaching/trainings/contract/trainings.ts'
import { TrainingFacts } from './training-facts.tsx'
import { TrainingHeader } from './training-header.tsx'
import { TrainingHistory } from './training-history.tsx'
import { TrainingNotices } from './training-notices.tsx'
import { TrainingTimes } from './training-times.tsx'
import { useListBehind } from './use-list-behind.ts'

/** The training of the address. */
export function TrainingRecord({ children }: { children: (training: Training) => ReactNode }) {
  const id = useIdParam()
  return (
    <Record endpoint={trainings.get} input={{ id }} back={useListBehind()}>
      {children}
    </Record>
  )
}

type TrainingPageProps = {
  training: Training
  /** Who has which seat, at a glance. */
  seats: ReactNode
  /** How it is shown to everybody. */
  publicPage: ReactNode
  /** What its leader does with it. */
  tabs: Tab[]
  /** What came of it, once it is completed. */
  results: Tab[]
  /** Nothing is missing of what has begun. */
  isRecorded: boolean
  /** What finishing sends, and the step itself. */
  finishing: (onClose: () => void) => ReactNode
}

/** The workspace of one training: what it is, who comes, who was there, and how it came to be. */
export function TrainingPage(props: TrainingPageProps) {
  const { training, seats, publicPage, tabs: ofLeader, results, isRecorded, finishing } = props
  const t = useText()
  const user = useUser()
  const { state, history } = training
  const tabs: Tab[] = [
    ...ofLeader,
    {
      name: 'description',
      title: t('trainings.description'),
      content: <Description training={training} publicPage={publicPage} />,
    },
    ...(history.length > 0
      ? [{ name: 'history', title: t('trainings.history'), content: <TrainingHistory history={history} /> }]
      : []),
    ...(state === 'COMPLETED' ? results : []),
  ]
  // From its first session until it is finished, attendance is what one comes for.
  const isUnderWay = leads(user, training) && isInProgress(training, new Date())
  const current = useTab(tabs, isUnderWay ? 'attendance' : undefined)
  const place = useRef<HTMLDivElement>(null)
  useFocusAfter(state, place)
  return (
    <Page
      header={
        <TrainingHeader
          training={training}
          isAtAttendance={current === 'attendance'}
          isRecorded={isRecorded}
          finishing={finishing}
        />
      }
    >
      <TrainingNotices training={training} />
      {seats}
      <div ref={place} tabIndex={-1}>
        <Stack gap="lg">
          <TabList label={t('trainings.parts')} tabs={tabs} current={current} />
          <TabPanels tabs={tabs} current={current} />
        </Stack>
      </div>
    </Page>
  )
}

function Description({ training, publicPage }: Pick<TrainingPageProps, 'training' | 'publicPage'>) {
  const t = useText()
  const inLanguage = useBilingual()
  return (
    <>
      <Panel title={t('trainings.sessions')}>
        <TrainingTimes training={training} />
      </Panel>
      <Panel title={inLanguage(training.title)}>
        <TrainingFacts training={training} />
      </Panel>
      <Words of={training} />
      {publicPage}
    </>
  )
}

/** Its words in each language in which the artist wrote them. */
function Words({ of: { title, description } }: { of: Training }) {
  const t = useText()
  const written = languages.filter((language) => writtenIn(description, language) === language)
  return (
    <Panel title={t('trainings.description')}>
      <Columns>
        {written.map((language) => (
          <div key={language}>
            <Text tone="soft" size="sm">
              {t(`app.in_${language}`)}
            </Text>
            <div lang={writtenIn(title, language)}>
              <Text>{title[language]}</Text>
            </div>
            <div lang={language}>
              <Text isProse>{description[language]}</Text>
            </div>
          </div>
        ))}
      </Columns>
    </Panel>
  )
}
