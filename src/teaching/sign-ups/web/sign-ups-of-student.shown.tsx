import { useApi } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { RecordRow } from '#kit/web/page/record/record-row.tsx'
import { Section } from '#kit/web/page/section.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { signUps } from '#teaching/sign-ups/contract/sign-ups.ts'
import { SignUpBadge } from './sign-up-badge.tsx'

/** What a student requested without an account or from it, and what became of it: for the office to open. Nothing where there is none. */
export function SignUpsOfStudent({ studentId }: { studentId: number }) {
  const t = useText()
  const may = useMay()
  const format = useFormat()
  const inLanguage = useBilingual()
  const mayOpen = may(signUps.get)
  const query = { studentId, sortBy: 'asked_at', descending: 1, itemsPerPage: 100 } as const
  const { data } = useApi(signUps.list, query, { isEnabled: mayOpen })
  if (!mayOpen || !data || data.data.length === 0) return null
  return (
    <Section title={t('signUps.title')}>
      <ul>
        {data.data.map(({ id, training, state, asked_at, held_until }) => (
          <RecordRow
            key={id}
            name={<Link to={`/sign-ups/${id}`}>{inLanguage(training.title)}</Link>}
            badge={<SignUpBadge state={state} />}
          >
            {training.starts_at && <span>{format.dateIn(training.time_zone, training.starts_at)}</span>}
            <span>{t('signUps.asked_on', { date: format.date(asked_at) })}</span>
            {held_until && <span>{t('signUps.held', { until: format.dateTime(held_until) })}</span>}
          </RecordRow>
        ))}
      </ul>
    </Section>
  )
}
