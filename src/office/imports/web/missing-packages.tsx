import { currency } from '#kit/contract/values/money.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { MoneyField } from '#kit/web/form/fields/field-money.tsx'
import { NumberField } from '#kit/web/form/fields/field-number.tsx'
import { SwitchField } from '#kit/web/form/fields/field-switch.tsx'
import { InputGroup } from '#kit/web/form/fields/input-group.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Columns, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { type ImportDetails, imports, type MissingPackage } from '#office/imports/contract/imports.ts'

/** Packages that a file of sales names and the price list lacks, to be confirmed with price and entries; the file is compared again. */
export function MissingPackages({ shown: { id, revision } }: { shown: ImportDetails }) {
  const t = useText()
  const { data: missing = [] } = useApi(imports.packages, { id }).data ?? {}
  if (missing.length === 0) return null
  return (
    <Form
      key={missing.map(({ name }) => name).join('\n')}
      endpoint={imports.addPackages}
      params={{ id, revision }}
      values={{ packages: missing.map(valuesOf), revision }}
      onSent={() => toast(t('imports.packages_added', { count: missing.length }))}
    >
      <Panel title={t('imports.packages_missing', { count: missing.length })}>
        <Stack gap="lg">
          <Text>{t('imports.packages_missing_text')}</Text>
          {missing.map(({ name, rows }, index) => (
            <InputGroup
              key={name}
              name={`packages.${index}`}
              label={`${name} ${t('imports.packages_rows', { count: rows })}`}
              error={undefined}
            >
              <Stack gap="sm">
                <Columns gap="sm" column="10rem">
                  <MoneyField name={`packages.${index}.price`} label="packages.price" />
                  <NumberField name={`packages.${index}.entries`} label="packages.entries" />
                  <NumberField name={`packages.${index}.validity_days`} label="packages.validity_days" />
                </Columns>
                <SwitchField name={`packages.${index}.is_active`} label="imports.packages_on_sale" />
              </Stack>
            </InputGroup>
          ))}
          <Row>
            <SubmitButton>{t('imports.packages_add', { count: missing.length })}</SubmitButton>
          </Row>
        </Stack>
      </Panel>
    </Form>
  )
}

/** Empty where the file has no value. */
function valuesOf({ rows: _, price, entries, validity_days, ...known }: MissingPackage) {
  return {
    ...known,
    price: price ?? { amount: '' as never, currency },
    ...{ entries: entries ?? '', validity_days: validity_days ?? '', is_active: true },
  }
}
