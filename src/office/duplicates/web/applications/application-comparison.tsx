import { fullName } from '#kit/contract/values/full-name.ts'
import { formatPhone } from '#kit/contract/values/phone.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { PersonLink } from '#kit/web/page/record/person-link.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { PanelSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Columns } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import type { InvitationStatus } from '#network/artists/contract/artists.flow.ts'
import { type Applicant, applicationMerges, filledFields } from '#office/duplicates/contract/application-merges.ts'
import type { DuplicatePair } from '#office/duplicates/contract/duplicates.ts'
import { sides } from '#office/duplicates/contract/merges.ts'
import { ArtistComparison } from '../artists/artist-comparison.tsx'
import { ApplicationResult } from './application-result.tsx'
import { CloseApplication } from './close-application.tsx'

/** Two records of artists: two accounts are merged; an application among them is closed as the other one's, and opened again. */
export function ApplicationComparison({ pair: { id, state, left, right } }: { pair: DuplicatePair }) {
  const t = useText()
  return (
    <Record endpoint={applicationMerges.compare} input={{ id }} loading={<PanelSkeleton label={t('app.loading')} />}>
      {(comparison) =>
        comparison.closable.length === 0 ? (
          <ArtistComparison pair={{ id, state }} />
        ) : (
          <>
            {state === 'MERGED' && <ApplicationResult id={id} comparison={comparison} />}
            {state === 'OPEN' && comparison.merge !== null && comparison.merge.left_behind > 0 && (
              <Notice tone="waiting" title={t('applicationMerges.left_behind')} />
            )}
            <Columns>
              {sides.map((side) => (
                <Side key={side} person={comparison[side]} avatar_url={{ left, right }[side].avatar_url} />
              ))}
            </Columns>
            {state === 'OPEN' && (
              // Others' edits make it a new choice.
              <CloseApplication
                key={`${comparison.left.revision} ${comparison.right.revision}`}
                id={id}
                comparison={comparison}
              />
            )}
          </>
        )
      }
    </Record>
  )
}

function Side({ person, avatar_url }: { person: Applicant; avatar_url: string | null }) {
  const t = useText()
  const format = useFormat()
  const name = fullName(person)
  return (
    <Panel title={<PersonLink kind="proArtist" id={person.id} name={name} avatar_url={avatar_url} />}>
      <Facts
        facts={[
          {
            label: t('applicationMerges.status'),
            value: t(`artists.status_${person.invitation_status as InvitationStatus}`),
          },
          { label: t('duplicates.since_ARTISTS'), value: format.date(person.applied_at) },
          {
            label: t('applicationMerges.account'),
            value: t(person.has_account ? 'applicationMerges.account_yes' : 'applicationMerges.account_no'),
          },
          { label: t('duplicates.email'), value: person.email },
          { label: t('duplicates.phone'), value: formatPhone(person.phone) },
          { label: t('duplicates.city'), value: person.city },
          ...filledFields.map((field) => ({ label: t(`artists.${field}`), value: person[field] })),
          { label: t('applicationMerges.documents'), value: format.number(person.documents) },
        ]}
      />
    </Panel>
  )
}
