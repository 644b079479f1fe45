import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { singleKeys } from '#kit/web/page/focus/single-keys.ts'
import { Page } from '#kit/web/page/page.tsx'
import { StepButtons } from '#kit/web/page/step-buttons.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Pill } from '#kit/web/ui/inputs/pill.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { Split } from '#kit/web/ui/split.tsx'
import { useMedia } from '#kit/web/ui/use-media.ts'
import { DecisionList } from './decision-list.tsx'
import { DecisionPiece } from './decision-piece.tsx'
import { type Sitting, useSitting } from './use-sitting.ts'

/** Where `Split` has two columns. */
const roomForList = '(min-width: 75em)'

/** Everything that waits for a yes or a no of the reader, one after the other. */
export function DecisionsPage() {
  const t = useText()
  const sitting = useSitting()
  const { list, current, isOpening, total } = sitting
  const isWide = useMedia(roomForList)
  return (
    <Page
      title={t('decisions.title')}
      intro={
        <>
          {t('decisions.intro')}{' '}
          {isWide && singleKeys.areOn() && (
            <Text as="span" isSentence>
              {t('decisions.intro_keys')}
            </Text>
          )}
        </>
      }
      actions={current && <Steps sitting={sitting} />}
    >
      {list.error && !list.data && <ErrorPanel error={list.error} onRetry={() => void list.refetch()} />}
      {((!list.data && !list.error) || isOpening) && <Skeleton height="30rem" />}
      {list.data && !isOpening && (
        <>
          {isWide && <KindChoice sitting={sitting} />}
          {current ? (
            <Split
              width="minmax(15rem, 21rem)"
              isAsideFirst
              isSticky
              aside={
                isWide ? (
                  <DecisionList sitting={sitting} />
                ) : (
                  <details>
                    <summary>{t('decisions.list_open', { count: total })}</summary>
                    <Stack gap="sm">
                      <KindChoice sitting={sitting} />
                      <DecisionList sitting={sitting} />
                    </Stack>
                  </details>
                )
              }
            >
              <DecisionPiece row={current} sitting={sitting} />
            </Split>
          ) : (
            <Done sitting={sitting} />
          )}
        </>
      )}
    </Page>
  )
}

/** Where the reader is, and the way on. */
function Steps({ sitting: { place, total, step } }: { sitting: Sitting }) {
  const t = useText()
  return (
    <StepButtons
      label={t('decisions.steps')}
      previous={t('decisions.previous')}
      next={t('decisions.next')}
      onStep={step}
    >
      {t('decisions.place', { place, total })}
    </StepButtons>
  )
}

/** One kind of decisions, or all of them. */
function KindChoice({ sitting: { list, kind, chooseKind } }: { sitting: Sitting }) {
  const t = useText()
  const kinds = list.data?.kinds ?? []
  const some = kinds.filter(({ kind: name, count }) => count > 0 || name === kind)
  if (some.length < 2) return null
  const all = kinds.reduce((sum, { count }) => sum + count, 0)
  return (
    <Row as="fieldset" gap="xs">
      <legend className="sr-only">{t('decisions.kind')}</legend>
      {[{ kind: null, count: all }, ...some].map(({ kind: name, count }) => (
        <Pill key={name} isPressed={name === kind} onClick={() => chooseKind(name)}>
          {t(name ? `decisions.kinds_${name}` : 'decisions.kind_all')}{' '}
          <Text as="span" tone="soft">
            {count}
          </Text>
        </Pill>
      ))}
    </Row>
  )
}

/** The end of a sitting is a moment; without one there was nothing to do. */
function Done({ sitting: { done, kind, chooseKind } }: { sitting: Sitting }) {
  const t = useText()
  return (
    <Panel>
      <div role="status">
        <EmptyState
          drawing="coffee"
          title={t(kind ? 'decisions.none_of_kind' : done > 0 ? 'decisions.done' : 'decisions.none')}
          text={done > 0 ? t('decisions.done_text', { count: done }) : t('decisions.none_text')}
          action={kind && <Button onClick={() => chooseKind(null)}>{t('decisions.show_all')}</Button>}
        />
      </div>
    </Panel>
  )
}
