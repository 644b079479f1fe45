import { fullName } from '#kit/contract/values/full-name.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useAddressSearch } from '#kit/web/page/address/address.ts'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import { EditedRecord } from '#kit/web/page/record/record.tsx'
import { artists } from '#network/artists/contract/artists.ts'
import { ArtistEditForm } from './artist-edit-form.tsx'

/** Everything that the office may change in an artist's data. */
export function ArtistEditPage() {
  const t = useText()
  const id = useIdParam()
  const search = useAddressSearch()
  return (
    <EditedRecord endpoint={artists.get} input={{ id }}>
      {(artist) => (
        <Page
          title={t('artists.edit_title', { name: fullName(artist) })}
          back={{ to: `/proartist/${id}`, search, label: 'artists.edit_back' }}
          width="narrow"
        >
          <ArtistEditForm key={id} artist={artist} />
        </Page>
      )}
    </EditedRecord>
  )
}
