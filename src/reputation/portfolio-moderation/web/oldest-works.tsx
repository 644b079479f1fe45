import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { OldestRow, OldestRows } from '#kit/web/list/oldest-rows.tsx'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { portfolioModeration } from '#reputation/portfolio-moderation/contract/portfolio-moderation.ts'

/**
 * Works that wait for approval. No picture is approved without having been on the screen: the decision is next to it,
 * and leads to the next work.
 */
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
