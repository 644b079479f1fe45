import { audit } from '#contract/audit/audit.ts'
import { languages } from '#contract/kit/text.ts'
import { isRow } from '#server/audit/audit-fields.ts'
import { eventNames } from '#server/audit/event-names.ts'
import type { Academy } from './academy.ts'

/** Events whose name says all that there is to say, where nobody adds a comment or a reason. */
const saysAll = new Set([
  ...of('abuseReport', 'edited expired objected'),
  ...of('additionalResponsibility', 'accepted submitted waived withdrawn'),
  ...of('consent', 'asked declined'),
  ...of('participant', 'confirmationAwaited reviewAwaited'),
  ...of('portfolioItem', 'approved doubted editedByOffice reopened sentBack submitted withdrawn'),
  ...of(
    'proArtist',
    'accepted addedToProTeam appliedAgain avatarChanged changesReviewed disabled enabled formReminded',
  ),
  ...of('proArtist', 'linkSent publicProfileAllowed publicProfileClosed rejected removedFromProTeam'),
  ...of('proArtist', 'dataExported'),
  ...of('student', 'dataExported'),
  ...of('terms', 'dateAsked'),
  ...of('training', 'accepted attendanceAwaited attendanceOverdue changeAccepted changeRejected completed'),
  ...of('training', 'published submitted unpublished'),
  ...of('translation', 'kept'),
  ...of(
    'user',
    'authenticatorAdded authenticatorRemoved blocked calendarFeedRenewed calendarFeedRevoked emailConfirmed invited',
  ),
  ...of('user', 'otherSessionsEnded ownSessionEnded passwordChanged passwordReset passwordSet recoveryCodesRenewed'),
  ...of('user', 'dataExported ownDataExported'),
  ...of('user', 'secondFactorReset sessionsEnded signedIn signedOut unblocked viewStarted viewStopped'),
  ...of('voucher', 'expiryReminded unblocked'),
])

function of(kind: string, acts: string): string[] {
  return acts.split(' ').map((act) => `${kind}.${act}`)
}

/**
 * What the log of an academy fails to say in words, in either language: a sentence for each kind of line that shows nothing, shows a
 * field without a label, or shows what only the portal understands.
 */
export async function untoldLines(world: Academy): Promise<string[]> {
  const lines = await world.db.selectFrom('audit_log').select(['id', 'event', 'details']).orderBy('id').execute()
  const kinds = new Map(lines.map((line) => [`${line.event} ${shapeOf(line.details)}`, line]))
  const sentences = [...saysAll].filter((event) => !eventNames.includes(event)).map((event) => `${event} is gone.`)
  for (const language of languages) {
    const { visitor: reader } = await world.person('super-admin', language)
    const other = world.portal.texts.in(language)('audit.field_other')
    for (const { id, event } of kinds.values()) {
      const { data } = await reader.send(audit.get, { id })
      const values = [
        ...data.changes.flatMap(({ field, label, before, after }) => [
          { field, label, value: before },
          { field, label, value: after },
        ]),
        ...data.facts,
      ]
      if (values.length === 0 && !saysAll.has(event) && !data.is_forgotten) sentences.push(`${event} says nothing.`)
      for (const { field, label, value } of values) {
        if (label === other) sentences.push(`${event}: ${field} has no label.`)
        if (!isInWords(field, value)) sentences.push(`${event}: ${field} is ${JSON.stringify(value)}.`)
      }
    }
  }
  return [...new Set(sentences)].sort()
}

function shapeOf(details: object): string {
  const { changes, before, after } = details as Record<string, unknown>
  const fields = Array.isArray(changes) ? changes.map(({ field }) => field) : []
  return [details, before, after].map((row) => (isRow(row) ? Object.keys(row).join() : row)).join(' ') + fields.join()
}

/** Codes that people type, or see as such. */
const codes = [
  'code',
  'search',
  'sha256',
  'key',
  'number',
  'replaced',
  'slug',
  'website',
  'list',
  'avatar',
  'postal_code',
]

function isInWords(field: string, value: unknown): boolean {
  if (codes.includes(field) || value === null || typeof value === 'boolean') return true
  if (typeof value === 'number') return !/(^|_)ids?$/.test(field)
  if (Array.isArray(value)) return value.every((one) => isInWords(field, one))
  if (typeof value === 'object') return Object.keys(value).every((name) => ['pl', 'en-US'].includes(name))
  return typeof value === 'string' && !/^[A-Z][A-Z_]+$|^[a-z]+_\w+$|^can-[\w-]+$|^[a-z]{2}(-[A-Z]{2})?$/.test(value)
}
