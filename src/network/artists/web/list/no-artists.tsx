import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { Row } from '#kit/web/ui/layout.tsx'
import { FormLink } from './form-link.shown.tsx'

/** Before anybody belongs to the network: how one gets there, and the first step of it. */
export function NoArtists() {
  const t = useText()
  const mayAccept = useMay()('can-view-applied-pro-artists')
  const texts = [t('artists.network_empty_text'), mayAccept && t('artists.network_empty_first')]
  return (
    <EmptyState
      drawing="artists"
      title={t('artists.network_empty')}
      text={texts.filter(Boolean).join(' ')}
      action={
        mayAccept && (
          <Row justify="center">
            <FormLink />
            <LinkButton to="/proartist/invitations">{t('artists.verification_to_invitations')}</LinkButton>
          </Row>
        )
      }
    />
  )
}
