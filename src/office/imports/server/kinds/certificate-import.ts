import type { FieldChange } from '#kit/contract/revision.ts'
import type { Context } from '#kit/server/http/context.ts'
import { changesBetween } from '#kit/server/revisions/revisions.ts'
import type { DateOrder, ImportField } from '#office/imports/contract/import-kinds.ts'
import { readNumber } from '#teaching/certificates/contract/certificate-number.ts'
import { certificateKey, certificatesByNumber } from '#teaching/certificates/server/former-certificates.queries.ts'
import {
  bringInCertificates,
  type FormerCertificate,
  removeFormerCertificates,
} from '#teaching/certificates/server/former-certificates.steps.ts'
import { cellReader, readPeriod } from '../cells/read-cells.ts'
import { dayOf, fullNameIn, languageOf, outcomeOf, plain } from '../cells/typed-cells.ts'
import { type Importer, type PlannedRow, type ReadRow, refused } from '../importer.ts'
import { techniquesByName } from '../known-names.ts'
import type { Cells } from '../row-problem.ts'
import { problemsOfName, studentsByEmail } from './known-students.ts'
import { recordAdded, recordRemoved } from './recorded-rows.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'certificate.imported': { import_id: number; changes: FieldChange[] }
    'certificate.importUndone': { import_id: number }
  }
}

type Certificate = Omit<FormerCertificate, 'student_id'> & { email: string | null }
type Plan = PlannedRow & { certificate: FormerCertificate | null }

/** Certificates from before the portal are only added, each once by its own number. */
export const certificateImport: Importer<Certificate, Plan> = {
  reader: readerOf,
  key: ({ number }) => (number ? certificateKey(number) : null),
  twice: 'import_number_twice',
  sums: ({ holder }) => ({ person: holder?.toLowerCase(), certificates: 1 }),

  async compare({ db }, rows, isLocking) {
    const students = await studentsByEmail(db, rows, isLocking)
    const known = await certificatesByNumber(
      db,
      rows.flatMap(({ values }) => values.number ?? []),
    )
    return rows.map((row): Plan => {
      const { email, ...values } = row.values
      const student = email ? students.get(email.toLowerCase()) : undefined
      const problems = [
        ...row.problems,
        ...(email ? problemsOfName(student, values.holder ?? '', 'import_holder_differs') : []),
      ]
      const there = known.get(certificateKey(values.number ?? ''))
      const isSame = there && there.holder === values.holder && there.title === values.title
      if (there && !isSame)
        problems.push({
          field: 'number',
          code: 'import_number_taken',
          params: { holder: there.holder, title: there.title },
        })
      if (problems.length > 0) return { ...refused(row.line, problems), certificate: null }
      if (there)
        return { line: row.line, outcome: 'NOTHING', changes: [], problems, subject_id: there.id, certificate: null }
      const certificate = { ...(values as Certificate), student_id: student?.id ?? null }
      const changes = shownOf(certificate, email ?? null)
      return { line: row.line, outcome: 'CREATE', changes, problems, subject_id: null, certificate }
    })
  },

  async write(ctx, import_id, plans) {
    const toEnter = plans.flatMap(({ line, certificate }) => (certificate ? [{ line, certificate }] : []))
    const made = await bringInCertificates(
      ctx,
      toEnter.map(({ certificate }) => certificate),
    )
    const ids = new Map(toEnter.map(({ line }, index) => [line, made[index] as number]))
    const entered = plans.map(({ certificate: _, ...plan }) => plan)
    return recordAdded(ctx, 'certificate', import_id, entered, ids)
  },

  async undo(ctx, import_id, rows) {
    const ids = rows.map(({ subject_id }) => subject_id)
    const reasons = await removeFormerCertificates(ctx.db, ids)
    return recordRemoved(ctx, 'certificate', import_id, rows, reasons)
  },
}

async function readerOf(ctx: Context, _fields: ReadonlySet<ImportField>, dateOrder: DateOrder) {
  const known = techniquesByName(ctx)
  return (cells: Cells): Omit<ReadRow<Certificate>, 'line'> => {
    const cell = cellReader(cells)
    const { problems, wrong, take, text } = cell
    const holder = fullNameIn(cells)
    for (const field of ['number', 'training_title', 'last_day_on'] as const)
      if (!cells[field]) wrong(field, 'required')
    if (!holder) wrong('full_name', 'required')
    const number = readNumber(cells.number ?? '') ?? text('number', 60)
    const period = readPeriod(cell, dateOrder)
    const former_outcome = text('outcome', 100)
    if (former_outcome && outcomeOf(former_outcome) === 'FAIL') wrong('outcome', 'import_not_passed')
    const issued_on = take('issued_on', 'import_day', (text) => dayOf(text, dateOrder)) ?? period.last_day
    return {
      values: {
        ...(number && { number }),
        ...period,
        ...(issued_on && { issued_on }),
        holder: holder.replaceAll(/\s+/g, ' ').slice(0, 160),
        email: cells.email ?? null,
        title: text('training_title', 200) ?? '',
        artist: text('artist', 160) ?? '',
        place: text('place', 200) ?? null,
        technique: take('technique', 'import_technique', (text) => known.get(plain(text))) ?? null,
        minutes: take('hours', 'import_hours', minutesIn) ?? null,
        language: take('language_name', 'import_language', languageOf) ?? 'pl',
        former_outcome: former_outcome ?? null,
      },
      problems,
    }
  }
}

/** "16", "7,5 h", "16 godz." */
function minutesIn(text: string): number | null {
  const [, hours = ''] = /^(\d{1,4}(?:[.,]\d{1,2})?)\s*(?:h|godz\.?|godzin[ay]?|hours?|hrs?)?$/i.exec(text) ?? []
  const minutes = Math.round(Number(hours.replace(',', '.')) * 60)
  return minutes > 0 && minutes <= 60_000 ? minutes : null
}

/** What the certificate would be, field by field. */
function shownOf({ number, holder, title, artist, minutes, ...rest }: FormerCertificate, email: string | null) {
  return changesBetween(
    {},
    {
      ...{ number, full_name: holder, email, training_title: title, artist: artist || null },
      ...{ first_day_on: rest.first_day, last_day_on: rest.last_day, issued_on: rest.issued_on },
      ...{ outcome: rest.former_outcome, technique: rest.technique, hours: minutes && minutes / 60, place: rest.place },
    },
  ).filter(({ after }) => after !== null)
}
