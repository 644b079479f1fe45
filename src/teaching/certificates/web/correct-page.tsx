import { DateField } from '#kit/web/form/fields/field-date.tsx'
import { NumberField } from '#kit/web/form/fields/field-number.tsx'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { SelectField } from '#kit/web/form/fields/field-select.tsx'
import { TextField } from '#kit/web/form/fields/field-text.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Link, LinkButton } from '#kit/web/page/address/link.tsx'
import { useGo, useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import type { Back } from '#kit/web/page/record/back-link.tsx'
import { EditedRecord } from '#kit/web/page/record/record.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Columns, Row } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { techniques } from '#network/artists/contract/artists.choices.ts'
import { type Certificate, certificates } from '#teaching/certificates/contract/certificates.ts'

const back: Back = { to: '/certificates', label: 'certificates.title' }

/** Issues another certificate instead of one with an error. */
export function CorrectPage() {
  const t = useText()
  const id = useIdParam()
  return (
    <EditedRecord endpoint={certificates.get} input={{ id }} back={back}>
      {(certificate) => (
        <Page
          title={t(certificate.brought_in_at ? 'certificates.reissue_title' : 'certificates.correct_title', {
            number: certificate.number.replaceAll('-', '\u2011'),
          })}
          back={back}
          intro={t(certificate.brought_in_at ? 'certificates.reissue_intro' : 'certificates.correct_intro')}
          width="narrow"
        >
          <Replaced by={certificate.replacement} />
          <CorrectionForm certificate={certificate} />
        </Page>
      )}
    </EditedRecord>
  )
}

/** Somebody else was quicker: what was typed stays, and may be what that one needs. */
function Replaced({ by }: { by: Certificate['replacement'] }) {
  const t = useText()
  if (!by) return null
  return (
    <Notice tone="waiting" title={t('certificates.verdict_REPLACED')}>
      {t('certificates.replaced_by')}: <Link to={`/certificates/${by.id}`}>{by.number}</Link>
    </Notice>
  )
}

function CorrectionForm({ certificate }: { certificate: Certificate }) {
  const t = useText()
  const go = useGo()
  const { id, holder, title, artist, place, first_day, last_day, minutes, technique } = certificate
  return (
    <Form
      key={id}
      endpoint={certificates.correct}
      params={{ id }}
      values={{
        ...{ holder, title, artist, place: place ?? '', first_day, last_day },
        ...{ minutes: String(minutes ?? ''), technique: technique ?? '', reason: '' },
      }}
      draft={`certificates.correct.${id}`}
      onSent={({ data }) => {
        toast(t('certificates.correct_done'))
        go(`/certificates/${data.id}`)
      }}
    >
      <Panel>
        <TextField name="holder" label="certificates.holder" />
        <TextField name="title" label="certificates.course" />
        <TextField name="artist" label="certificates.artist" />
        {technique === null && (
          <SelectField
            name="technique"
            label="certificates.technique"
            options={techniques.map((value) => ({ value, label: t(`artists.techniques_${value}`) }))}
          />
        )}
        <TextField name="place" label="certificates.place" hint="certificates.place_hint" />
        <Columns column="12rem">
          <DateField name="first_day" label="certificates.first_day" />
          <DateField name="last_day" label="certificates.last_day" />
          <NumberField name="minutes" label="certificates.minutes" />
        </Columns>
        <ProseField name="reason" label="certificates.reason" hint="certificates.reason_hint" rows={3} />
      </Panel>
      <Row>
        <SubmitButton>{t('certificates.correct_submit')}</SubmitButton>
        <LinkButton to={`/certificates/${id}`}>{t('app.cancel')}</LinkButton>
      </Row>
    </Form>
  )
}
