import { useText } from '#web/kit/language/i18n.ts'
import { LinkButton } from '#web/kit/page/link.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { ArtistList } from './artist-list.tsx'

/** Whoever ever applied, whatever became of it. */
export function ApplicationsPage() {
  const t = useText()
  return (
    <Page title={t('artists.applications_title')} intro={t('artists.applications_intro')}>
      <ArtistList
        context="APPLICATION"
        label={t('artists.applications_title')}
        empty={
          <EmptyState
            drawing="applications"
            title={t('artists.invitations_empty')}
            text={t('artists.invitations_empty_text')}
            action={<LinkButton to="/pro-artist/register">{t('artists.invitations_open_form')}</LinkButton>}
          />
        }
      />
    </Page>
  )
}
