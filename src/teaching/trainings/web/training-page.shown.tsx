import type { ReactNode } from 'react'
import { hasPermission } from '#kit/contract/rights.ts'
import { languages, writtenIn } from '#kit/contract/texts/text.ts'
import { RemoveButton } from '#kit/web/form/field-list/remove-button.tsx'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import { BackLink, Record } from '#kit/web/page/record.tsx'
import { useMay, useUser } from '#kit/web/session/session.ts'
import { Columns, Panel, Row, Text } from '#kit/web/ui/layout.tsx'
import { allTrainingsRight } from '#teaching/trainings/contract/trainings.flow.ts'
import { type Training, trainings } from '#teaching/trainings/contract/trainings.ts'
import { TrainingFacts } from './training-facts.tsx'
import { TrainingHistory } from './training-history.tsx'
import { TrainingNotices } from './training-notices.tsx'
import { TrainingSteps } from './training-steps.tsx'
import { TrainingTimes } from './training-times.tsx'
import { useListBehind } from './use-list-behind.ts'

type TrainingPageProps = {
  participants: (training: Training) => ReactNode
  /** What came of it, once it is completed. */
  results: (training: Training) => ReactNode
}

/** One training: what, when, where, for whom, how it came to be, and what can be done with it now. */
export function TrainingPage({ participants, results }: TrainingPageProps) {
  const t = useText()
  const id = useIdParam()
  const inLanguage = useBilingual()
  const list = useListBehind()
  return (
    <Record endpoint={trainings.get} input={{ id }} back={list}>
      {(training) => (
        <Page title={inLanguage(training.title)} intro={<BackLink {...list} />} width="medium">
          <TrainingNotices training={training} />
          <Panel>
            <TrainingFacts training={training} />
            <Row>
              <TrainingSteps training={training} />
              <OtherActs training={training} list={list.to} />
            </Row>
          </Panel>
          <Panel title={t('trainings.sessions')}>
            <TrainingTimes training={training} />
          </Panel>
          {participants(training)}
          <Description of={training} />
          {training.state === 'COMPLETED' && results(training)}
          <TrainingHistory history={training.history} />
        </Page>
      )}
    </Record>
  )
}

/** Its words in each language in which the artist wrote them. */
function Description({ of: { title, description } }: { of: Training }) {
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

function OtherActs({ training: { id, title, state, is_own }, list }: { training: Training; list: string }) {
  const t = useText()
  const may = useMay()
  const user = useUser()
  const inLanguage = useBilingual()
  const isReached = is_own || hasPermission(user, allTrainingsRight)
  if (!isReached) return null
  const mayAdd = may(trainings.create) && (!is_own || user?.pro_artist?.has_own_trainings)
  return (
    <>
      {may(trainings.update) && state !== 'COMPLETED' && state !== 'CANCELLED' && (
        <LinkButton to={`/training/${id}/edit`}>{t('trainings.edit')}</LinkButton>
      )}
      {mayAdd && (
        <LinkButton to="/training/new" search={{ copy: String(id) }}>
          {t('trainings.copy')}
        </LinkButton>
      )}
      {state === 'DRAFT' && (
        <RemoveButton
          endpoint={trainings.remove}
          input={{ id }}
          question={t('trainings.remove_question', { title: inLanguage(title) })}
          consequence={t('trainings.remove_consequence')}
          done={t('trainings.removed')}
          list={list}
        />
      )}
    </>
  )
}
