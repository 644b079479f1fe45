import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { Row } from '#kit/web/ui/layout.tsx'
import { FormLink } from './form-link.shown.tsx'

/** Before anybody has applied: where one does, to give to artists. */
export function NoApplicants() {
  const t = useText()
  return (
    <EmptyState
      drawing="applications"
      title={t('artists.invitations_empty')}
      text={t('artists.invitations_empty_text')}
      action={
        <Row justify="center">
          <FormLink />
          <LinkButton to="/pro-artist/register">{t('artists.invitations_open_form')}</LinkButton>
        </Row>
      }
    />
  )
}
