import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#kit/contract/texts/text.ts'
import { academyZone } from '#kit/contract/values/academy-zone.ts'
import { currency } from '#kit/contract/values/money.ts'
import type { Context } from '#kit/server/http/context.ts'
import { phoneColumn } from '#kit/server/lists/phone-cell.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { type Metric, metrics } from '#network/levels/contract/levels.ts'
import { type ImportField, type ImportKind, kindsOfImports } from '#office/imports/contract/import-kinds.ts'
import { fileFields } from '#office/imports/contract/imports.files.ts'
import { nameOfLanguage } from '../known-names.ts'

type Reader = Pick<Context, 't' | 'language'>
type Row = Record<string, unknown>
type Table = {
  fields: readonly ImportField[]
  /** By their ids, which no file has. */
  rows: RawBuilder<unknown>
  /** What is written in another way than it is stored. */
  cells?: (row: Row) => Partial<Record<ImportField, string>>
}

const dayOf = (at: string) => sql`(${sql.raw(at)} at time zone ${sql.lit(academyZone)})::date::text`
/** What ends at midnight is valid through the day before. */
const lastDay = (at: string) => dayOf(`(${at} - interval '1 millisecond')`)
const money = (amount: string) => sql`(${sql.raw(amount)} / 100.0)::numeric(12, 2)::text`

/** Whether somebody can sign in, and what they do without. */
const account = (people: string) => sql`
  (select is_blocked from users where users.id = ${sql.ref(`${people}.user_id`)}) as is_blocked,
  (select unwanted_mails from users where users.id = ${sql.ref(`${people}.user_id`)}) as unwanted_mails
`
const phone = sql`${phoneColumn(sql`phone`)} as phone`
/** What was written in this language, and not repeated from the other one. */
const typedIn = (column: string, language: Language) =>
  sql`case when coalesce(${sql.ref(column)}::jsonb ->> 'only', ${language}) = ${language} then ${sql.ref(column)}::jsonb ->> ${language} end`
/** What the lowest level required when it was higher stays stored, and is no requirement. */
const required = (metric: Metric) => sql`
  case when position > (select min(position) from levels) then (
    select required ->> 'at_least' from jsonb_array_elements(requirements) required where required ->> 'metric' = ${metric}
  ) end as ${sql.ref(metric)}
`

/**
 * What each kind of import would read, from all that is there. What is over for good (cancelled, paid back, revoked, used up) and people who
 * were erased are in backups alone.
 */
export function exportedTables(reader: Reader): Record<ImportKind, Table> {
  return {
    LEVELS: levels,
    PACKAGES: packages(reader),
    STUDENTS: students(reader),
    ARTISTS: artists(reader),
    TRAININGS: trainings(reader),
    SALES: sales(reader),
    VOUCHERS: vouchers,
    CERTIFICATES: certificates(reader),
  }
}

const levels: Table = {
  fields: [...kindsOfImports.LEVELS.fields],
  // No file has the positions themselves, in which there may be gaps.
  rows: sql`
    select row_number() over (order by position)::int as id, code as level_code,
      ${typedIn('name', 'pl')} as level_name, ${typedIn('name', 'en-US')} as level_name_en,
      row_number() over (order by position)::int as position, ${sql.join(metrics.map(required))}
    from levels
  `,
}

const packages = ({ t }: Reader): Table => ({
  fields: [...kindsOfImports.PACKAGES.fields],
  rows: sql`
    select id, ${typedIn('name', 'pl')} as package_name, ${typedIn('name', 'en-US')} as package_name_en,
      ${typedIn('description', 'pl')} as description, ${typedIn('description', 'en-US')} as description_en,
      ${money('price_amount')} as list_price, entries as package_entries, validity_days, is_active
    from packages
  `,
  cells: ({ is_active }) => ({ on_sale: t(is_active ? 'app.yes' : 'app.no') }),
})

const students = ({ t }: Reader): Table => ({
  fields: [
    ...(['email', 'first_name', 'last_name', 'phone', 'country_id', 'language_name', 'internal_note'] as const),
    ...(['account', 'unwanted_mails'] as const),
  ],
  rows: sql`
    select students.id, email, first_name, last_name, ${phone}, countries.code as country_id, language_name, internal_note,
      ${account('students')}
    from students left join countries on countries.id = country_id
    where merged_into is null and not is_forgotten(students.user_id, email)
  `,
  cells: (row) => accountCells(t, row),
})

const artists = ({ t, language }: Reader): Table => ({
  fields: [
    ...(['email', 'first_name', 'last_name', 'phone', 'country_id', 'language_name', 'level', 'level_on'] as const),
    ...(['activation', 'city', 'street', 'postal_code', 'company_name', 'tax_id', 'website', 'instagram'] as const),
    ...(['techniques', 'years_of_experience', 'languages', 'internal_note'] as const),
    ...(['account', 'unwanted_mails'] as const),
    // The cells of these follow from the files (`exported-files.ts`).
    ...fileFields,
  ],
  rows: sql`
    select pro_artists.id, email, first_name, last_name, ${phone}, countries.code as country_id, language_name,
      levels.name::jsonb ->> ${language} as level,
      coalesce((
        select ${dayOf('at')} from pro_artist_history
        where pro_artist_id = pro_artists.id and (event = 'imported' or changes @> '[{"field": "level"}]')
        order by pro_artist_history.id desc limit 1
      ), ${dayOf('pro_artists.status_changed_at')}) as level_on,
      activation_status, city, street, postal_code, company_name, tax_id, website, instagram, techniques,
      years_of_experience, languages, internal_note, ${account('pro_artists')}
    from pro_artists join countries on countries.id = country_id join levels on levels.id = level_id
    where invitation_status = ${invitationStatus.COMPLETED} and not is_forgotten(pro_artists.user_id, email)
  `,
  cells: ({ activation_status, techniques, languages, ...row }) => ({
    ...accountCells(t, row),
    activation: t(`imports.activation_${activation_status === 1 ? 'ENABLED' : 'DISABLED'}`),
    techniques: named(techniques, (code) => techniqueOf(t, code)),
    languages: named(languages, (code) => nameOfLanguage(code, language)),
  }),
})

const trainings = ({ t, language }: Reader): Table => ({
  fields: [
    ...(['training_title', 'first_day_on', 'last_day_on', 'taught_by', 'place', 'technique'] as const),
    ...(['language_name', 'email', 'full_name', 'result'] as const),
  ],
  rows: sql`
    select participants.id,
      coalesce(
        nullif(trainings.title::jsonb ->> case language when 'pl' then 'pl' else 'en-US' end, ''),
        nullif(trainings.title::jsonb ->> 'pl', ''), trainings.title::jsonb ->> 'en-US'
      ) as training_title,
      (starts_at at time zone time_zone)::date::text as first_day_on,
      ((ends_at - interval '1 millisecond') at time zone time_zone)::date::text as last_day_on,
      coalesce(pro_artists.email, former_artist) as taught_by, kind,
      concat_ws(', ', nullif(venue ->> 'name', ''), nullif(venue ->> 'city', '')) as place,
      technique, language, students.email, ${fullNameIn('students')} as full_name, outcome
    from participants join trainings on trainings.id = training_id join students on students.id = student_id
      left join pro_artists on pro_artists.id = trainings.pro_artist_id
    where state = 'COMPLETED' and participants.status <> 'CANCELLED' and not is_forgotten(students.user_id, students.email)
  `,
  cells: ({ kind, place, technique, language: spoken, outcome }) => ({
    place: kind === 'ONLINE' ? 'online' : String(place),
    technique: technique ? techniqueOf(t, technique) : '',
    language_name: nameOfLanguage(String(spoken), language),
    result: outcome === 'NONE' ? '' : t(`participants.outcome_${outcome as 'PASS'}`),
  }),
})

const sales = ({ t, language }: Reader): Table => ({
  fields: [
    ...(['email', 'package', 'price', 'payment_status', 'sold_on', 'activates_on', 'expires_on'] as const),
    ...(['entries', 'entries_used', 'pause_starts_on', 'pause_ends_on', 'seller', 'same_sale'] as const),
  ],
  rows: sql`
    select sold.id, students.email, packages.name::jsonb ->> ${language} as package, ${money('sold.price_amount')} as price,
      payment_status = 'PAID' as is_paid, case when sold.is_sale_day_known then ${dayOf('sold.sold_at')} end as sold_on, ${dayOf('activates_at')} as activates_on,
      ${lastDay('expires_at')} as expires_on, entries_total as entries, entries_used,
      pause.starts_on::text as pause_starts_on, pause.ends_on::text as pause_ends_on, pro_artists.email as seller,
      nullif(1 + (
        select count(*)::int from student_packages earlier
        where earlier.student_id = sold.student_id and earlier.package_id = sold.package_id
          and earlier.price_amount = sold.price_amount and earlier.id < sold.id and earlier.status <> 'CANCELLED'
          and earlier.payment_status <> 'REFUNDED' and earlier.is_sale_day_known = sold.is_sale_day_known
          and (not sold.is_sale_day_known or ${dayOf('earlier.sold_at')} = ${dayOf('sold.sold_at')})
      ), 1) as same_sale
    from student_packages sold
      join students on students.id = sold.student_id join packages on packages.id = package_id
      left join pro_artists on pro_artists.id = sold.pro_artist_id
        and not is_forgotten(pro_artists.user_id, pro_artists.email)
      left join student_package_pauses pause on pause.student_package_id = sold.id
        and pause.ends_on >= (now() at time zone ${sql.lit(academyZone)})::date
    where sold.status <> 'CANCELLED' and payment_status <> 'REFUNDED' and not is_forgotten(students.user_id, students.email)
  `,
  cells: ({ is_paid }) => ({ payment_status: t(is_paid ? 'app.yes' : 'app.no') }),
})

const vouchers: Table = {
  fields: [
    ...(['email', 'code', 'number', 'worth', 'uses_left', 'budget_left'] as const),
    ...(['price', 'activates_on', 'expires_on'] as const),
  ],
  rows: sql`
    select vouchers.id, users.email, code, former_number as number,
      case kind when 'PERCENT' then value || '%' else ${money('value')} end as worth,
      uses_left, ${money('balance')} as budget_left, ${money('price_amount')} as price,
      ${dayOf('available_at')} as activates_on, ${lastDay('valid_until')} as expires_on
    from vouchers join users on users.id = holder_id
    where taken_back_at is null and blocked_at is null and payment_status <> 'REFUNDED' and uses_left > 0
      and coalesce(balance, 1) > 0 and coalesce(currency, ${currency}) = ${currency} and not is_forgotten(users.id, users.email)
  `,
}

const certificates = ({ t }: Reader): Table => ({
  fields: [
    ...(['number', 'full_name', 'email', 'training_title', 'issued_on', 'first_day_on', 'last_day_on'] as const),
    ...(['artist', 'outcome', 'technique', 'hours', 'place', 'language_name'] as const),
  ],
  rows: sql`
    select certificates.id, number, holder as full_name,
      case when not is_forgotten(students.user_id, students.email) then students.email end as email, title as training_title,
      ${dayOf('issued_at')} as issued_on, first_day::text as first_day_on, last_day::text as last_day_on, artist,
      former_outcome as outcome, technique, round(minutes / 60.0, 2)::float8::text as hours, place,
      language as language_name
    from certificates left join students on students.id = student_id
    where state = 'VALID' and holder <> ''
  `,
  cells: ({ technique }) => ({ technique: technique ? techniqueOf(t, technique) : '' }),
})

const named = (codes: unknown, nameOf: (code: string) => string) => (codes as string[]).map(nameOf).join(', ')
const techniqueOf = (t: Reader['t'], code: unknown) => t(`artists.techniques_${code as 'LIPS'}`)
const accountCells = (t: Reader['t'], { is_blocked, unwanted_mails }: Row) => ({
  account: is_blocked ? t('imports.account_BLOCKED') : '',
  unwanted_mails: named(unwanted_mails, (kind) => t(`account.mails_${kind as 'messages'}`)),
})
