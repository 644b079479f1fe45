import { useState } from 'react'
import { type EditConflict as Conflict, editConflict, type ProArtist } from '#contract/artists/artists.entities.ts'
import { artists } from '#contract/artists/artists.ts'
import { languages } from '#contract/kit/text.ts'
import type { ApiError } from '#web/kit/calls/api-error.ts'
import { BilingualField } from '#web/kit/form/field-bilingual.tsx'
import { SwitchField } from '#web/kit/form/field-checkbox.tsx'
import { ChoicesField } from '#web/kit/form/field-choices.tsx'
import { NumberField } from '#web/kit/form/field-number.tsx'
import { ProseField } from '#web/kit/form/field-prose.tsx'
import { SelectField } from '#web/kit/form/field-select.tsx'
import { TextField } from '#web/kit/form/field-text.tsx'
import { Form } from '#web/kit/form/form.tsx'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { toast, toastError } from '#web/kit/overlay/toast.ts'
import { useAddressSearch } from '#web/kit/page/address.ts'
import { LinkButton } from '#web/kit/page/link.tsx'
import { useGo } from '#web/kit/page/params.ts'
import { Columns, Panel, Row, Stack } from '#web/kit/ui/layout.tsx'
import { useSpokenLanguages, useTechniques } from '#web/pieces/artist-choices.ts'
import styles from '#web/pieces/artist-inputs.module.css'
import { EditConflict } from '#web/pieces/edit-conflict.tsx'
import { editValues } from '#web/pieces/edit-values.ts'
import { CountryField } from '#web/pieces/field-country.tsx'
import { nameOf } from './word-dialog.tsx'

/** Of two people who edit at once the second is told what the first changed, keeps their own text, and chooses. */
export function ArtistEditForm({ artist }: { artist: ProArtist }) {
  const t = useText()
  const go = useGo()
  // What is typed here belongs to what was read then, whatever the screen fetches meanwhile.
  const [start] = useState(() => editValues(artist))
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const search = useAddressSearch()
  const page = `/proartist/${artist.id}`

  function refused(error: ApiError) {
    const told = error.code === 'edited_meanwhile' ? editConflict.safeParse(error.details) : null
    if (told?.success) setConflict(told.data)
    else toastError(error)
  }

  return (
    <Form
      endpoint={artists.update}
      params={{ id: artist.id, ...(conflict && { version: conflict.version }) }}
      values={start}
      draft={`pro-artist-edit.${artist.id}`}
      onSent={({ data }) => {
        toast(t('artists.edit_done', { name: nameOf(data) }))
        go(page, { search })
      }}
      onRefused={refused}
    >
      {conflict && <EditConflict key={conflict.version} conflict={conflict} start={start} />}
      <Panel title={t('artists.section_person')}>
        <Columns column="18rem">
          <TextField name="first_name" label="artists.first_name" />
          <TextField name="last_name" label="artists.last_name" />
          <TextField
            name="email"
            label="artists.email"
            hint={artist.level ? 'artists.edit_email_hint' : undefined}
            type="email"
          />
          <TextField name="phone" label="artists.phone" hint="artists.phone_hint" type="tel" />
          <SelectField
            name="language_name"
            label="artists.language_name"
            options={languages.map((value) => ({ value, label: t(`app.language_${value}`) }))}
          />
        </Columns>
      </Panel>
      <Panel title={t('artists.section_address')}>
        <Columns column="18rem">
          <TextField name="street" label="artists.street" />
          <TextField name="postal_code" label="artists.postal_code" />
          <TextField name="city" label="artists.city" />
          <CountryField label="artists.country_id" />
        </Columns>
      </Panel>
      <Panel title={t('artists.section_business')}>
        <Columns column="18rem">
          <TextField name="company_name" label="artists.company_name" />
          <TextField name="tax_id" label="artists.tax_id" hint="artists.tax_id_hint" />
          <TextField name="website" label="artists.website" type="url" />
          <TextField name="instagram" label="artists.instagram" hint="artists.instagram_hint" />
        </Columns>
      </Panel>
      <Panel title={t('artists.edit_craft')}>
        <Stack>
          <ChoicesField name="techniques" label="artists.techniques" options={useTechniques()} />
          <div className={styles.short}>
            <NumberField name="years_of_experience" label="artists.years_of_experience" />
          </div>
          <ChoicesField name="languages" label="artists.languages" options={useSpokenLanguages()} />
        </Stack>
      </Panel>
      <Panel title={t('artists.details_about')}>
        <Stack>
          <BilingualField name="bio" label="artists.bio" hint="artists.edit_bio_hint" isProse rows={6} />
          <ProseField name="motivation" label="artists.motivation" rows={4} />
        </Stack>
      </Panel>
      <Panel title={t('artists.edit_office')}>
        <Stack>
          <SwitchField
            name="has_own_trainings"
            label="artists.has_own_trainings"
            hint="artists.has_own_trainings_hint"
          />
          <ProseField name="internal_note" label="artists.internal_note" hint="artists.internal_note_hint" />
        </Stack>
      </Panel>
      <Row justify="end">
        <LinkButton to={page} search={search}>
          {t('app.cancel')}
        </LinkButton>
        <SubmitButton>{t('artists.edit_save')}</SubmitButton>
      </Row>
    </Form>
  )
}
