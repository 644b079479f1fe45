import { Fragment } from 'react'
import { type FieldProps, useField } from '#kit/web/form/fields/field.tsx'
import { InputGroup } from '#kit/web/form/fields/input-group.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { Row, Text } from '#kit/web/ui/layout.tsx'
import { IconStar } from '~icons'
import styles from './field-stars.module.css'

const stars = [1, 2, 3, 4, 5] as const

/** One to five stars, as radio buttons: by arrow keys, by touch, and read as "4 stars". */
export function StarsField(field: FieldProps) {
  const t = useText()
  const { id, name, label, description, value, error, onChange } = useField(field)
  const given = Number(value) || 0
  return (
    <InputGroup name={name} label={label} hint={description} error={error}>
      <Row gap="none">
        {stars.map((star) => (
          <Fragment key={star}>
            <input
              type="radio"
              id={`${id}-${star}`}
              name={name}
              className={styles.input}
              checked={given === star}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(star)}
            />
            <label htmlFor={`${id}-${star}`} className={styles.star} data-filled={given >= star || undefined}>
              <IconStar aria-hidden="true" />
              <span className="sr-only">{t('app.stars', { count: star })}</span>
            </label>
          </Fragment>
        ))}
        <Text as="span" tone="soft" size="sm" aria-hidden="true">
          {given > 0 && t(`app.stars_${given as 1 | 2 | 3 | 4 | 5}`)}
        </Text>
      </Row>
    </InputGroup>
  )
}
