import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { RecordRow } from '#kit/web/page/record/record-row.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { StatusBadge, type Tone } from '#kit/web/ui/content/badge.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import type { Participation } from '#people/students/contract/students.ts'
import { trainings as trainingCalls } from '#teaching/trainings/contract/trainings.ts'

/** Where a student was and will be, the latest first. */
export function StudentTrainings({ trainings }: { trainings: Participation[] }) {
  const t = useText()
  if (trainings.length === 0) return <Text tone="soft">{t('students.trainings_none')}</Text>
  return (
    <ul>
      {trainings.map((training) => (
        <Training key={training.id} {...training} />
      ))}
    </ul>
  )
}

function Training({ training_id, title, artist, starts_at, time_zone, status, outcome }: Participation) {
  const t = useText()
  const may = useMay()
  const format = useFormat()
  const inLanguage = useBilingual()
  return (
    <RecordRow
      name={
        may(trainingCalls.get) ? <Link to={`/training/${training_id}`}>{inLanguage(title)}</Link> : inLanguage(title)
      }
      badge={
        outcome === 'NONE' || status === 'CANCELLED' ? (
          <StatusBadge tone={statusTones[status]}>{t(`students.participation_${status}`)}</StatusBadge>
        ) : (
          <StatusBadge tone={outcomeTones[outcome]}>{t(`students.outcome_${outcome}`)}</StatusBadge>
        )
      }
    >
      <span>{starts_at ? format.dateIn(time_zone, starts_at) : t('students.no_date')}</span>
      {artist && <span>{artist}</span>}
    </RecordRow>
  )
}

const statusTones: Record<Participation['status'], Tone> = {
  REGISTERED: 'waiting',
  CONFIRMED: 'good',
  CANCELLED: 'quiet',
}
const outcomeTones: Record<Exclude<Participation['outcome'], 'NONE'>, Tone> = {
  PASS: 'good',
  FAIL: 'bad',
  NO_SHOW: 'bad',
}
