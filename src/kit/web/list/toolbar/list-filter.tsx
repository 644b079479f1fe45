import { NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { isDay } from '#kit/contract/fields.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import type { ListAddress } from '#kit/web/list/list-address.ts'
import { type Filter, namesOf } from '#kit/web/list/list-column.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import styles from './list-filter.module.css'
import '#kit/web/ui/styles/select.css'

const DateInput = lazyPart(() => import('#kit/web/ui/inputs/dates/date-input.tsx'), 'DateInput')

type FilterProps<Kind extends Filter = Filter> = {
  filter: Kind
  address: ListAddress
  /** With a visible label, as in the sheet of all filters; otherwise its placeholder is the name. */
  isLabelled?: boolean
}
type Choice = Filter & Required<Pick<Filter, 'options'>>

export function isSet({ query }: ListAddress, filter: Filter): boolean {
  return namesOf(filter).some((name) => query[name] !== null && query[name] !== undefined)
}

/** The input of one filter: a select, or a range of numbers or days. */
export function FilterControl({ filter, ...rest }: FilterProps) {
  if (filter.picker) return <PickedControl filter={filter} {...rest} />
  if (filter.options) return <ChoiceControl filter={filter as Choice} {...rest} />
  return filter.isDays ? <DaysControl filter={filter} {...rest} /> : <RangeControl filter={filter} {...rest} />
}

/** The label of a filter's chip: "Kraj: Polska", "Sprzedane: od 5 do 10". */
export function useFilterLabel(address: ListAddress) {
  const t = useText()
  const format = useFormat()
  return (filter: Filter) => {
    const [value, to] = namesOf(filter).map((name) => address.query[name] as string | number | null | undefined)
    const formatted = (end: string | number) => (filter.isDays ? format.date(String(end)) : format.number(Number(end)))
    const text = filter.options
      ? (filter.options.find((option) => option.value === String(value))?.label ?? String(value))
      : [
          value === null || value === undefined ? '' : t('app.range_from', { value: formatted(value) }),
          to === null || to === undefined ? '' : t('app.range_to', { value: formatted(to) }),
        ]
          .filter(Boolean)
          .join(' ')
    return `${t(filter.label)}: ${text}`
  }
}

function withCount({ value, label, count }: Choice['options'][number]) {
  return { value, label: count === undefined ? label : `${label} (${count})` }
}

function ChoiceControl({ filter: { name, label, options }, address, isLabelled }: FilterProps<Choice>) {
  const t = useText()
  return (
    <NativeSelect
      className={isLabelled ? undefined : styles.choice}
      {...(isLabelled ? { label: t(label) } : { 'aria-label': t(label) })}
      value={String(address.query[name] ?? '')}
      data={[
        { value: '', label: isLabelled ? t('app.any') : t('app.filter_any', { name: t(label) }) },
        ...options.map(withCount),
      ]}
      onChange={(event) => address.setFilter({ [name]: event.currentTarget.value || null })}
    />
  )
}

function PickedControl({ filter: { name, label, picker: Picker }, address, isLabelled = false }: FilterProps) {
  const t = useText()
  const choose = (value: string) => address.setFilter({ [name]: value })
  if (!Picker) return null
  return (
    <Suspense fallback={null}>
      <Picker label={t(label)} value={String(address.query[name] ?? '')} {...{ isLabelled, choose }} />
    </Suspense>
  )
}

/** Filters after a pause in typing, and only where `from` is not greater than `to`. */
function RangeControl({ filter, address }: FilterProps) {
  const t = useText()
  const id = useId()
  const [fromName = '', toName = ''] = namesOf(filter)
  const applied = `${address.query[fromName] ?? ''} ${address.query[toName] ?? ''}`
  const lastApplied = useRef(applied)
  const [[from, to], setRange] = useState(() => applied.split(' ') as [string, string])
  const isWrong = isReversed(from, to)
  const filterSoon = useDebouncedCallback((from: string, to: string) => {
    if (`${from} ${to}` === lastApplied.current || isReversed(from, to)) return
    lastApplied.current = `${from} ${to}`
    address.setFilter({ [fromName]: from || null, [toName]: to || null })
  }, 400)
  useEffect(() => {
    if (applied === lastApplied.current) return
    lastApplied.current = applied
    filterSoon.cancel()
    setRange(applied.split(' ') as [string, string])
  }, [applied, filterSoon])
  function type(from: string, to: string) {
    setRange([from, to])
    filterSoon(from, to)
  }
  const input = (label: string, value: string, set: (value: string) => void) => (
    <TextInput
      aria-label={label}
      placeholder={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? id : undefined}
      error={isWrong}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      value={value}
      onChange={(event) => set(event.currentTarget.value.replace(/\D/g, ''))}
    />
  )
  return (
    <fieldset className={styles.range}>
      <legend>{t(filter.label)}</legend>
      {input(t('app.from'), from, (value) => type(value, to))}
      <span aria-hidden="true">–</span>
      {input(t('app.to'), to, (value) => type(from, value))}
      {isWrong && (
        <p id={id} role="alert">
          {t('validation.from_after_to')}
        </p>
      )}
    </fieldset>
  )
}

/** Each day is the limit of the other, so that the range cannot be reversed. */
function DaysControl({ filter, address }: FilterProps) {
  const t = useText()
  const [fromName = '', toName = ''] = namesOf(filter)
  const from = String(address.query[fromName] ?? '')
  const to = String(address.query[toName] ?? '')
  const input = (label: string, name: string, value: string, { min = '', max = '' }) => (
    <DateInput
      label={label}
      value={value}
      min={min}
      max={max}
      onChange={(day) => {
        const isWithin = isDay(day) && day >= min && (!max || day <= max)
        if (!day || isWithin) address.setFilter({ [name]: day || null })
      }}
    />
  )
  return (
    <fieldset className={styles.range} data-days>
      <legend>{t(filter.label)}</legend>
      <Suspense fallback={<TextInput label={t('app.from')} disabled />}>
        {input(t('app.from'), fromName, from, { max: to })}
        {input(t('app.to'), toName, to, { min: from })}
      </Suspense>
    </fieldset>
  )
}

function isReversed(from: string, to: string): boolean {
  return from !== '' && to !== '' && Number(from) > Number(to)
}
