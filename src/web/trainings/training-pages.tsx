import { trainings } from '#contract/trainings/trainings.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { LinkButton } from '#web/kit/page/link.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useMay, useUser } from '#web/kit/session/session.ts'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { useArtistFilter } from '#web/pieces/use-artist-filter.ts'
import { TrainingList } from './training-list.tsx'

/** What an artist plans, holds and has held. */
export function OwnTrainingsPage() {
  const t = useText()
  const isAllowed = useUser()?.pro_artist?.has_own_trainings ?? false
  const add = useAdd()
  return (
    <Page title={t('trainings.title_own')} intro={t('trainings.intro_own')} actions={isAllowed && add}>
      <TrainingList
        scope="mine"
        label={t('trainings.title_own')}
        empty={
          <EmptyState
            drawing="verification"
            title={t(isAllowed ? 'trainings.empty_own' : 'trainings.empty_own_locked')}
            action={isAllowed && add}
          />
        }
      />
    </Page>
  )
}

/** Those of all artists, for the office. */
export function AllTrainingsPage() {
  const t = useText()
  const add = useAdd()
  return (
    <Page title={t('trainings.title_all')} intro={t('trainings.intro_all')} actions={add}>
      <TrainingList
        scope="all"
        label={t('trainings.title_all')}
        filters={useArtistFilter('trainings.artist')}
        empty={<EmptyState drawing="verification" title={t('trainings.empty_all')} action={add} />}
      />
    </Page>
  )
}

function useAdd() {
  const t = useText()
  const may = useMay()
  return (
    may(trainings.create) && (
      <LinkButton kind="primary" to="/training/new">
        {t('trainings.add')}
      </LinkButton>
    )
  )
}
