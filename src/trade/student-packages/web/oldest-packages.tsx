import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { OldestRow, OldestRows } from '#kit/web/list/oldest-rows.tsx'
import { useUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { availablePackageActs } from '#trade/student-packages/contract/student-packages.flow.ts'
import { type StudentPackage, studentPackages } from '#trade/student-packages/contract/student-packages.ts'
import { usePlainAct } from './sold-acts.tsx'

/** Sold and not usable yet. */
export function OldestPending() {
  const inLanguage = useBilingual()
  return (
    <OldestRows endpoint={studentPackages.list} input={{ status: 'PENDING', sortBy: 'sold_at', total: 'later' }}>
      {(sold) => (
        <OldestRow
          key={sold.id}
          person={sold.student}
          to={`/student/packages/${sold.id}`}
          note={inLanguage(sold.name)}
          since={sold.sold_at ?? undefined}
        >
          <Activation sold={sold} />
        </OldestRow>
      )}
    </OldestRows>
  )
}

function Activation({ sold }: { sold: StudentPackage }) {
  const t = useText()
  const user = useUser()
  const { start, isPending } = usePlainAct(sold, 'activate')
  if (!availablePackageActs(user, sold).includes('activate')) return null
  return (
    <Button size="sm" isBusy={isPending} onClick={start}>
      {t('studentPackages.act_activate')}
    </Button>
  )
}
