import { sql } from 'kysely'
import { allRows } from '#kit/contract/list.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { failFields, found } from '#kit/server/http/errors.ts'
import { Attachment } from '#kit/server/http/files/attachment.ts'
import { type CsvColumn, csvOf } from '#kit/server/lists/csv.ts'
import { minute, nameOfCode } from '#kit/server/lists/csv-values.ts'
import { countRows, readLongList } from '#kit/server/lists/list.ts'
import { addressOf } from '#kit/server/mail/mail.ts'
import { techniques } from '#network/artists/contract/artists.choices.ts'
import { checkPath, withInitial } from '#teaching/certificates/contract/certificate-number.ts'
import {
  type CertificateQuery,
  certificateStates,
  certificates,
  type PublicCertificate,
} from '#teaching/certificates/contract/certificates.ts'
import { bundleHandlers } from './bundles.routes.ts'
import { fileOf } from './certificates.files.ts'
import {
  certificateDetails,
  certificateList,
  hasNumber,
  ofPortal,
  ownCertificates,
  type Printable,
  visibleCertificates,
  withReplacement,
} from './certificates.queries.ts'
import { correctCertificate, revoke } from './certificates.steps.ts'
import { credentialHandlers } from './credentials.routes.ts'

const subject = (ctx: Context, { id }: { id: number }) =>
  visibleCertificates(ctx).select('certificates.id').where('certificates.id', '=', id).executeTakeFirst()

const answer = async (ctx: Context, id: number) => ({ data: found(await certificateDetails(ctx, id)) })

export const certificateRoutes = routes(certificates, {
  ...bundleHandlers,
  ...credentialHandlers,

  list: (ctx, query) => readLongList(ctx.db, byDefault(query), certificateList(ctx, query)),
  counts: async (ctx, query) => ({ data: { total: await countRows(ctx.db, query, certificateList(ctx, query)) } }),

  export: (ctx, query) => {
    const all = { ...byDefault(query), page: 1, itemsPerPage: allRows }
    return csvOf(ctx.db, all, certificateList(ctx, all), {
      name: `${ctx.t('certificates.export_name')}-${academyDay(ctx.now)}`,
      columns: columnsFor(ctx),
    })
  },

  get: { subject, handle: (ctx, { id }) => answer(ctx, id) },

  revoke: {
    subject,
    handle: async (ctx, { id, reason }) => {
      await revoke(ctx, id, reason)
      return answer(ctx, id)
    },
  },

  correct: {
    subject,
    handle: async (ctx, { id, reason, technique, ...corrected }) => {
      const known = found(await certificateDetails(ctx, id)).technique ?? technique
      if (!known) failFields({ technique: 'required' })
      return answer(ctx, await correctCertificate(ctx, id, { ...corrected, technique: known }, reason))
    },
  },

  pdf: {
    subject: async (ctx, { id }) =>
      (await ofPortal(withReplacement(visibleCertificates(ctx)))
        .where('certificates.id', '=', id)
        .executeTakeFirst()) ??
      (await ofPortal(ownCertificates(ctx)).where('certificates.id', '=', id).executeTakeFirst()),
    handle: async (ctx, _input, certificate: Printable) => {
      const { pdf } = await fileOf(ctx, certificate)
      return new Attachment({ name: `${certificate.number}.pdf`, mime: 'application/pdf', body: pdf })
    },
  },

  own: async (ctx) => {
    const rows = await ownCertificates(ctx).orderBy('certificates.id', 'desc').execute()
    return { data: rows.map((row) => ({ ...row, url: addressOf(ctx.config, checkPath(row.number)) })) }
  },

  verify: async ({ db }, { number }) => {
    const certificate = found(await anyCertificate(db).where(hasNumber(number)).executeTakeFirst())
    return { data: shownToAnybody(certificate) }
  },

  verifyFile: async ({ db }, { sha256 }) => {
    const printed = db.selectFrom('certificate_files').select('certificate_id').where('sha256', '=', sha256)
    return { data: found(await anyCertificate(db).where('certificates.id', '=', printed).executeTakeFirst()) }
  },
})

/** Anybody who holds a certificate may read its content: they find it by what only they know. */
const anyCertificate = (db: Context['db']) => withReplacement(db.selectFrom('certificates'))

/** Numbers from before the portal can be guessed by counting, which is not to give a list of people: of those only an initial is shown. */
function shownToAnybody(certificate: PublicCertificate): PublicCertificate {
  const { holder, brought_in_at } = certificate
  return brought_in_at ? { ...certificate, holder: withInitial(holder) } : certificate
}

/** The latest first. */
function byDefault(query: CertificateQuery): CertificateQuery {
  return query.sortBy ? query : { ...query, sortBy: 'issued_at', descending: 1 }
}

function columnsFor({ t }: Context): CsvColumn[] {
  const text = (heading: string, name: 'number' | 'holder' | 'title' | 'artist' | 'place') => ({
    heading,
    value: sql.ref(`certificates.${name}`),
    isText: true,
  })
  const plain = (heading: string, value: CsvColumn['value']) => ({ heading, value, isText: false })
  const states = Object.fromEntries(certificateStates.map((state) => [state, t(`certificates.state_${state}`)]))
  const names = Object.fromEntries(techniques.map((technique) => [technique, t(`artists.techniques_${technique}`)]))
  return [
    text(t('certificates.number'), 'number'),
    text(t('certificates.holder'), 'holder'),
    text(t('certificates.course'), 'title'),
    plain(t('certificates.technique'), nameOfCode(sql`certificates.technique`, names)),
    text(t('certificates.artist'), 'artist'),
    text(t('certificates.place'), 'place'),
    plain(t('certificates.first_day'), sql.ref('first_day')),
    plain(t('certificates.last_day'), sql.ref('last_day')),
    plain(t('certificates.hours'), sql`round(minutes / 60.0, 2)`),
    plain(t('certificates.brought_in_at'), minute(sql`brought_in_at`)),
    plain(t('certificates.state'), nameOfCode(sql`certificates.state`, states)),
    plain(t('certificates.export_issued_at'), minute(sql`issued_at`)),
  ]
}
