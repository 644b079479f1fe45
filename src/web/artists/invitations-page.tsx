import { invitationStatus } from '#contract/applications/applications.flow.ts'
import { applications } from '#contract/applications/applications.ts'
import type { ProArtistRow } from '#contract/artists/artists.entities.ts'
import { useText } from '#web/kit/language/i18n.ts'
import type { Column } from '#web/kit/list/list-column.ts'
import { LinkButton } from '#web/kit/page/link.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useMay } from '#web/kit/session/session.ts'
import { ArtistList } from './artist-list.tsx'
import { NoApplicants } from './no-applicants.tsx'
import { StepButton } from './step-button.tsx'

/** Who applied. A fresh application can be accepted on the spot; everything else wants a look at the person first. */
export function InvitationsPage() {
  const t = useText()
  const may = useMay()
  return (
    <Page
      title={t('artists.invitations_title')}
      intro={t('artists.invitations_intro')}
      actions={<LinkButton to="/proartist/applications">{t('artists.applications_title')}</LinkButton>}
    >
      <ArtistList
        context="INVITATION"
        label={t('artists.invitations_title')}
        columns={may(applications.accept) ? [quickDecision] : []}
        empty={<NoApplicants />}
      />
    </Page>
  )
}

const quickDecision: Column<ProArtistRow> = {
  name: 'actions',
  label: 'artists.column_actions',
  cell: (row) =>
    row.invitation_status === invitationStatus.APPLIED && (
      <StepButton artist={row} to={invitationStatus.ACCEPTED} size="sm" />
    ),
}
