import { type ReactNode, useState } from 'react'
import { fullName } from '#kit/contract/values/full-name.ts'
import { useDraft } from '#kit/web/form/drafts/form-draft.ts'
import { ValueChoice } from '#kit/web/form/value-choice.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { PersonLink } from '#kit/web/page/record/person-link.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { Split } from '#kit/web/ui/split.tsx'
import { differs, type MergeChoice, otherSide, suggestedChoice } from '#office/duplicates/contract/merge-choice.ts'
import { type MergePerson, type Side, sides, undoDays } from '#office/duplicates/contract/merges.ts'

type Account = Pick<MergePerson, 'email' | 'email_proven_at' | 'account' | 'signed_in_at' | 'revision'>
type Person<Field extends string> = Account &
  Pick<MergePerson, 'id' | 'first_name' | 'last_name' | 'internal_note'> & { figures: object } & Record<Field, unknown>

type MergeFormProps<Field extends string, One extends Person<Field>> = {
  people: Record<Side, One>
  /** How their pages are linked to. */
  kind: 'student' | 'proArtist'
  /** Of which one side's value is chosen. */
  fields: readonly Field[]
  labelOf: (field: Field) => ReactNode
  shownOf: (field: Field, person: One) => ReactNode
  /** Facts of an account beyond those that every account has. */
  known: (person: One) => ReactNode
  /** What it means that a record stays. */
  keptText: string
  /** What has to be settled first. */
  obstacles: readonly string[]
  /** Why the account of a side cannot be the one that stays; null where it can. */
  refusalOf?: (side: Side) => string | null
  /** Nobody has decided yet. */
  isOpen: boolean
  isBusy: boolean
  onMerge: (choice: MergeChoice<Field> & { left_revision: number; right_revision: number }) => void
  aside: ReactNode
}

/** Both sides field by field, and what follows. */
export function MergeForm<Field extends string, One extends Person<Field>>(props: MergeFormProps<Field, One>) {
  const { people, kind, fields, labelOf, shownOf, known, keptText, obstacles, isOpen, isBusy, onMerge, aside } = props
  const { refusalOf = () => null } = props
  const t = useText()
  const [suggested] = useState<MergeChoice<Field>>(() => {
    const used = suggestedChoice(fields, people)
    return refusalOf(used.kept) === null ? used : suggestedChoice(fields, people, otherSide(used.kept))
  })
  const { left, right } = people
  // A reader who opens one of the two, and comes back, finds what they had chosen.
  const draft = useDraft(`merges.${kind}.${left.id}.${right.id}`, suggested)
  const [choice, setChoice] = useState(draft.values as MergeChoice<Field>)
  const choose = (chosen: MergeChoice<Field>) => {
    setChoice(chosen)
    draft.keep(chosen, suggested)
  }
  const submit = async () => {
    const confirmed = await ask({
      title: t('merges.confirm'),
      text: t('merges.confirm_text', { name: fullName(people[choice.kept]), count: undoDays }),
      action: t('merges.merge'),
    })
    if (confirmed) onMerge({ ...choice, left_revision: left.revision, right_revision: right.revision })
  }
  const refusal = refusalOf(choice.kept)
  const differing = fields.filter((field) => differs<Field>(people, field))
  return (
    <Split aside={aside}>
      {isOpen && obstacles.length > 0 && (
        <Notice tone="waiting" title={t('merges.obstacles')}>
          <Stack as="ul" gap="xs">
            {obstacles.map((obstacle) => (
              <li key={obstacle}>{obstacle}</li>
            ))}
          </Stack>
        </Notice>
      )}
      <Panel title={t('merges.choose')}>
        <Stack gap="lg">
          <Row>
            {sides.map((side) => (
              <PersonLink key={side} kind={kind} id={people[side].id} name={fullName(people[side])} />
            ))}
          </Row>
          {differing.length > 0 && <Text tone="soft">{t('merges.choose_text')}</Text>}
          <Stack gap="sm">
            <ValueChoice
              name="kept"
              label={t('merges.kept')}
              options={sides.map((side) => ({
                title: people[side].email,
                value: <AccountFacts person={people[side]}>{known(people[side])}</AccountFacts>,
                isChosen: choice.kept === side,
                onChoose: () => choose(suggestedChoice(fields, people, side)),
              }))}
            />
            <Text tone="soft" size="sm">
              {keptText} {t('merges.login')}
            </Text>
          </Stack>
          {differing.map((field) => (
            <ValueChoice
              key={field}
              name={field}
              label={labelOf(field)}
              options={sides.map((side) => ({
                title: people[side].email,
                value: shownOf(field, people[side]) || t('merges.empty'),
                isChosen: choice.fields[field] === side,
                onChoose: () => choose({ ...choice, fields: { ...choice.fields, [field]: side } }),
              }))}
            />
          ))}
          {(left.internal_note ?? right.internal_note) !== null && left.internal_note !== right.internal_note && (
            <Text>
              {t('merges.notes')}: {t('merges.notes_text')}
            </Text>
          )}
          {differing.length === 0 && <Text tone="soft">{t('merges.same')}</Text>}
          {isOpen && obstacles.length === 0 && refusal !== null && <Notice tone="waiting">{refusal}</Notice>}
          {isOpen && obstacles.length === 0 && refusal === null && (
            <Row justify="end">
              <Button kind="primary" isBusy={isBusy} onClick={() => void submit()}>
                {t('merges.merge')}
              </Button>
            </Row>
          )}
        </Stack>
      </Panel>
    </Split>
  )
}

function AccountFacts({ person, children }: { person: Account; children: ReactNode }) {
  const t = useText()
  const format = useFormat()
  const { email_proven_at, account, signed_in_at } = person
  return (
    <>
      {t(email_proven_at ? 'merges.confirmed' : 'merges.unconfirmed')}
      <br />
      {t(`merges.account_${account}`)}
      <br />
      {t('merges.signed_in')}: {signed_in_at ? format.date(signed_in_at) : t('merges.never')}
      <br />
      {children}
    </>
  )
}
