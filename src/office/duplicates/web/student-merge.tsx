import { useCountries } from '#academy/countries/web/use-countries.shown.ts'
import { formatPhone } from '#kit/contract/values/phone.ts'
import { useSend } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import {
  type ChosenField,
  type Comparison,
  chosenFields,
  type MergePerson,
  merges,
} from '#office/duplicates/contract/merges.ts'
import { MergeFigures, SeatsTwice } from './merge-figures.tsx'
import { MergeForm } from './merge-form.tsx'

/** Two records of a student: which values stay, and what follows. */
export function StudentMerge({ id, comparison, isOpen }: { id: number; comparison: Comparison; isOpen: boolean }) {
  const t = useText()
  const format = useFormat()
  const merge = useSend(merges.merge, { onSent: () => toast(t('merges.merged')) })
  const { left, right, after, obstacles } = comparison
  return (
    <MergeForm
      {...{ people: { left, right }, kind: 'student', fields: chosenFields, isOpen }}
      labelOf={(field) => t(`students.${field}`)}
      shownOf={(field, person) => <Value field={field} person={person} />}
      known={({ created_at }) => `${t('merges.since')}: ${format.date(created_at)}`}
      keptText={t('merges.kept_text')}
      obstacles={obstacles.map((obstacle) => t(`merges.obstacle_${obstacle}`))}
      isBusy={merge.isPending}
      onMerge={(choice) => merge.send({ id, ...choice })}
      aside={
        <>
          <MergeFigures
            {...{ left: left.figures, right: right.figures, after }}
            labelOf={(name) => t(`merges.figure_${name}`)}
          />
          <SeatsTwice comparison={comparison} />
        </>
      }
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
