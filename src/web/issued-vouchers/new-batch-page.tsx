import { voucherBatches } from '#contract/issued-vouchers/voucher-batches.ts'
import { TextField } from '#web/kit/form/field-text.tsx'
import { Form } from '#web/kit/form/form.tsx'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { usePlace } from '#web/kit/page/hash-history.ts'
import { LinkButton } from '#web/kit/page/link.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useGo } from '#web/kit/page/params.ts'
import { Panel, Row, Stack } from '#web/kit/ui/layout.tsx'
import { RecipientsField } from './recipients-field.tsx'
import { blankTerms, TermsFields } from './terms-fields.tsx'

/** Who gets which voucher, to look at before anything is issued. Whom the list of students sent here stands in it already. */
export function NewBatchPage() {
  const t = useText()
  const go = useGo()
  const { recipients = '', __TSR_key: visit } = usePlace().state
  return (
    <Page title={t('voucherBatches.add')} intro={t('voucherBatches.new_intro')} width="narrow">
      <Form
        endpoint={voucherBatches.create}
        values={{ ...blankTerms, name: '', recipients }}
        // What was typed for others is no draft for these.
        draft={`voucher-batches.${recipients ? visit : 'new'}`}
        onSent={({ data }) => go(`/vouchers/admin/batches/${data.id}`, { replaces: true })}
      >
        <Panel title={t('voucherBatches.who')}>
          <Stack>
            <TextField name="name" label="voucherBatches.name" hint="voucherBatches.name_hint" />
            <RecipientsField />
          </Stack>
        </Panel>
        <Panel title={t('voucherBatches.what')}>
          <TermsFields />
        </Panel>
        <Row>
          <SubmitButton>{t('voucherBatches.read')}</SubmitButton>
          <LinkButton to="/vouchers/admin/batches">{t('app.cancel')}</LinkButton>
        </Row>
      </Form>
    </Page>
  )
}
