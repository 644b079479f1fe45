import { useEffect, useRef, useState } from 'react'
import type { EditConflict as Conflict } from '#contract/artists/artists.entities.ts'
import { artistFields } from '#contract/artists/artists.fields.ts'
import type { FieldRow } from '#contract/kit/field-table.ts'
import type { TextKey } from '#contract/texts.ts'
import { useFormState, useFormValue, useFormValues } from '#web/kit/form/form-context.ts'
import { inputValue } from '#web/kit/form/input-values.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Stack, Text } from '#web/kit/ui/layout.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { fieldName } from './change-pieces.ts'
import { ChangeValue } from './change-value.tsx'
import { ChangesTable } from './changes-table.tsx'
import styles from './edit-conflict.module.css'

type Values = Record<string, unknown>
type EditConflictProps = {
  conflict: Conflict
  /** What the inputs showed when the reader began. */
  start: Values
  /** Who saved where no name is told. */
  somebody?: TextKey
}

/**
 * What somebody else saved meanwhile. Where the reader changed nothing it is taken over; where both did, the reader's own
 * stays until they choose otherwise.
 */
export function EditConflict({ conflict: { changes }, start, somebody = 'artists.column_name' }: EditConflictProps) {
  const t = useText()
  const { fill } = useFormState()
  const [mine] = useState(useFormValues())
  const place = useRef<HTMLDivElement>(null)
  const disputed = changes.filter(({ field, after }) => {
    const isTouched = !isSame(mine[field], start[field])
    return isTouched && !isSame(mine[field], asInput(field, after))
  })
  const taken = changes.filter((change) => !disputed.includes(change))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the conflict is told.
  useEffect(() => {
    fill(Object.fromEntries(taken.map(({ field, after }) => [field, asInput(field, after)])))
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Notice tone="waiting" title={t('artists.edited_title')}>
        <Stack>
          <Text>{t(disputed.length > 0 ? 'artists.edited_text' : 'artists.edited_merged')}</Text>
          {disputed.map((change) => (
            <Choice key={change.field} change={change} mine={mine[change.field]} somebody={somebody} />
          ))}
          {taken.length > 0 && (
            <div>
              <h3 className={styles.heading}>{t('artists.edited_taken')}</h3>
              <ChangesTable changes={taken} />
            </div>
          )}
        </Stack>
      </Notice>
    </div>
  )
}

type ChoiceProps = { change: Conflict['changes'][number]; mine: unknown; somebody: TextKey }

function Choice({ change, mine, somebody }: ChoiceProps) {
  const t = useText()
  const format = useFormat()
  const { fill } = useFormState()
  const { field, after, by, at } = change
  const chosen = useFormValue(field)
  const theirs = asInput(field, after)
  const options = [
    { title: t('artists.edited_mine'), value: mine },
    {
      title: t('artists.edited_theirs', {
        who: by ?? t(somebody),
        when: format.relative(at),
      }),
      value: theirs,
    },
  ]
  return (
    <fieldset className={styles.choice}>
      <legend>{t(fieldName(field))}</legend>
      {options.map(({ title, value }) => (
        <label key={title} className={styles.option}>
          <input
            type="radio"
            name={`choice-${field}`}
            checked={isSame(chosen, value)}
            onChange={() => fill({ [field]: value })}
          />
          <span>
            <span className={styles.whose}>{title}</span>
            <span className={styles.value}>
              {field === 'bio' ? (
                <Bio value={value} other={value === mine ? theirs : mine} />
              ) : (
                <ChangeValue field={field} value={value} />
              )}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** The description in the languages in which the two versions differ. */
function Bio({ value, other }: { value: unknown; other: unknown }) {
  const beside = other as Record<string, string>
  return Object.entries(value as Record<string, string>)
    .filter(([language, text]) => beside[language] !== text)
    .map(([language, text]) => (
      <span key={language} lang={language} className={styles.language}>
        <ChangeValue field={`bio_${language}`} value={text} />
      </span>
    ))
}

/** A stored value, as its input shows it. */
function asInput(field: string, value: unknown): unknown {
  const rows: Record<string, FieldRow> = artistFields.rows
  return inputValue(rows[field], value)
}

/** Numbers may have been typed. */
function isSame(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => (typeof value === 'number' ? String(value) : value)
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other))
}
