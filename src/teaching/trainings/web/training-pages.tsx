import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { useMay, useUser } from '#kit/web/session/session.ts'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { useArtistFilter } from '#network/artists/web/use-artist-filter.shown.ts'
import { trainings } from '#teaching/trainings/contract/trainings.ts'
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
