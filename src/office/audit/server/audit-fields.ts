import type { FieldChange } from '#kit/contract/revision.ts'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import { changesBetween } from '#kit/server/revisions/revisions.ts'

/*
 * How the fields of events are shown. A field without an entry here is shown by its type, with the label of its
 * feature; one without a label in any text is a fault that a test of all events finds.
 */

/** Not shown: the line names these by its record, its artist or its person, or they are of no interest to a reader. */
const untold: ReadonlySet<string> = new Set([
  ...[
    'artist',
    'person',
    'work',
    'training',
    'responsibility',
    'review_id',
    'conversation_id',
    'pro_artist_id',
    'role',
  ],
  ...['document_id', 'image_id', 'file_id', 'evidence_id', 'message_id', 'entry_id', 'user_id', 'up_to', 'up_to_id'],
  ...['is_told', 'is_unchecked', 'is_verified', 'is_in_force', 'isNews', 'isFirstUnread', 'move', 'settled'],
  ...['terms_accepted', 'currency'],
])

/** Fields that nobody typed: the portal derives them, or they are the row's ids. */
const ownFields: ReadonlySet<string> = new Set([
  ...[
    'id',
    'revision',
    'created_at',
    'updated_at',
    'position',
    'artist',
    'history',
    'evidence',
    'roles',
    'terms_accepted',
  ],
  ...[
    'validity',
    'falling',
    'artists_count',
    'sold',
    'again',
    'is_own',
    'is_overdue',
    'has_own_alt',
    'owes_second_factor',
  ],
])

/** Labels that are not named like their field. */
export const labels: Record<string, TextKey> = {
  voucherDelayInDays: 'settings.voucher_delay_days',
  googleDriveMarketingMaterialsLink: 'settings.marketing',
  emails: 'settings.dedicated',
  review_voucher_percent: 'settings.review_voucher',
  two_factor_required_from: 'settings.two_factor',
  inactive_applicant_months: 'settings.inactive_applicants_months',
  // What a field is called elsewhere is something else here.
  'training.kind': 'trainings.kind',
  'erasure.cause': 'erasures.column_cause',
  'review.fields': 'audit.field_edited',
  'user.count': 'audit.field_codes_left',
}

/** The prefix of the texts that name a choice: of a kind of record, or wherever the field is. */
export const choices: Record<string, string> = {
  given: 'rights.',
  taken: 'rights.',
  role: 'app.role_',
  channels: 'consents.channel_',
  standing: 'consents.channel_',
  outcome: 'participants.outcome_',
  stage: 'portfolio.stage_',
  technique: 'artists.techniques_',
  techniques: 'artists.techniques_',
  payment_status: 'studentPackages.payment_',
  measure: 'abuseReports.measure_',
  ground: 'abuseReports.ground_',
  'abuseReport.reason': 'abuseReports.reason_',
  'erasure.cause': 'erasures.cause_',
  'proArtist.kind': 'artists.kind_',
}

/** Fields that hold the id of a record, or several. */
export const records: Record<string, string> = {
  training_id: 'training',
  session_id: 'session',
  present_at: 'session',
  absent_at: 'session',
  student_id: 'student',
  participant_id: 'participant',
  student_package_id: 'studentPackage',
  package_id: 'package',
  pro_artist_id: 'proArtist',
  country_id: 'country',
  import_id: 'import',
  level_ids: 'level',
  voucher_ids: 'issuedVoucher',
  cover: 'picture',
  images: 'picture',
}

type Details = Record<string, unknown>

/** What changed where before and after are one value. */
const onlyField: Record<string, string> = {
  'user.languageChanged': 'language_name',
  'proArtist.documentChanged': 'valid_until',
  'proArtist.levelSet': 'level',
  'participant.graded': 'outcome',
}

/** What a status became where only the one before was recorded. */
const becomes: Record<string, string> = {
  'review.hidden': 'HIDDEN',
  'review.removed': 'REMOVED',
  'review.restored': 'PUBLISHED',
}

/** Events whose details are shown in another shape than they were recorded in. */
const shapes: Record<string, (details: Details) => Details> = {
  'proArtist.applied': ({ application }) => ({ after: application }),
  'additionalResponsibility.given': ({ responsibility }) => ({ after: only(responsibility, 'name', 'due_on') }),
  'training.rescheduled': ({ training }) => only(training, 'sessions', 'venue'),
  'statusUpgrade.requested': ({ request }) => ({ level: (request as Details)?.to_level, ...only(request, 'message') }),
  'statusUpgrade.withdrawn': ({ request }) => ({ level: (request as Details)?.to_level }),
  'statusUpgrade.approved': ({ request, ...details }) => ({ level: (request as Details)?.to_level, ...details }),
  'statusUpgrade.rejected': ({ request, ...details }) => ({ level: (request as Details)?.to_level, ...details }),
  // A picture is shown by its description, the order by all of them.
  'portfolioItem.coverChosen': ({ image_id }) => (image_id === null ? { is_first_cover: true } : { cover: image_id }),
  'portfolioItem.imagesReordered': ({ ids }) => ({ images: ids }),
  // The changes of a sent form, without its unchanged values.
  'proArtist.formSent': ({ changes }) => ({ changes }),
}

type Told = { changes: FieldChange[]; facts: [field: string, value: unknown][] }

/** The content of a line: the fields that changed, and all other recorded values. */
export function toldOf(event: string, recorded: Details): Told {
  const { changes, before, after, ...facts } = shapes[event]?.(recorded) ?? recorded
  return {
    changes: changesOf(event, { changes, before, after }),
    facts: Object.entries(facts).filter(([field, value]) => !untold.has(field) && !isNothing(value)),
  }
}

function changesOf(event: string, { changes, before, after }: Details): FieldChange[] {
  if (Array.isArray(changes)) return changes as FieldChange[]
  const field = onlyField[event]
  if (field) return [{ field, before: before ?? null, after: after ?? null }]
  if (becomes[event]) return [{ field: 'status', before: before ?? null, after: becomes[event] }]
  if (!isRow(before) && !isRow(after)) return []
  // What was added or removed has each of its fields; an edit those that it names.
  const fields = isRow(after) ? after : Object.fromEntries(Object.keys(before as Details).map((name) => [name, null]))
  return changesBetween(isRow(before) ? before : {}, fields).filter(
    (change) => !ownFields.has(change.field) && !(isNothing(change.before) && isNothing(change.after)),
  )
}

export function isRow(value: unknown): value is Details {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.every(isNothing))
}

function only(row: unknown, ...fields: string[]): Details {
  return isRow(row) ? Object.fromEntries(fields.map((field) => [field, row[field]])) : {}
}
