import { availablePackageActs } from '#contract/student-packages/student-packages.flow.ts'
import { type StudentPackage, studentPackages } from '#contract/student-packages/student-packages.ts'
import { send } from '#web/kit/calls/api.ts'
import { useText } from '#web/kit/language/i18n.ts'
import type { BulkAction } from '#web/kit/list/bulk-action.ts'
import { useMay, useUser } from '#web/kit/session/session.ts'

/** What is done to many sold packages at once, each by the call that does it to one. */
export function useSoldBulk(): BulkAction<StudentPackage>[] {
  const t = useText()
  const may = useMay()
  const user = useUser()
  return (['activate', 'pay'] as const)
    .filter((act) => may(studentPackages[act]))
    .map((act) => ({
      name: act,
      label: t(`studentPackages.act_${act}`),
      question: (count) => t(`studentPackages.bulk_${act}`, { count }),
      text: t(`studentPackages.text_${act}`),
      applies: (row) => availablePackageActs(user, row).includes(act),
      run: ({ id, revision }) => send(studentPackages[act], { id, revision }),
    }))
}
