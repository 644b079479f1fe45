import { operatorOf } from '#academy/settings/server/operator.queries.ts'
import { type Language, languages } from '#kit/contract/texts/text.ts'
import { type DataKind, dataKinds } from '#kit/contract/values/data-kinds.ts'
import type { Context } from '#kit/server/http/context.ts'
import { masked } from './other-people.ts'
import type { Reading } from './stored-rows.ts'

type Services = Pick<Context, 'texts' | 'config' | 'now'>
/** What was found on the way: of how many records of each kind, and which files are not there as they were stored. */
export type Contents = { counts: Map<DataKind, number>; missing: string[] }

/** The content of the ZIP, in both languages: its recipient may show it to somebody else. */
export async function readme(services: Services, reading: Reading, contents: Contents): Promise<string> {
  const { privacy_email, operator_email } = await operatorOf(reading.db)
  // A person without an account, as an applicant, cannot request it in the portal.
  const email = privacy_email ?? operator_email ?? services.config.mailReplyTo
  const parts = languages.map((language) => partIn(language, services, reading, contents, email))
  return `\uFEFF${parts.join(`\n\n${'='.repeat(72)}\n\n`)}`.replaceAll('\n', '\r\n')
}

function partIn(
  language: Language,
  { texts, config, now }: Services,
  { person }: Reading,
  { counts, missing }: Contents,
  email: string | null,
): string {
  const t = texts.in(language)
  const dateFormat = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  const lines = dataKinds
    .filter((kind) => counts.has(kind))
    .map((kind) => `  tables/${kind}.csv: ${t(`personalData.kind_${kind}`)} (${counts.get(kind)})`)
  const who = [person.name, person.email].filter(Boolean).join(', ')
  return [
    t('answers.personal_data_title'),
    t('answers.personal_data_about', { who: who || '—', date: `${dateFormat.format(now)} UTC` }),
    t('answers.personal_data_files'),
    lines.length > 0 ? lines.join('\n') : `  ${t('answers.personal_data_nothing')}`,
    t('answers.personal_data_masked', { mask: masked }),
    t('answers.personal_data_left_out'),
    missing.length > 0 && `${t('answers.personal_data_missing')}\n${missing.map((name) => `  ${name}`).join('\n')}`,
    email
      ? t('answers.personal_data_questions_mail', { address: config.publicUrl, email })
      : t('answers.personal_data_questions', { address: config.publicUrl }),
  ]
    .filter(Boolean)
    .join('\n\n')
}
