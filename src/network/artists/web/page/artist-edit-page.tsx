import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useAddressSearch } from '#kit/web/page/address/address.ts'
import { Link, LinkButton } from '#kit/web/page/address/link.tsx'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { DeadEnd } from '#kit/web/page/dead-end.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { artists } from '#network/artists/contract/artists.ts'
import { nameOf } from '../steps/word-dialog.shown.tsx'
import { ArtistEditForm } from './artist-edit-form.tsx'

/** Everything that the office may change in an artist's data. */
export function ArtistEditPage() {
  const t = useText()
  const id = useIdParam()
  const search = useAddressSearch()
  const { data, error, refetch, isFetchedAfterMount: isFresh } = useApi(artists.get, { id })
  const artist = data?.data
  if (error?.status === 404) {
    return (
      <DeadEnd
        title={t('artists.absent_title')}
        text={t('artists.absent_text')}
        action={<LinkButton to="/dashboard">{t('app.to_dashboard')}</LinkButton>}
      />
    )
  }
  if (!artist && error) {
    return (
      <Page title={t('artists.edit')} width="medium">
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      </Page>
    )
  }
  // What this tab saw earlier is not what an edit may start from.
  if (!artist || !isFresh) return <PageSkeleton label={t('app.loading')} />
  const name = nameOf(artist)
  return (
    <Page
      title={t('artists.edit_title', { name })}
      intro={
        <Link to={`/proartist/${id}`} search={search}>
          ← {t('artists.edit_back')}
        </Link>
      }
      width="medium"
    >
      <ArtistEditForm key={id} artist={artist} />
    </Page>
  )
}
