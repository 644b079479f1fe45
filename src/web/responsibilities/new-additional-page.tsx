import { additionalResponsibilities } from '#contract/responsibilities/additional-responsibilities.ts'
import { Form } from '#web/kit/form/form.tsx'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { useSearchParam } from '#web/kit/page/address.ts'
import { LinkButton } from '#web/kit/page/link.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useGo } from '#web/kit/page/params.ts'
import { Panel, Row } from '#web/kit/ui/layout.tsx'
import { ArtistPicker } from '#web/pieces/artist-picker.tsx'
import { AdditionalInputs } from './additional-inputs.tsx'

/** Asks one artist for something; for the one in the address, where it names one. */
export function NewAdditionalPage() {
  const t = useText()
  const go = useGo()
  const artist = useSearchParam('artist')
  const blank = {
    pro_artist_id: artist,
    name: { pl: '', 'en-US': '' },
    description: { pl: '', 'en-US': '' },
    due_on: '',
    is_evidence_wanted: true,
  }
  return (
    <Page title={t('responsibilities.give_title')} width="narrow">
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
          <LinkButton to={artist ? `/proartist/${artist}` : '/responsibilities/additional'}>
            {t('app.cancel')}
          </LinkButton>
        </Row>
      </Form>
    </Page>
  )
}
