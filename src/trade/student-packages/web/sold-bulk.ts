import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { daysLater } from '#kit/contract/values/time-zone.ts'
import { send } from '#kit/web/calls/api.ts'
import { useText } from '#kit/web/language/i18n.ts'
import type { BulkAction } from '#kit/web/list/bulk/bulk-action.ts'
import { useMay, useUser } from '#kit/web/session/session.ts'
import { availablePackageActs } from '#trade/student-packages/contract/student-packages.flow.ts'
import { type StudentPackage, studentPackages } from '#trade/student-packages/contract/student-packages.ts'

/** What is done to many sold packages at once, each by the call that does it to one. */
export function useSoldBulk(): BulkAction<StudentPackage>[] {
  const t = useText()
  const may = useMay()
  const user = useUser()
  if (!may(studentPackages.extend)) return []
  const act = (name: 'activate' | 'pay' | 'extend') => ({
    name,
    label: t(`studentPackages.act_${name}`),
    question: (count: number) => t(`studentPackages.bulk_${name}`, { count }),
    text: t(`studentPackages.text_${name}`),
    applies: (row: StudentPackage) => availablePackageActs(user, row).includes(name),
  })
  return [
    ...(['activate', 'pay'] as const).map((name) => ({
      ...act(name),
      run: ({ id, revision }: StudentPackage) => send(studentPackages[name], { id, revision }),
    })),
    {
      ...act('extend'),
      text: t('studentPackages.bulk_text_extend'),
      choice: {
        label: t('studentPackages.extend_by'),
        options: [7, 14, 30, 90].map((count) => ({
          value: String(count),
          label: t('studentPackages.extend_days', { count }),
        })),
      },
      message: {
        label: t('studentPackages.reason'),
        hint: t('studentPackages.reason_hint'),
        isRequired: true,
        max: 2000,
      },
      run: (row, reason, { choice }) => extend(row, Number(choice), reason ?? ''),
    },
  ]
}

/** From its own last day, or from today where that is over. */
function extend({ id, revision, last_day }: StudentPackage, days: number, reason: string) {
  const today = academyDay(new Date())
  const expires_on = daysLater(last_day && last_day > today ? last_day : today, days)
  return send(studentPackages.extend, { id, revision, reason, expires_on })
}
