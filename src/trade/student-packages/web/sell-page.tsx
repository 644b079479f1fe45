import { currency } from '#kit/contract/values/money.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { MoneyField } from '#kit/web/form/fields/field-money.tsx'
import { SelectField } from '#kit/web/form/fields/field-select.tsx'
import { SwitchField } from '#kit/web/form/fields/field-switch.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { useFormState, useFormValue } from '#kit/web/form/form-context.ts'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useSearchParam } from '#kit/web/page/address/address.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useGo } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Row, Stack } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { ArtistPicker } from '#network/artists/web/artist-picker.shown.tsx'
import { StudentPicker } from '#people/students/web/student-picker.shown.tsx'
import { packages } from '#trade/packages/contract/packages.ts'
import { studentPackages } from '#trade/student-packages/contract/student-packages.ts'

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
    <Page
      title={t('studentPackages.sell_title')}
      intro={t('studentPackages.sell_intro')}
      back={{ to: '/student/packages', label: 'studentPackages.title' }}
      width="narrow"
    >
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
  const payments = optionsOf(t, ['UNPAID', 'PAID'] as const, 'studentPackages.payment')
  return (
    <Stack>
      <StudentPicker name="student_id" label="studentPackages.student" hint="studentPackages.student_hint" />
      <PackageField />
      <PriceField />
      <ArtistPicker name="pro_artist_id" label="studentPackages.seller" hint="studentPackages.seller_hint" />
      <SelectField name="payment_status" label="studentPackages.payment_status" options={payments} />
      <SwitchField name="is_activated" label="studentPackages.is_activated" hint="studentPackages.is_activated_hint" />
    </Stack>
  )
}

/** A package that is on sale; its price is filled in, and the office may change it. */
function PackageField() {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const { write } = useFormState()
  const { data, error, refetch } = useOffered()
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
    <>
      {data?.data.length === 0 && <NoneOnSale />}
      <SelectField
        name="package_id"
        label="studentPackages.package"
        options={options}
        onChosen={(value) => {
          const chosen = offered.find(({ id }) => String(id) === value)
          if (chosen) write('price', chosen.price)
        }}
      />
    </>
  )
}

function NoneOnSale() {
  const t = useText()
  const may = useMay()
  const add = may(packages.create) && <LinkButton to="/packages/new">{t('packages.add')}</LinkButton>
  return (
    <Notice tone="waiting" actions={add}>
      {t('studentPackages.none_on_sale')}
    </Notice>
  )
}

/** Where it is not the catalog's price, that is shown next to it: it may have changed since the form was begun. */
function PriceField() {
  const format = useFormat()
  const { data } = useOffered()
  const chosen = Number(useFormValue('package_id'))
  const amount = useFormValue('price.amount')
  const catalog = data?.data.find(({ id }) => id === chosen)?.price
  return (
    <MoneyField
      name="price"
      label="studentPackages.price"
      hint={catalog && catalog.amount !== amount ? 'studentPackages.price_differs' : 'studentPackages.price_hint'}
      hintParams={{ price: catalog ? format.money(catalog.amount, catalog.currency) : '' }}
    />
  )
}

function useOffered() {
  return useApi(packages.list, { isActive: 1, sortBy: 'price' })
}
