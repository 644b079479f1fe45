import { useText } from '#kit/web/language/i18n.ts'
import { OldestRow, OldestRows } from '#kit/web/list/oldest-rows.tsx'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { abuseReports } from '#reputation/abuse-reports/contract/abuse-reports.ts'

/** The reports of reviews that wait. No review is decided on unread: the decision is below its text. */
export function OldestReports() {
  const t = useText()
  return (
    <OldestRows endpoint={abuseReports.list} input={{ stage: 'WAITING', sortBy: 'state_changed_at' }}>
      {({ id, artist, review, state, reason, state_changed_at }) => {
        const to = `/trainings/reviews/abuse/${id}`
        return (
          <OldestRow
            key={id}
            {...(artist ? { person: artist } : { title: review.artist_name })}
            to={to}
            note={`${t(state === 'OBJECTED' ? 'abuseReports.state_OBJECTED' : `abuseReports.reason_${reason}`)}: ${review.text}`}
            since={state_changed_at}
          >
            <LinkButton size="sm" to={to}>
              {t('abuseReports.decide')}
            </LinkButton>
          </OldestRow>
        )
      }}
    </OldestRows>
  )
}
