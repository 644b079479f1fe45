import { Suspense, useMemo } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import type { Column } from '#kit/web/list/list-column.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { Page } from '#kit/web/page/page.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { Row } from '#kit/web/ui/layout.tsx'
import type { ProArtistRow } from '#network/artists/contract/artists.entities.ts'
import { invitationStatus, officeSteps } from '#network/artists/contract/artists.flow.ts'
import { useRejection } from '../queues/use-rejection.tsx'
import { ArtistList } from './artist-list.tsx'
import { NoApplicants } from './no-applicants.tsx'

const RowAnswers = lazyPart(() => import('../queues/row-answers.tsx'), 'RowAnswers')

/** Who applied. A fresh application can be answered on the spot; everything else wants a look at the person first. */
export function InvitationsPage() {
  const t = useText()
  const may = useMay()
  const { reject, dialog } = useRejection()
  const answers = useMemo(() => [answersColumn(reject)], [reject])
  return (
    <Page
      title={t('artists.invitations_title')}
      intro={t('artists.invitations_intro')}
      actions={<LinkButton to="/proartist/applications">{t('artists.applications_title')}</LinkButton>}
    >
      <ArtistList
        context="INVITATION"
        label={t('artists.invitations_title')}
        columns={may(officeSteps.accept.permission) || may(officeSteps.reject.permission) ? answers : none}
        empty={<NoApplicants />}
      />
      {dialog}
    </Page>
  )
}

const none: Column<ProArtistRow>[] = []

const answersColumn = (reject: (row: ProArtistRow) => void): Column<ProArtistRow> => ({
  name: 'actions',
  label: 'artists.column_actions',
  cell: (row) =>
    row.invitation_status === invitationStatus.APPLIED && (
      <Row gap="xs" isLine>
        <Suspense>
          <RowAnswers row={row} onReject={reject} />
        </Suspense>
      </Row>
    ),
})
