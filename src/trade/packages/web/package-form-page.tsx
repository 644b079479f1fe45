import { hasPermission } from '#kit/contract/rights.ts'
import type { ShowValue } from '#kit/web/form/conflict-notice.tsx'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { FieldInputs } from '#kit/web/form/fields/field-inputs.tsx'
import { inputValues } from '#kit/web/form/fields/input-values.ts'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Link, LinkButton } from '#kit/web/page/address/link.tsx'
import { useGo, useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import type { Back } from '#kit/web/page/record/back-link.tsx'
import { EditedRecord } from '#kit/web/page/record/record.tsx'
import { RecordHeader } from '#kit/web/page/record/record-header.tsx'
import { RemovableHeader } from '#kit/web/page/record/removable-header.tsx'
import { useMay, useUser } from '#kit/web/session/session.ts'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Row, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { packageFields } from '#trade/packages/contract/packages.fields.ts'
import { type Package, packages } from '#trade/packages/contract/packages.ts'

const names = packageFields.names()
const blank = { ...inputValues(packageFields, names), is_active: true }

const back: Back = { to: '/packages', label: 'packages.title' }

export function NewPackagePage() {
  const t = useText()
  const saved = useSaved()
  return (
    <Page title={t('packages.new_title')} back={back} width="narrow">
      <Form endpoint={packages.create} values={blank} draft="packages.new" onSent={saved}>
        <FromFile />
        <PackageInputs />
      </Form>
    </Page>
  )
}

/** Who has a whole price list in a spreadsheet need not type it. */
function FromFile() {
  const t = useText()
  if (!hasPermission(useUser(), 'can-import-data')) return null
  return (
    <Text tone="soft">
      {t('packages.from_file')}{' '}
      <Link to="/student/imports/new" search={{ kind: 'PACKAGES' }}>
        {t('packages.from_file_link')}
      </Link>
    </Text>
  )
}

/** A form for users who sell, plain text for other readers. */
export function PackagePage() {
  const id = useIdParam()
  const may = useMay()
  return (
    <EditedRecord endpoint={packages.get} input={{ id }} back={back}>
      {(shown) => (
        <Page width="narrow" header={<PackageHeader shown={shown} />}>
          {may(packages.update) ? <EditForm shown={shown} /> : <PackageFacts shown={shown} />}
        </Page>
      )}
    </EditedRecord>
  )
}

function PackageHeader({ shown }: { shown: Package }) {
  const t = useText()
  const inLanguage = useBilingual()
  const title = inLanguage(shown.name)
  if (shown.sold > 0) return <RecordHeader title={title} back={back} />
  return (
    <RemovableHeader
      title={title}
      back={back}
      removal={{
        endpoint: packages.remove,
        input: { id: shown.id },
        question: t('packages.remove_question', { name: title }),
        consequence: t('packages.remove_consequence'),
        done: t('packages.removed'),
        list: '/packages',
      }}
    />
  )
}

function EditForm({ shown }: { shown: Package }) {
  const saved = useSaved()
  return (
    <Form
      key={shown.id}
      endpoint={packages.update}
      params={{ id: shown.id }}
      values={{ ...inputValues(packageFields, names, shown), revision: shown.revision }}
      draft={`packages.${shown.id}`}
      showValue={usePackageValue()}
      onSent={saved}
    >
      <PackageInputs />
    </Form>
  )
}

/** What of a package is no plain text. */
function usePackageValue(): ShowValue {
  const format = useFormat()
  return (field, value) => {
    if (field !== 'price') return undefined
    const { amount, currency } = value as Package['price']
    return format.money(Number(amount), currency)
  }
}

function PackageInputs() {
  const t = useText()
  return (
    <>
      <Panel>
        <FieldInputs of={packageFields} names={names} />
      </Panel>
      <Row>
        <SubmitButton>{t('app.save')}</SubmitButton>
        <LinkButton to="/packages">{t('app.cancel')}</LinkButton>
      </Row>
    </>
  )
}

function PackageFacts({ shown }: { shown: Package }) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  return (
    <Panel>
      <Text isProse>{inLanguage(shown.description)}</Text>
      <Facts
        facts={[
          { label: t('packages.entries'), value: format.number(shown.entries) },
          { label: t('packages.price'), value: format.money(shown.price.amount, shown.price.currency) },
          { label: t('packages.validity_days'), value: t('packages.days', { count: shown.validity_days }) },
          { label: t('packages.sold'), value: format.number(shown.sold) },
        ]}
      />
    </Panel>
  )
}

function useSaved() {
  const t = useText()
  const go = useGo()
  return () => {
    toast(t('packages.saved'))
    go('/packages')
  }
}
