import { currency } from '#contract/kit/money.ts'
import { packages } from '#contract/packages/packages.ts'
import { studentPackages } from '#contract/student-packages/student-packages.ts'
import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import { useApi } from '#web/kit/calls/query.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { MoneyField } from '#web/kit/form/field-money.tsx'
import { SelectField } from '#web/kit/form/field-select.tsx'
import { SwitchField } from '#web/kit/form/field-switch.tsx'
import { Form } from '#web/kit/form/form.tsx'
import { useFormState } from '#web/kit/form/form-context.ts'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { useSearchParam } from '#web/kit/page/address.ts'
import { LinkButton } from '#web/kit/page/link.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useGo } from '#web/kit/page/params.ts'
import { Panel, Row, Stack } from '#web/kit/ui/layout.tsx'
import { ArtistPicker } from '#web/pieces/artist-picker.tsx'
import { StudentPicker } from '#web/pieces/student-picker.tsx'

/** Records a sale; to the student in the address, where it names one. */
export function SellPage() {
  const t = useText()
  const go = useGo()
  const student = useSearchParam('student')
  const blank = {
    student_id: student,
    package_id: null,
    pro_artist_id: '',
    price: { amount: '', currency } as const,
    payment_status: 'UNPAID' as const,
    is_activated: true,
  }
  return (
    <Page title={t('studentPackages.sell_title')} intro={t('studentPackages.sell_intro')} width="narrow">
      <Form
        endpoint={studentPackages.sell}
        values={blank}
        draft={`student-packages.${student || 'new'}`}
        onSent={({ data }) => {
          toast(t('studentPackages.done_sell'))
          go(`/student/packages/${data.id}`, { replaces: true })
        }}
      >
        <Panel>
          <SaleInputs />
        </Panel>
        <Row>
          <SubmitButton>{t('studentPackages.sell')}</SubmitButton>
          <LinkButton to={student ? `/student/${student}` : '/student/packages'}>{t('app.cancel')}</LinkButton>
        </Row>
      </Form>
    </Page>
  )
}

function SaleInputs() {
  const t = useText()
  const payments = (['UNPAID', 'PAID'] as const).map((value) => ({
    value,
    label: t(`studentPackages.payment_${value}`),
  }))
  return (
    <Stack>
      <StudentPicker name="student_id" label="studentPackages.student" hint="studentPackages.student_hint" />
      <PackageField />
      <MoneyField name="price" label="studentPackages.price" hint="studentPackages.price_hint" />
      <ArtistPicker name="pro_artist_id" label="studentPackages.seller" hint="studentPackages.seller_hint" />
      <SelectField name="payment_status" label="studentPackages.payment_status" options={payments} />
      <SwitchField name="is_activated" label="studentPackages.is_activated" hint="studentPackages.is_activated_hint" />
    </Stack>
  )
}

/** A package that is on sale; its price goes into the form, where the office may change it. */
function PackageField() {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const { write } = useFormState()
  const { data, error, refetch } = useApi(packages.list, { isActive: 1, sortBy: 'price' })
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  const offered = data?.data ?? []
  const options = offered.map(({ id, name, price }) => ({
    value: String(id),
    label: t('studentPackages.package_option', {
      name: inLanguage(name),
      price: format.money(price.amount, price.currency),
    }),
  }))
  return (
    <SelectField
      name="package_id"
      label="studentPackages.package"
      options={options}
      onChosen={(value) => {
        const chosen = offered.find(({ id }) => String(id) === value)
        if (chosen) write('price', chosen.price)
      }}
    />
  )
}
