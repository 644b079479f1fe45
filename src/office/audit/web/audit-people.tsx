import type { ReactNode } from 'react'
import type { TextKey, Translate } from '#kit/contract/texts/texts.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { useRecordLink } from '#kit/web/page/record/record-links.ts'
import { useMay } from '#kit/web/session/session.ts'
import type { AuditLine } from '#office/audit/contract/audit.ts'

type Person = NonNullable<AuditLine['by']>

export function nameOf(t: Translate, { id, name }: Person): string {
  return name ?? t('audit.somebody_gone', { id })
}

/** Who did it; without an account, a guest, or the portal by itself. */
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

/** Leads to the record, as long as it is there and the reader may open it. */
export function RecordLink({ line: { record, artist }, children }: { line: AuditLine; children: ReactNode }) {
  const linkTo = useRecordLink()
  const link = record.name === null ? null : linkTo(record.kind, { ...record, artist: artist?.id })
  return link ? <Link {...link}>{children}</Link> : children
}
