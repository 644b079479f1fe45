import { portfolioModeration } from '#contract/portfolio-moderation/portfolio-moderation.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { LinkButton } from '#web/kit/page/link.tsx'
import { OldestRow, OldestRows } from '#web/pieces/oldest-rows.tsx'

/** What artists want to show. No picture is approved unseen: the decision stands beside it, and leads to the next. */
export function OldestWorks() {
  const t = useText()
  const inLanguage = useBilingual()
  return (
    <OldestRows
      endpoint={portfolioModeration.list}
      input={{ status: 'PENDING', sortBy: 'status_changed_at', total: 'later' }}
    >
      {({ id, artist, title, status_changed_at }) => {
        const place = {
          to: `/portfolio/admin/edit/${id}`,
          search: { status: 'PENDING', sortBy: 'status_changed_at' },
        }
        return (
          <OldestRow key={id} person={artist} {...place} note={inLanguage(title)} since={status_changed_at}>
            <LinkButton size="sm" {...place}>
              {t('portfolioModeration.look')}
            </LinkButton>
          </OldestRow>
        )
      }}
    </OldestRows>
  )
}
