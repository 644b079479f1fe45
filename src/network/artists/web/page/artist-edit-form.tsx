import { fullName } from '#kit/contract/values/full-name.ts'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useAddressSearch } from '#kit/web/page/address/address.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useGo } from '#kit/web/page/address/params.ts'
import { Row } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import { artistFields } from '#network/artists/contract/artists.fields.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { ArtistInputs } from '../fields/artist-inputs.shown.tsx'
import { useArtistValue } from '../fields/change-value.shown.tsx'
import { editValues } from './edit-values.ts'

const titles = {
  person: 'artists.section_person',
  address: 'artists.section_address',
  business: 'artists.section_business',
  craft: 'artists.edit_craft',
  about: 'artists.details_about',
  office: 'artists.edit_office',
} as const

/**
 * Of two people who edit at once the second is shown the first one's changes, their own text remains, and they choose.
 */
export function ArtistEditForm({ artist }: { artist: ProArtist }) {
  const t = useText()
  const go = useGo()
  const showValue = useArtistValue()
  const search = useAddressSearch()
  const page = `/proartist/${artist.id}`
  const labels = {
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
        toast(t('artists.edit_done', { name: fullName(data) }))
        go(page, { search })
      }}
      showValue={showValue}
    >
      {(Object.keys(titles) as (keyof typeof titles)[]).map((section) => (
        <Panel key={section} title={t(titles[section])}>
          <ArtistInputs names={artistFields.names('office', section)} words={labels} />
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
