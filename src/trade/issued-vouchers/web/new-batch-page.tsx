import { TextField } from '#kit/web/form/fields/field-text.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { usePlace } from '#kit/web/page/address/hash-history.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useGo } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import { Row, Stack } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { voucherBatches } from '#trade/issued-vouchers/contract/voucher-batches.ts'
import { RecipientsField } from './recipients-field.tsx'
import { blankTerms, TermsFields } from './terms-fields.tsx'

/**
 * A new batch: who gets which voucher, with a preview before anything is issued. Students that were selected in their
 * list are filled in.
 */
export function NewBatchPage() {
  const t = useText()
  const go = useGo()
  const { recipients = '', __TSR_key: visit } = usePlace().state
  return (
    <Page
      title={t('voucherBatches.add')}
      intro={t('voucherBatches.new_intro')}
      back={{ to: '/vouchers/admin/batches', label: 'voucherBatches.title' }}
      width="narrow"
    >
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
