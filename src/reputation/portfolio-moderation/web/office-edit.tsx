import { addressOf } from '#kit/web/calls/api.ts'
import { BilingualField } from '#kit/web/form/fields/field-bilingual.tsx'
import { FieldInputs } from '#kit/web/form/fields/field-inputs.tsx'
import { SelectField } from '#kit/web/form/fields/field-select.tsx'
import { inputValues } from '#kit/web/form/fields/input-values.ts'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { stages } from '#reputation/consents/contract/stages.ts'
import { portfolioFields } from '#reputation/portfolio/contract/portfolio.fields.ts'
import { type PortfolioItem, portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { portfolioModeration } from '#reputation/portfolio-moderation/contract/portfolio-moderation.ts'

const names = portfolioFields.names()

/** The office sets words right: of the work and of its pictures. */
export function OfficeEdit({ item }: { item: PortfolioItem }) {
  const t = useText()
  const images = item.images.map(({ id, stage, alt }) => ({ id, stage, alt }))
  return (
    <details>
      <summary>{t('portfolioModeration.edit')}</summary>
      <Form
        key={`${item.id} ${item.revision}`}
        endpoint={portfolioModeration.update}
        params={{ id: item.id }}
        values={{ ...inputValues(portfolioFields, names, item), images, revision: item.revision }}
        draft={`portfolioModeration.${item.id}`}
        onSent={() => toast(t('portfolioModeration.saved'))}
      >
        <Panel>
          <Text tone="soft">{t('portfolioModeration.edit_text')}</Text>
          <FieldInputs of={portfolioFields} names={names} />
          {images.map(({ id }, index) => (
            <Row key={id} as="fieldset" align="start" grows="last">
              <legend>{t('portfolioModeration.image', { number: index + 1 })}</legend>
              <img
                src={addressOf(portfolio.image, { id, size: 'small' })}
                alt=""
                width={96}
                height={96}
                loading="lazy"
              />
              <Stack gap="sm">
                <SelectField
                  name={`images.${index}.stage`}
                  label="portfolioModeration.stage"
                  options={optionsOf(t, stages, 'portfolio.stage')}
                />
                <BilingualField name={`images.${index}.alt`} label="portfolioModeration.alt" />
              </Stack>
            </Row>
          ))}
          <Row>
            <SubmitButton>{t('app.save')}</SubmitButton>
          </Row>
        </Panel>
      </Form>
    </details>
  )
}
