import { fullName } from '#kit/contract/values/full-name.ts'
import { formatPhone } from '#kit/contract/values/phone.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import type { Back } from '#kit/web/page/record/back-link.tsx'
import { PersonLink } from '#kit/web/page/record/person-link.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { RecordHeader } from '#kit/web/page/record/record-header.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Columns } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { type DuplicatePair, duplicates, type PairedPerson } from '#office/duplicates/contract/duplicates.ts'
import { ApplicationComparison } from './applications/application-comparison.tsx'
import { DismissButton } from './dismiss-button.tsx'
import { PairBadge } from './pair-badge.tsx'
import { PairComparison } from './pair-comparison.tsx'
import { PairSteps } from './pair-steps.tsx'
import { usePairSummary } from './pair-summary.ts'

const back: Back = { to: '/duplicates', label: 'duplicates.title', search: { state: 'OPEN' } }

/** Both people side by side. */
export function PairPage() {
  const id = useIdParam()
  const t = useText()
  const format = useFormat()
  const summary = usePairSummary()
  const decided = ({ by, at }: { by: string | null; at: string }) =>
    by === null
      ? t('duplicates.decided_by_former', { date: format.date(at) })
      : t('duplicates.decided', { name: by, date: format.date(at) })
  return (
    <Record endpoint={duplicates.get} input={{ id }} back={back}>
      {(pair) => (
        <Page
          header={
            <RecordHeader
              back={back}
              title={`${fullName(pair.left)} · ${fullName(pair.right)}`}
              state={<PairBadge state={pair.state} />}
              // Of a merge, the notice below has that.
              facts={[summary(pair), pair.state !== 'MERGED' && pair.decision && decided(pair.decision)]}
              next={<DismissButton pair={pair} />}
            />
          }
        >
          <PairSteps id={id} />
          {pair.state === 'NOT_SAME' ? (
            <Columns>
              <Side person={pair.left} kind={pair.kind} />
              <Side person={pair.right} kind={pair.kind} />
            </Columns>
          ) : pair.kind === 'STUDENTS' ? (
            <PairComparison pair={pair} />
          ) : (
            <ApplicationComparison pair={pair} />
          )}
        </Page>
      )}
    </Record>
  )
}

function Side({ person, kind }: { person: PairedPerson; kind: DuplicatePair['kind'] }) {
  const t = useText()
  const format = useFormat()
  const { id, avatar_url, email, phone, city, tax_id, created_at } = person
  const facts = [
    { label: t('duplicates.email'), value: email },
    { label: t('duplicates.phone'), value: phone && formatPhone(phone) },
    ...(kind === 'ARTISTS'
      ? [
          { label: t('duplicates.city'), value: city },
          { label: t('duplicates.tax_id'), value: tax_id },
        ]
      : []),
    { label: t(`duplicates.since_${kind}`), value: format.date(created_at) },
  ]
  const name = fullName(person)
  return (
    <Panel
      title={
        <PersonLink kind={kind === 'STUDENTS' ? 'student' : 'proArtist'} id={id} name={name} avatar_url={avatar_url} />
      }
    >
      <Facts facts={facts} />
    </Panel>
  )
}
