import { useState } from 'react'
import { wordsOf } from '#kit/contract/list.ts'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { fold } from '#kit/web/list/fold.ts'
import { useGo } from '#kit/web/page/address/params.ts'
import { Combobox } from '#kit/web/ui/inputs/combobox.tsx'
import { TextInput } from '#kit/web/ui/inputs/input.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import type { Call } from '#office/reasons/contract/reasons.ts'
import { RecordPicker } from './record-picker.tsx'

type QuestionProps = { calls: readonly Call[]; person: string; call: Call | null; record: string; part: string }

/** The inputs for the person, the call, the record and its part; each choice is stored in the URL. */
export function Question({ calls, person, call, record, part }: QuestionProps) {
  const t = useText()
  const go = useGo()
  const change = (changed: { person?: string; call?: string; record?: string; part?: string }) => {
    const next = { person, call: call?.name ?? '', record, part, ...changed }
    const chosen = Object.entries(next).filter(([, value]) => value !== '')
    go('/reasons', { replaces: true, search: Object.fromEntries(chosen) })
  }
  // A record of another kind is not what the next action is about.
  const choose = (name: string) => {
    const next = calls.find((one) => one.name === name)
    const isSame = next?.kind === call?.kind
    change({ call: name, record: isSame ? record : '', part: isSame && next?.part === call?.part ? part : '' })
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
            onChoose={(id) => change({ record: id, part: '' })}
          />
        ) : (
          <NumberOf
            label={t('reasons.record_number')}
            number={record}
            onChange={(number) => change({ record: number, part: '' })}
          />
        ))}
      {call?.isOfPart &&
        record !== '' &&
        (call.part ? (
          <RecordPicker
            key={`${call.part} ${record}`}
            kind={call.part}
            within={record}
            label={t(`reasons.part_${call.part}` as TextKey)}
            id={part}
            onChoose={(id) => change({ part: id })}
          />
        ) : (
          <NumberOf label={t('reasons.part_number')} number={part} onChange={(number) => change({ part: number })} />
        ))}
    </Panel>
  )
}

type NumberOfProps = { label: string; number: string; onChange: (number: string) => void }

/** What has no name to pick it by. */
function NumberOf({ label, number, onChange }: NumberOfProps) {
  const t = useText()
  return (
    <TextInput
      label={label}
      description={t('reasons.record_number_hint')}
      inputMode="numeric"
      value={number}
      onChange={({ currentTarget: { value } }) => onChange(value.replace(/\D/g, ''))}
    />
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
