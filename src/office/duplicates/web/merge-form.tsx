import { useState } from 'react'
import { useCountries } from '#academy/countries/web/use-countries.shown.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { formatPhone } from '#kit/contract/values/phone.ts'
import { useSend } from '#kit/web/calls/query.ts'
import { ValueChoice } from '#kit/web/form/value-choice.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { PersonLink } from '#kit/web/page/record/person-link.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Panel, Row, Split, Stack, Text } from '#kit/web/ui/layout.tsx'
import { differs, type MergeChoice, suggestedChoice } from '#office/duplicates/contract/merge-choice.ts'
import {
  type ChosenField,
  type Comparison,
  chosenFields,
  type MergePerson,
  merges,
  sides,
  undoDays,
} from '#office/duplicates/contract/merges.ts'
import { MergeFigures, SeatsTwice } from './merge-figures.tsx'

type MergeFormProps = {
  id: number
  comparison: Comparison
  /** Nobody has decided yet. */
  isOpen: boolean
}

/** Both sides field by field, and what follows. */
export function MergeForm({ id, comparison, isOpen }: MergeFormProps) {
  const t = useText()
  const [choice, choose] = useState<MergeChoice>(() => suggestedChoice(comparison))
  const merge = useSend(merges.merge, { onSent: () => toast(t('merges.merged')) })
  const { left, right, obstacles } = comparison
  const submit = async () => {
    const confirmed = await ask({
      title: t('merges.confirm'),
      text: t('merges.confirm_text', { name: fullName(comparison[choice.kept]), count: undoDays }),
      action: t('merges.merge'),
      tone: 'plain',
    })
    if (confirmed) merge.send({ id, ...choice, left_revision: left.revision, right_revision: right.revision })
  }
  const fields = chosenFields.filter((field) => differs(comparison, field))
  return (
    <Split
      aside={
        <>
          <MergeFigures comparison={comparison} />
          <SeatsTwice comparison={comparison} />
        </>
      }
    >
      {isOpen && obstacles.length > 0 && (
        <Notice tone="waiting" title={t('merges.obstacles')}>
          <Stack as="ul" gap="xs">
            {obstacles.map((obstacle) => (
              <li key={obstacle}>{t(`merges.obstacle_${obstacle}`)}</li>
            ))}
          </Stack>
        </Notice>
      )}
      <Panel title={t('merges.choose')}>
        <Stack gap="lg">
          <Row>
            {sides.map((side) => (
              <PersonLink key={side} kind="student" id={comparison[side].id} name={fullName(comparison[side])} />
            ))}
          </Row>
          {fields.length > 0 && <Text tone="soft">{t('merges.choose_text')}</Text>}
          <Stack gap="sm">
            <ValueChoice
              name="kept"
              label={t('merges.kept')}
              options={sides.map((side) => ({
                title: comparison[side].email,
                value: <Account person={comparison[side]} />,
                isChosen: choice.kept === side,
                onChoose: () => choose(suggestedChoice(comparison, side)),
              }))}
            />
            <Text tone="soft" size="sm">
              {t('merges.kept_text')} {t('merges.login')}
            </Text>
          </Stack>
          {fields.map((field) => (
            <FieldChoice key={field} {...{ field, comparison, choice, choose }} />
          ))}
          {(left.internal_note ?? right.internal_note) !== null && left.internal_note !== right.internal_note && (
            <Text>
              {t('merges.notes')}: {t('merges.notes_text')}
            </Text>
          )}
          {fields.length === 0 && <Text tone="soft">{t('merges.same')}</Text>}
          {isOpen && obstacles.length === 0 && (
            <Row justify="end">
              <Button kind="primary" isBusy={merge.isPending} onClick={() => void submit()}>
                {t('merges.merge')}
              </Button>
            </Row>
          )}
        </Stack>
      </Panel>
    </Split>
  )
}

function Account({ person: { email_proven_at, account, signed_in_at, created_at } }: { person: MergePerson }) {
  const t = useText()
  const format = useFormat()
  return (
    <>
      {t(email_proven_at ? 'merges.confirmed' : 'merges.unconfirmed')}
      <br />
      {t(`merges.account_${account}`)}
      <br />
      {t('merges.signed_in')}: {signed_in_at ? format.date(signed_in_at) : t('merges.never')}
      <br />
      {t('merges.since')}: {format.date(created_at)}
    </>
  )
}

type FieldChoiceProps = {
  field: ChosenField
  comparison: Comparison
  choice: MergeChoice
  choose: (choice: MergeChoice) => void
}

function FieldChoice({ field, comparison, choice, choose }: FieldChoiceProps) {
  const t = useText()
  return (
    <ValueChoice
      name={field}
      label={t(`students.${field}`)}
      options={sides.map((side) => ({
        title: comparison[side].email,
        value: <Value field={field} person={comparison[side]} />,
        isChosen: choice.fields[field] === side,
        onChoose: () => choose({ ...choice, fields: { ...choice.fields, [field]: side } }),
      }))}
    />
  )
}

function Value({ field, person }: { field: ChosenField; person: MergePerson }) {
  const t = useText()
  const { options } = useCountries()
  const { phone, country_id, language_name } = person
  const shown = {
    phone: phone && formatPhone(phone),
    country_id: options.find(({ value }) => value === String(country_id))?.label,
    language_name: t(`app.language_${language_name}`),
    first_name: person.first_name,
    last_name: person.last_name,
  }
  return shown[field] || t('merges.empty')
}
