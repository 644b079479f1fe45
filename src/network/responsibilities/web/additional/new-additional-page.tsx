import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useSearchParam } from '#kit/web/page/address/address.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useGo } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import type { Back } from '#kit/web/page/record/back-link.tsx'
import { Row } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { ArtistPicker } from '#network/artists/web/artist-picker.shown.tsx'
import { additionalResponsibilities } from '#network/responsibilities/contract/additional-responsibilities.ts'
import { AdditionalInputs } from './additional-inputs.tsx'

/** Gives a responsibility to one artist; to the one in the URL, if there is one. */
export function NewAdditionalPage() {
  const t = useText()
  const go = useGo()
  const artist = useSearchParam('artist')
  const back: Back = artist
    ? { to: `/proartist/${artist}`, label: 'artists.edit_back' }
    : { to: '/responsibilities/additional', label: 'responsibilities.show_all' }
  const blank = {
    pro_artist_id: artist,
    name: { pl: '', 'en-US': '' },
    description: { pl: '', 'en-US': '' },
    due_on: '',
    is_evidence_wanted: true,
  }
  return (
    <Page title={t('responsibilities.give_title')} back={back} width="narrow">
      <Form
        endpoint={additionalResponsibilities.create}
        values={blank}
        draft={`additional.${artist || 'new'}`}
        onSent={({ data }) => {
          toast(t('responsibilities.given'))
          go(`/responsibilities/additional/${data.id}`, { replaces: true })
        }}
      >
        <Panel>
          <ArtistPicker name="pro_artist_id" label="responsibilities.artist" hint="responsibilities.artist_hint" />
          <AdditionalInputs />
        </Panel>
        <Row>
          <SubmitButton>{t('responsibilities.give')}</SubmitButton>
          <LinkButton to={back.to}>{t('app.cancel')}</LinkButton>
        </Row>
      </Form>
    </Page>
  )
}
