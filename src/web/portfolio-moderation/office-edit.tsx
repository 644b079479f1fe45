import { portfolioFields } from '#contract/portfolio/portfolio.fields.ts'
import { type PortfolioItem, portfolio } from '#contract/portfolio/portfolio.ts'
import { stages } from '#contract/portfolio/portfolio.works.ts'
import { portfolioModeration } from '#contract/portfolio-moderation/portfolio-moderation.ts'
import { addressOf } from '#web/kit/calls/api.ts'
import { BilingualField } from '#web/kit/form/field-bilingual.tsx'
import { SelectField } from '#web/kit/form/field-select.tsx'
import { Form } from '#web/kit/form/form.tsx'
import { inputValues } from '#web/kit/form/input-values.ts'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Panel, Row, Stack, Text } from '#web/kit/ui/layout.tsx'
import { FieldInputs } from '#web/pieces/field-inputs.tsx'
import styles from './moderation.module.css'

const names = portfolioFields.names()

/** The office sets words right: of the work and of its pictures. */
export function OfficeEdit({ item }: { item: PortfolioItem }) {
  const t = useText()
  const images = item.images.map(({ id, stage, alt }) => ({ id, stage, alt }))
  return (
    <details className={styles.edit}>
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
            <fieldset key={id} className={styles.words}>
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
                  options={stages.map((value) => ({ value, label: t(`portfolio.stage_${value}`) }))}
                />
                <BilingualField name={`images.${index}.alt`} label="portfolioModeration.alt" />
              </Stack>
            </fieldset>
          ))}
          <Row>
            <SubmitButton>{t('app.save')}</SubmitButton>
          </Row>
        </Panel>
      </Form>
    </details>
  )
}
