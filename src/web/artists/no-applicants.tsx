import { useText } from '#web/kit/language/i18n.ts'
import { LinkButton } from '#web/kit/page/link.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'

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
