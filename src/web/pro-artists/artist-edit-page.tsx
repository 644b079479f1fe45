import { proArtists } from '#contract/pro-artists.ts'
import { useAddressSearch } from '#web/kit/address.ts'
import { DeadEnd } from '#web/kit/dead-end.tsx'
import { ErrorPanel } from '#web/kit/error-panel.tsx'
import { useText } from '#web/kit/i18n.ts'
import { Link, LinkButton } from '#web/kit/link.tsx'
import { Page } from '#web/kit/page.tsx'
import { useIdParam } from '#web/kit/params.ts'
import { useApi } from '#web/kit/query.ts'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { ArtistEditForm } from './artist-edit-form.tsx'
import { nameOf } from './word-dialog.tsx'

/** Everything that the office may change in an artist's data. */
export function ArtistEditPage() {
  const t = useText()
  const id = useIdParam()
  const search = useAddressSearch()
  const { data, error, refetch, isFetchedAfterMount: isFresh } = useApi(proArtists.get, { id })
  const artist = data?.data
  if (error?.status === 404) {
    return (
      <DeadEnd
        title={t('proArtists.absent_title')}
        text={t('proArtists.absent_text')}
        action={<LinkButton to="/dashboard">{t('app.to_dashboard')}</LinkButton>}
      />
    )
  }
  if (!artist && error) {
    return (
      <Page title={t('proArtists.edit')} width="medium">
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      </Page>
    )
  }
  // What this tab saw earlier is not what an edit may start from.
  if (!artist || !isFresh) return <PageSkeleton label={t('app.loading')} />
  const name = nameOf(artist)
  return (
    <Page
      title={t('proArtists.edit_title', { name })}
      intro={
        <Link to={`/proartist/${id}`} search={search}>
          ← {t('proArtists.edit_back')}
        </Link>
      }
      width="medium"
    >
      <ArtistEditForm key={id} artist={artist} />
    </Page>
  )
}
