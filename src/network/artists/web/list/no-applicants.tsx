import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'

/** Before anybody has applied: where one does. */
export function NoApplicants() {
  const t = useText()
  return (
    <EmptyState
      drawing="applications"
      title={t('artists.invitations_empty')}
      text={t('artists.invitations_empty_text')}
      action={<LinkButton to="/pro-artist/register">{t('artists.invitations_open_form')}</LinkButton>}
    />
  )
}
