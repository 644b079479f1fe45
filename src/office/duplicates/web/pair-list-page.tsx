import { fullName } from '#kit/contract/values/full-name.ts'
import { send } from '#kit/web/calls/api.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { RelativeTime } from '#kit/web/language/relative-time.tsx'
import { List } from '#kit/web/list/list.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { useUser } from '#kit/web/session/session.ts'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import {
  availablePairSteps,
  pairKinds,
  pairStates,
  pairStrengths,
} from '#office/duplicates/contract/duplicates.flow.ts'
import { duplicates } from '#office/duplicates/contract/duplicates.ts'
import { isAgreement, type PairReason } from '#office/duplicates/contract/pair-reasons.ts'
import { PairBadge } from './pair-badge.tsx'
import { PairedPeople } from './paired-people.tsx'

/** People who may be there twice, the strongest pairs on top. */
export function PairListPage() {
  const t = useText()
  const user = useUser()
  return (
    <Page title={t('duplicates.title')} intro={t('duplicates.intro')}>
      <List
        hasViews
        endpoint={duplicates.list}
        label={t('duplicates.title')}
        link={({ id }) => `/duplicates/${id}`}
        nameOf={({ left, right }) => `${fullName(left)}, ${fullName(right)}`}
        sortBy="strength"
        actions={[
          {
            name: 'dismiss',
            label: t('duplicates.dismiss'),
            question: (count) => t('duplicates.bulk_dismiss', { count }),
            text: t('duplicates.bulk_dismiss_text'),
            applies: (pair) => availablePairSteps(user, pair).includes('dismiss'),
            run: ({ id }) => send(duplicates.dismiss, { id }),
          },
        ]}
        columns={[
          {
            name: 'people',
            label: 'duplicates.people',
            sortBy: null,
            isTitle: true,
            cell: (pair) => <PairedPeople {...pair} />,
          },
          {
            name: 'reasons',
            label: 'duplicates.agrees',
            sortBy: null,
            onPhone: 'line',
            cell: ({ reasons }) => <ReasonLines reasons={reasons} />,
          },
          {
            name: 'strength',
            label: 'duplicates.strength',
            from: 'sm',
            cell: ({ strength }) => t(`duplicates.strength_${strength}`),
          },
          {
            name: 'kind',
            label: 'duplicates.kind',
            from: 'lg',
            cell: ({ kind }) => t(`duplicates.kind_${kind}`),
          },
          {
            name: 'found_at',
            label: 'duplicates.found_at',
            from: 'md',
            cell: ({ found_at }) => <RelativeTime at={found_at} />,
          },
          {
            name: 'state',
            label: 'duplicates.state',
            onPhone: 'end',
            isBlank: ({ state }) => state === 'OPEN',
            cell: ({ state }) => <PairBadge state={state} />,
          },
        ]}
        filters={[
          {
            name: 'state',
            label: 'duplicates.state',
            options: pairStates.map((value) => ({ value, label: t(`duplicates.state_${value}`) })),
            isTabs: true,
          },
          {
            name: 'kind',
            label: 'duplicates.kind',
            options: pairKinds.map((value) => ({ value, label: t(`duplicates.kind_${value}`) })),
          },
          {
            name: 'strength',
            label: 'duplicates.strength',
            options: pairStrengths.map((value) => ({ value, label: t(`duplicates.strength_${value}`) })),
          },
        ]}
        empty={<EmptyState drawing="artists" title={t('duplicates.empty')} text={t('duplicates.empty_text')} />}
      />
    </Page>
  )
}

/** The reasons of a pair: agreements, and differences below. */
function ReasonLines({ reasons }: { reasons: readonly PairReason[] }) {
  const t = useText()
  const format = useFormat()
  const worded = (some: readonly PairReason[]) => format.list(some.map((reason) => t(`duplicates.reason_${reason}`)))
  const differing = reasons.filter((reason) => !isAgreement(reason))
  return (
    <Stack as="span" gap="3xs">
      <span>{worded(reasons.filter(isAgreement))}</span>
      {differing.length > 0 && (
        <Text as="small" tone="soft">
          {t('duplicates.differs_in', { what: worded(differing) })}
        </Text>
      )}
    </Stack>
  )
}
