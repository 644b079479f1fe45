import type { ProArtistRow } from '#contract/pro-artists.entities.ts'
import { invitationStatus } from '#contract/pro-artists.flow.ts'
import { proArtists } from '#contract/pro-artists.ts'
import { useText } from '#web/kit/i18n.ts'
import { LinkButton } from '#web/kit/link.tsx'
import type { Column } from '#web/kit/list-column.ts'
import { Page } from '#web/kit/page.tsx'
import { useMay } from '#web/kit/session.ts'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { ArtistList } from './artist-list.tsx'
import { StepButton } from './step-button.tsx'

/** Who applied. A fresh application can be accepted on the spot; everything else wants a look at the person first. */
export function InvitationsPage() {
  const t = useText()
  const may = useMay()
  return (
    <Page title={t('proArtists.invitations_title')} intro={t('proArtists.invitations_intro')}>
      <ArtistList
        context="INVITATION"
        label={t('proArtists.invitations_title')}
        columns={may(proArtists.accept) ? [quickDecision] : []}
        empty={
          <EmptyState
            drawing="applications"
            title={t('proArtists.invitations_empty')}
            text={t('proArtists.invitations_empty_text')}
            action={<LinkButton to="/pro-artist/register">{t('proArtists.invitations_open_form')}</LinkButton>}
          />
        }
      />
    </Page>
  )
}

const quickDecision: Column<ProArtistRow> = {
  name: 'actions',
  label: 'proArtists.column_actions',
  cell: (row) =>
    row.invitation_status === invitationStatus.APPLIED && (
      <StepButton artist={row} to={invitationStatus.ACCEPTED} size="sm" />
    ),
}
