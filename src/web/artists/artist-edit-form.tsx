import type { ProArtist } from '#contract/artists/artists.entities.ts'
import { artistFields } from '#contract/artists/artists.fields.ts'
import { artists } from '#contract/artists/artists.ts'
import { Form } from '#web/kit/form/form.tsx'
import { inputValues } from '#web/kit/form/input-values.ts'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { useAddressSearch } from '#web/kit/page/address.ts'
import { LinkButton } from '#web/kit/page/link.tsx'
import { useGo } from '#web/kit/page/params.ts'
import { Panel, Row } from '#web/kit/ui/layout.tsx'
import { ArtistInputs } from '#web/pieces/artist-inputs.tsx'
import { useArtistValue } from '#web/pieces/change-value.tsx'
import { nameOf } from './word-dialog.tsx'

const titles = {
  person: 'artists.section_person',
  address: 'artists.section_address',
  business: 'artists.section_business',
  craft: 'artists.edit_craft',
  about: 'artists.details_about',
  office: 'artists.edit_office',
} as const

/** The data, as the inputs show them. */
function editValues(artist: ProArtist) {
  return { ...inputValues(artistFields, artistFields.names('office'), artist), revision: artist.revision }
}

/** Of two people who edit at once the second is told what the first changed, keeps their own text, and chooses. */
export function ArtistEditForm({ artist }: { artist: ProArtist }) {
  const t = useText()
  const go = useGo()
  const showValue = useArtistValue()
  const search = useAddressSearch()
  const page = `/proartist/${artist.id}`
  const words = {
    email: { hint: artist.level ? 'artists.edit_email_hint' : undefined },
    bio: { hint: 'artists.edit_bio_hint' },
  } as const

  return (
    <Form
      endpoint={artists.update}
      params={{ id: artist.id }}
      values={editValues(artist)}
      draft={`pro-artist-edit.${artist.id}`}
      onSent={({ data }) => {
        toast(t('artists.edit_done', { name: nameOf(data) }))
        go(page, { search })
      }}
      showValue={showValue}
    >
      {(Object.keys(titles) as (keyof typeof titles)[]).map((section) => (
        <Panel key={section} title={t(titles[section])}>
          <ArtistInputs names={artistFields.names('office', section)} words={words} />
        </Panel>
      ))}
      <Row>
        <SubmitButton>{t('artists.edit_save')}</SubmitButton>
        <LinkButton to={page} search={search}>
          {t('app.cancel')}
        </LinkButton>
      </Row>
    </Form>
  )
}
