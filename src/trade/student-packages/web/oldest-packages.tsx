import { useState } from 'react'
import type { Input } from '#kit/contract/endpoint.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { OldestRow, OldestRows } from '#kit/web/list/oldest-rows.tsx'
import { useUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { availablePackageActs, type PackageAct } from '#trade/student-packages/contract/student-packages.flow.ts'
import { type StudentPackage, studentPackages } from '#trade/student-packages/contract/student-packages.ts'
import { isReasoned, type Plain, ReasonDialog, type Reasoned, usePlainAct } from './sold-acts.tsx'

/** Sold and not usable yet. */
export function OldestPending() {
  return (
    <Oldest input={{ status: 'PENDING', sortBy: 'sold_at' }} acts={['activate']} since={({ sold_at }) => sold_at} />
  )
}

/** Paid, over and not used up. */
export function OldestUnclaimed() {
  return (
    <Oldest
      input={{ unclaimed: 1, sortBy: 'unclaimed_since' }}
      acts={['extend', 'refund']}
      since={({ unclaimed_since }) => unclaimed_since}
    />
  )
}

type OldestProps = {
  input: Input<typeof studentPackages.list>
  /** What takes a package out of this queue. */
  acts: readonly PackageAct[]
  since: (sold: StudentPackage) => string | null
}

function Oldest({ input, acts, since }: OldestProps) {
  const t = useText()
  const user = useUser()
  const inLanguage = useBilingual()
  // State of the list and not of its row, which disappears as soon as somebody else decides.
  const [open, setOpen] = useState<{ act: Reasoned; sold: StudentPackage } | null>(null)
  return (
    <>
      <OldestRows endpoint={studentPackages.list} input={{ ...input, total: 'later' }}>
        {(sold) => (
          <OldestRow
            key={sold.id}
            person={sold.student}
            to={`/student/packages/${sold.id}`}
            note={inLanguage(sold.name)}
            since={since(sold) ?? undefined}
          >
            {availablePackageActs(user, sold)
              .filter((act) => acts.includes(act))
              .map((act) =>
                isReasoned(act) ? (
                  <Button key={act} size="sm" aria-haspopup="dialog" onClick={() => setOpen({ act, sold })}>
                    {t(`studentPackages.act_${act}`)}
                  </Button>
                ) : (
                  <PlainAct key={act} sold={sold} act={act} />
                ),
              )}
          </OldestRow>
        )}
      </OldestRows>
      {open && <ReasonDialog {...open} onClose={() => setOpen(null)} />}
    </>
  )
}

function PlainAct({ sold, act }: { sold: StudentPackage; act: Plain }) {
  const t = useText()
  const { start, isPending } = usePlainAct(sold, act)
  return (
    <Button size="sm" isBusy={isPending} onClick={start}>
      {t(`studentPackages.act_${act}`)}
    </Button>
  )
}
