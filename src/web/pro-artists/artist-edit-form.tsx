import { useState } from 'react'
import { languages } from '#contract/kit/text.ts'
import { type EditConflict as Conflict, editConflict, type ProArtist } from '#contract/pro-artists.entities.ts'
import { proArtists } from '#contract/pro-artists.ts'
import { useAddressSearch } from '#web/kit/address.ts'
import type { ApiError } from '#web/kit/api-error.ts'
import { BilingualField } from '#web/kit/field-bilingual.tsx'
import { SwitchField } from '#web/kit/field-checkbox.tsx'
import { ChoicesField } from '#web/kit/field-choices.tsx'
import { CountryField } from '#web/kit/field-country.tsx'
import { NumberField } from '#web/kit/field-number.tsx'
import { ProseField } from '#web/kit/field-prose.tsx'
import { SelectField } from '#web/kit/field-select.tsx'
import { TextField } from '#web/kit/field-text.tsx'
import { Form } from '#web/kit/form.tsx'
import { useText } from '#web/kit/i18n.ts'
import { LinkButton } from '#web/kit/link.tsx'
import { useGo } from '#web/kit/params.ts'
import { SubmitButton } from '#web/kit/submit-button.tsx'
import { toast, toastError } from '#web/kit/toast.ts'
import { Columns, Panel, Row, Stack } from '#web/kit/ui/layout.tsx'
import styles from './application-form.module.css'
import { useSpokenLanguages, useTechniques } from './choices.ts'
import { EditConflict } from './edit-conflict.tsx'
import { editValues } from './edit-values.ts'
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
      endpoint={proArtists.update}
      params={{ id: artist.id, ...(conflict && { version: conflict.version }) }}
      values={start}
      draft={`pro-artist-edit.${artist.id}`}
      onSent={({ data }) => {
        toast(t('proArtists.edit_done', { name: nameOf(data) }))
        go(page, { search })
      }}
      onRefused={refused}
    >
      {conflict && <EditConflict key={conflict.version} conflict={conflict} start={start} />}
      <Panel title={t('proArtists.section_person')}>
        <Columns column="18rem">
          <TextField name="first_name" label="proArtists.first_name" />
          <TextField name="last_name" label="proArtists.last_name" />
          <TextField
            name="email"
            label="proArtists.email"
            hint={artist.level ? 'proArtists.edit_email_hint' : undefined}
            type="email"
          />
          <TextField name="phone" label="proArtists.phone" hint="proArtists.phone_hint" type="tel" />
          <SelectField
            name="language_name"
            label="proArtists.language_name"
            options={languages.map((value) => ({ value, label: t(`app.language_${value}`) }))}
          />
        </Columns>
      </Panel>
      <Panel title={t('proArtists.section_address')}>
        <Columns column="18rem">
          <TextField name="street" label="proArtists.street" />
          <TextField name="postal_code" label="proArtists.postal_code" />
          <TextField name="city" label="proArtists.city" />
          <CountryField label="proArtists.country" />
        </Columns>
      </Panel>
      <Panel title={t('proArtists.section_business')}>
        <Columns column="18rem">
          <TextField name="company_name" label="proArtists.company_name" />
          <TextField name="tax_id" label="proArtists.tax_id" hint="proArtists.tax_id_hint" />
          <TextField name="website" label="proArtists.website" type="url" />
          <TextField name="instagram" label="proArtists.instagram" hint="proArtists.instagram_hint" />
        </Columns>
      </Panel>
      <Panel title={t('proArtists.edit_craft')}>
        <Stack>
          <ChoicesField name="techniques" label="proArtists.techniques" options={useTechniques()} />
          <div className={styles.short}>
            <NumberField name="years_of_experience" label="proArtists.years_of_experience" />
          </div>
          <ChoicesField name="languages" label="proArtists.languages" options={useSpokenLanguages()} />
        </Stack>
      </Panel>
      <Panel title={t('proArtists.details_about')}>
        <Stack>
          <BilingualField name="bio" label="proArtists.bio" hint="proArtists.edit_bio_hint" isProse rows={6} />
          <ProseField name="motivation" label="proArtists.details_motivation" rows={4} />
        </Stack>
      </Panel>
      <Panel title={t('proArtists.edit_office')}>
        <Stack>
          <SwitchField
            name="has_own_trainings"
            label="proArtists.has_own_trainings"
            hint="proArtists.has_own_trainings_hint"
          />
          <ProseField name="internal_note" label="proArtists.internal_note" hint="proArtists.internal_note_hint" />
        </Stack>
      </Panel>
      <Row justify="end">
        <LinkButton to={page} search={search}>
          {t('app.cancel')}
        </LinkButton>
        <SubmitButton>{t('proArtists.edit_save')}</SubmitButton>
      </Row>
    </Form>
  )
}
