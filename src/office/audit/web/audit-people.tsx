import type { ReactNode } from 'react'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import type { Right, TextKey, Translate } from '#kit/contract/texts/texts.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { levels } from '#network/levels/contract/levels.ts'
import { additionalResponsibilities } from '#network/responsibilities/contract/additional-responsibilities.ts'
import { responsibilities } from '#network/responsibilities/contract/responsibilities.ts'
import type { AuditLine } from '#office/audit/contract/audit.ts'

type Person = NonNullable<AuditLine['by']>

export function nameOf(t: Translate, { id, name }: Person): string {
  return name ?? t('audit.somebody_gone', { id })
}

/** Who did it; without an account, a stranger from somewhere, or the portal by itself. */
export function Who({ line: { by, ip } }: { line: AuditLine }) {
  const t = useText()
  const may = useMay()
  if (!by) return t(ip ? 'audit.stranger' : 'audit.portal')
  const name = nameOf(t, by)
  return by.name !== null && may('can-view-admin-system-users') ? <Link to={`/users/${by.id}`}>{name}</Link> : name
}

/** The record's name, and its kind where the name is not enough. */
export function RecordName({ line: { record, artist } }: { line: AuditLine }) {
  const t = useText()
  const kind = t(`audit.kind_${record.kind}` as TextKey)
  if (record.name === null && record.id === null) return kind
  const name = record.name ?? t('audit.record_unnamed', { kind, id: record.id ?? '' })
  return artist?.name && artist.name !== name ? `${name} · ${artist.name}` : name
}

type Way = {
  to: (line: AuditLine) => string
  search?: (line: AuditLine) => Record<string, string>
  guard: Endpoint | Right
}

const toArtist: Way = { to: ({ artist }) => `/proartist/${artist?.id}`, guard: artists.list }

const toAccount: Way = { to: ({ record }) => `/users/${record.id}`, guard: 'can-view-admin-system-users' }

const toWork: Way = { to: ({ record }) => `/portfolio/admin/edit/${record.id}`, guard: 'can-moderate-portfolio' }

/** The screen of each kind of record. Those whose calls this screen does not import otherwise have their right here. */
const ways: Record<string, Way> = {
  proArtist: toArtist,
  statusUpgrade: toArtist,
  conversation: toArtist,
  message: toArtist,
  additionalResponsibility: {
    to: ({ record }) => `/responsibilities/additional/${record.id}`,
    guard: additionalResponsibilities.get,
  },
  responsibility: { to: ({ record }) => `/responsibilities/${record.id}`, guard: responsibilities.update },
  benefit: { to: ({ record }) => `/benefits/${record.id}`, guard: benefits.update },
  level: { to: () => '/settings/levels', guard: levels.update },
  translation: {
    to: () => '/translations',
    search: ({ record }) => ({ key: record.name ?? '' }),
    guard: 'can-see-translations',
  },
  user: toAccount,
  student: { to: ({ record }) => `/student/${record.id}`, guard: 'can-view-students' },
  package: { to: ({ record }) => `/packages/${record.id}`, guard: 'can-sell-student-packages' },
  studentPackage: { to: ({ record }) => `/student/packages/${record.id}`, guard: 'can-view-student-packages' },
  training: { to: ({ record }) => `/training/${record.id}`, guard: 'can-view-pro-artist-training-details' },
  review: { to: ({ record }) => `/trainings/reviews/${record.id}`, guard: 'can-view-all-reviews' },
  abuseReport: { to: ({ record }) => `/trainings/reviews/abuse/${record.id}`, guard: 'can-moderate-reviews' },
  certificate: { to: ({ record }) => `/certificates/${record.id}`, guard: 'can-view-certificates' },
  voucher: { to: ({ record }) => `/vouchers/admin/${record.id}`, guard: 'can-view-all-vouchers' },
  portfolioItem: toWork,
  consent: toWork,
  voucherBatch: { to: ({ record }) => `/vouchers/admin/batches/${record.id}`, guard: 'can-issue-vouchers' },
  import: { to: ({ record }) => `/student/imports/${record.id}`, guard: 'can-import-data' },
  role: { to: () => '/roles', guard: 'can-edit-roles' },
  settings: { to: () => '/settings', search: () => ({ tab: 'academy' }), guard: 'can-view-system-settings' },
  terms: { to: () => '/settings', search: () => ({ tab: 'terms' }), guard: 'can-view-system-settings' },
}

/** Leads to the record, as long as it is there and the reader may open it. */
export function RecordLink({ line, children }: { line: AuditLine; children: ReactNode }) {
  const may = useMay()
  const way = ways[line.record.kind]
  if (!way || line.record.name === null || !may(way.guard)) return children
  return (
    <Link to={way.to(line)} search={way.search?.(line) ?? {}}>
      {children}
    </Link>
  )
}
