import { useEffect, useRef, useState } from 'react'
import { type Conflict, conflict as conflictDetails } from '#kit/contract/revision.ts'
import { typedTexts } from '#kit/contract/texts/text.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { ConflictChanges, ConflictNotice, type ShowValue, shownValue } from './conflict-notice.tsx'
import styles from './form-conflict.module.css'
import { useFormState, useFormValue, useFormValues } from './form-context.ts'
import { ValueChoice } from './value-choice.tsx'

/** Parses the conflict in an error's details; null without one. */
export function readConflict(details: unknown): Conflict | null {
  return conflictDetails.safeParse(details).data ?? null
}

type Values = Record<string, unknown>
type FormConflictProps = {
  /** With the server's message. */
  conflict: Conflict & { message: string }
  /** The initial values of the inputs. */
  start: Values
  showValue?: ShowValue
}

/**
 * Merges what others saved meanwhile. A field that the reader did not touch takes over the saved value. A field that both changed
 * keeps the reader's value until they choose the other. A field without an input in this form is only shown.
 */
export function FormConflict({ conflict, start, showValue }: FormConflictProps) {
  const t = useText()
  const { fill } = useFormState()
  const [mine] = useState(useFormValues())
  const place = useRef<HTMLDivElement>(null)
  const edited = conflict.changes.filter(({ field }) => field in start)
  const disputed = edited.filter(({ field, after }) => {
    const isTouched = !isSame(mine[field], start[field])
    return isTouched && !isSame(mine[field], asInputValue(start[field], after))
  })
  const taken = conflict.changes.filter((change) => !disputed.includes(change))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each conflict.
  useEffect(() => {
    const theirs = edited.filter((change) => !disputed.includes(change))
    if (theirs.length > 0)
      fill(Object.fromEntries(theirs.map(({ field, after }) => [field, asInputValue(start[field], after)])))
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {edited.length === 0 ? (
        <ConflictNotice conflict={conflict} text={conflict.message} showValue={showValue} />
      ) : (
        <Notice tone="waiting" title={t('app.conflict_title')}>
          <Stack>
            <Text>{t(disputed.length > 0 ? 'app.conflict_text' : 'app.conflict_merged')}</Text>
            {disputed.map((change) => (
              <Choice
                key={change.field}
                change={change}
                mine={mine[change.field]}
                theirs={asInputValue(start[change.field], change.after)}
                showValue={showValue}
              />
            ))}
            {taken.length > 0 && (
              <Stack gap="xs">
                <Text as="h3" isStrong>
                  {t('app.conflict_taken')}
                </Text>
                <ConflictChanges changes={taken} showValue={showValue} />
              </Stack>
            )}
          </Stack>
        </Notice>
      )}
    </div>
  )
}

type ChoiceProps = { change: Conflict['changes'][number]; mine: unknown; theirs: unknown; showValue?: ShowValue }

function Choice({ change: { field, label, by, at }, mine, theirs, showValue }: ChoiceProps) {
  const t = useText()
  const format = useFormat()
  const { fill } = useFormState()
  const chosen = useFormValue(field)
  const who = by ?? t('app.somebody_else')
  const options = [
    { title: t('app.conflict_mine'), value: mine, other: theirs },
    { title: t('app.conflict_theirs', { who, when: format.relative(at) }), value: theirs, other: mine },
  ]
  return (
    <ValueChoice
      name={field}
      label={label}
      options={options.map(({ title, value, other }) => ({
        title,
        value: shownValue(showValue, field, onlyDifferences(value, other)),
        isChosen: isSame(chosen, value),
        onChoose: () => fill({ [field]: value }),
      }))}
    />
  )
}

/** Reduces a bilingual text to the languages that differ. */
function onlyDifferences(value: unknown, other: unknown): unknown {
  if (!isBilingual(value)) return value
  const otherText = other as Values
  return Object.fromEntries(Object.entries(value).filter(([language, text]) => otherText[language] !== text))
}

/** A saved value in the form that its input holds, which `before`, the initial value, shows. */
function asInputValue(before: unknown, value: unknown): unknown {
  if (isBilingual(before)) return typedTexts(value ?? {})
  if (Array.isArray(value)) return value.map((one) => (typeof one === 'number' ? String(one) : one))
  return value ?? ''
}

function isBilingual(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && 'pl' in value
}

/** Compares numbers as text, since an input holds a number as typed. */
function isSame(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => (typeof value === 'number' ? String(value) : value)
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other))
}
