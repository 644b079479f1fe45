import { useState } from 'react'
import { timeIn } from '#kit/contract/values/time-zone.ts'
import { FieldList } from '#kit/web/form/field-list/field-list.tsx'
import { DateField } from '#kit/web/form/fields/field-date.tsx'
import { useFormState, useFormValue, useFormValues } from '#kit/web/form/form-context.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { isTime } from '#kit/web/language/typed-time.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { TextInput } from '#kit/web/ui/inputs/input.tsx'
import { Columns, Row, Text } from '#kit/web/ui/layout.tsx'
import { mostSessions } from '#teaching/trainings/contract/trainings.place.ts'
import { TimeField } from '#teaching/trainings/web/form/field-time.tsx'
import { repeated, type TypedSession } from './typed-sessions.ts'

const blank: TypedSession = { id: null, day: '', from: '09:00', to: '16:00' }

/** The sessions, each a day with its hours; the last one can be repeated week by week. */
export function SessionsField() {
  const { store } = useFormState()
  return (
    <>
      <FieldList
        name="sessions"
        label="trainings.sessions"
        hint="trainings.sessions_hint"
        blank={() => next(store.values().sessions as TypedSession[])}
        addLabel="trainings.session_add"
        entryLabel="trainings.session"
      >
        {(name) => (
          <>
            <Columns gap="sm" column="8rem">
              <DateField name={`${name}.day`} label="trainings.session_day" />
              <TimeField name={`${name}.from`} label="trainings.session_from" />
              <TimeField name={`${name}.to`} label="trainings.session_to" />
            </Columns>
            <OverMidnight name={name} />
          </>
        )}
      </FieldList>
      <Repeat />
    </>
  )
}

/** A further session mostly has the same hours. */
function next(sessions: TypedSession[]): TypedSession {
  const last = sessions.at(-1)
  return last ? { ...blank, from: last.from, to: last.to } : blank
}

/** A note, in case the time is a typing mistake. */
function OverMidnight({ name }: { name: string }) {
  const t = useText()
  const language = useLanguage()
  const from = String(useFormValue(`${name}.from`) ?? '')
  const to = String(useFormValue(`${name}.to`) ?? '')
  if (!isTime(from) || !isTime(to) || to > from) return null
  return (
    <Text tone="soft" size="sm">
      {t('trainings.ends_next_day', { time: timeIn(language, to) })}
    </Text>
  )
}

function Repeat() {
  const t = useText()
  const sessions = useFormValues().sessions as TypedSession[]
  const { write } = useFormState()
  const [typed, setTyped] = useState('3')
  const last = sessions.at(-1)
  if (!last?.day) return null
  const times = Math.min(Number(typed) || 0, mostSessions - sessions.length)
  return (
    <Row align="end">
      <TextInput
        label={t('trainings.repeat_times')}
        description={t('trainings.repeat_hint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value.replace(/\D/g, ''))}
      />
      <Button
        onClick={() => {
          if (times === 0) return
          write('sessions', [...sessions, ...repeated(last, times)])
          toast(t('trainings.repeat_done', { count: times }))
        }}
      >
        {t('trainings.repeat')}
      </Button>
    </Row>
  )
}
