import type { PersonalData } from '#kit/server/personal-data/declaration.ts'
import type { RecordKind } from '#kit/server/records/record-kind.ts'

/** Lines about the person, and, of a student or an artist, lines of what they did: what they wrote is in the details. */
function linesAbout(records: Record<string, RecordKind>): string {
  const ofKinds = Object.entries(records).flatMap(([kind, { linesAbout }]) =>
    linesAbout ? [`or (kind = '${kind}' and ${linesAbout})`] : [],
  )
  return [
    'account_id = :user',
    'or artist_id = :artist',
    'or (user_id = :user and coalesce(:artist, :student) is not null)',
    ...ofKinds,
  ].join('\n  ')
}

export const auditData = (records: Record<string, RecordKind>): PersonalData => ({
  audit_log: {
    about: [
      {
        kind: 'auditLog',
        rows: linesAbout(records),
        blanked: { details: 'without_words(details)', ip: 'case when user_id is distinct from :user then ip end' },
        retained: { because: 'trail', columns: ['event', 'kind'] },
        ofOthers: ['ip'],
      },
      { kind: 'auditLog', rows: 'user_id = :user', blanked: { ip: 'null' }, ofOthers: ['details'] },
    ],
    mentions: ['details'],
  },
  audit_log_weeks: { notPersonal: ['event'] },
})
