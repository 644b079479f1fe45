import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { ArtistList } from './artist-list.tsx'

/** Whose data wait to be checked or completed. Nobody is approved unseen, so there is no quick decision here. */
export function VerificationPage() {
  const t = useText()
  const may = useMay()
  const toInvitations = may('can-view-applied-pro-artists') && (
    <LinkButton to="/proartist/invitations">{t('artists.verification_to_invitations')}</LinkButton>
  )
  return (
    <Page title={t('artists.verification_title')} intro={t('artists.verification_intro')}>
      <ArtistList
        context="VERIFICATION"
        label={t('artists.verification_title')}
        empty={
          <EmptyState
            drawing="verification"
            title={t('artists.verification_empty')}
            text={t('artists.verification_empty_text')}
            action={toInvitations}
          />
        }
      />
    </Page>
  )
}
