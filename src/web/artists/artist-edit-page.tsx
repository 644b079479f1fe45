import { artists } from '#contract/artists/artists.ts'
import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import { useApi } from '#web/kit/calls/query.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { useAddressSearch } from '#web/kit/page/address.ts'
import { DeadEnd } from '#web/kit/page/dead-end.tsx'
import { Link, LinkButton } from '#web/kit/page/link.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useIdParam } from '#web/kit/page/params.ts'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { ArtistEditForm } from './artist-edit-form.tsx'
import { nameOf } from './word-dialog.tsx'

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
