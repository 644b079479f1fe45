import { useText } from '#kit/web/language/i18n.ts'
import { OldestRow, OldestRows } from '#kit/web/list/oldest-rows.tsx'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { contentReports } from '#reputation/content-reports/contract/content-reports.ts'

/** Reports of content that wait. Nothing is decided on unread: the decision is below what was reported. */
export function OldestContent() {
  const t = useText()
  return (
    <OldestRows endpoint={contentReports.list} input={{ stage: 'WAITING', sortBy: 'state_changed_at' }}>
      {({ id, artist, kind, state, reasons, state_changed_at }) => {
        const to = `/content-reports/${id}`
        const why =
          state === 'OBJECTED'
            ? t('contentReports.state_OBJECTED')
            : t(`contentReports.reason_${reasons[0] ?? 'RULES'}`)
        return (
          <OldestRow
            key={id}
            {...(artist ? { person: artist } : { title: t('contentReports.artist_gone') })}
            to={to}
            note={`${t(`contentReports.kind_${kind}`)}: ${why}`}
            since={state_changed_at}
          >
            <LinkButton size="sm" to={to}>
              {t('contentReports.decide')}
            </LinkButton>
          </OldestRow>
        )
      }}
    </OldestRows>
  )
}
