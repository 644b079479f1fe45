import { useState } from 'react'
import { wordsOf } from '#contract/kit/list.ts'
import type { Call } from '#contract/reasons/reasons.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { fold } from '#web/kit/list/fold.ts'
import { useGo } from '#web/kit/page/params.ts'
import { Combobox } from '#web/kit/ui/combobox.tsx'
import { TextInput } from '#web/kit/ui/input.tsx'
import { Panel } from '#web/kit/ui/layout.tsx'
import { RecordPicker } from './record-picker.tsx'

type QuestionProps = { calls: readonly Call[]; person: string; call: Call | null; record: string }

/** Who, what, and to which record; each choice goes into the address. */
export function Question({ calls, person, call, record }: QuestionProps) {
  const t = useText()
  const go = useGo()
  const change = (changed: { person?: string; call?: string; record?: string }) => {
    const next = { person, call: call?.name ?? '', record, ...changed }
    const said = Object.entries(next).filter(([, value]) => value !== '')
    go('/reasons', { replaces: true, search: Object.fromEntries(said) })
  }
  // A record of another kind is not what the next action is about.
  const choose = (name: string) => {
    const next = calls.find((one) => one.name === name)
    change({ call: name, record: next?.kind === call?.kind ? record : '' })
  }
  return (
    <Panel>
      <RecordPicker kind="user" label={t('reasons.person')} id={person} onChoose={(id) => change({ person: id })} />
      <CallPicker calls={calls} call={call} onChoose={choose} />
      {call?.isOfRecord &&
        (call.kind ? (
          <RecordPicker
            key={call.kind}
            kind={call.kind}
            label={t('reasons.record')}
            id={record}
            onChoose={(id) => change({ record: id })}
          />
        ) : (
          <TextInput
            label={t('reasons.record_number')}
            description={t('reasons.record_number_hint')}
            inputMode="numeric"
            value={record}
            onChange={({ currentTarget: { value } }) => change({ record: value.replace(/\D/g, '') })}
          />
        ))}
    </Panel>
  )
}

type CallPickerProps = { calls: readonly Call[]; call: Call | null; onChoose: (name: string) => void }

function CallPicker({ calls, call, onChoose }: CallPickerProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const wanted = wordsOf(fold(typed))
  const options = calls
    .filter(({ words }) => wanted.every((word) => fold(words).includes(word)))
    .map(({ name, words }) => ({ value: name, label: words }))
  return (
    <Combobox
      label={t('reasons.call')}
      placeholder={t('app.choose')}
      chosen={call && { value: call.name, label: call.words }}
      options={options}
      status={t('reasons.nothing_found')}
      onSearch={setTyped}
      onChoose={onChoose}
    />
  )
}
