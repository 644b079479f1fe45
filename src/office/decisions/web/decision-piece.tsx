import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense, useContext, useEffect, useRef, useState } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { AnswerKeys } from '#kit/web/page/answers.tsx'
import { DashboardContext } from '#kit/web/page/screens/dashboard-parts.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Avatar } from '#kit/web/ui/content/avatar.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Heading } from '#kit/web/ui/panel.tsx'
import type { DecisionKind, WaitingDecision } from '#office/decisions/contract/decisions.ts'
import { SamePerson } from '#office/duplicates/web/applications/same-person.shown.tsx'
import { useAbout, useNameOf, Viewers, WaitsUntil } from './decision-list.tsx'
import { keyOf, type Sitting } from './use-sitting.ts'

/** Whose items are applicants, who may be in the network already. */
const applicantKinds: readonly DecisionKind[] = ['invitations', 'verification']

/** One of them with all that it is decided on, as its own feature shows it, and the answers. */
export function DecisionPiece({ row, sitting }: { row: WaitingDecision; sitting: Sitting }) {
  const nameOf = useNameOf()
  const about = useAbout()
  const heading = useRef<HTMLHeadingElement>(null)
  const { follows, isDecidedElsewhere, next, viewersOf, decide } = sitting
  const key = keyOf(row)
  const ahead = useAhead(row, next)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows from one to the next.
  useEffect(() => {
    if (follows.current) heading.current?.focus()
    follows.current = false
  }, [key])
  return (
    <Stack as="section" aria-labelledby="decision">
      <Row as="header" gap="md" isLine>
        <Avatar name={nameOf(row)} src={row.person?.avatar_url ?? null} />
        <div>
          <Heading id="decision" ref={heading} tabIndex={-1}>
            {nameOf(row)}
          </Heading>
          <Row as="p">
            <Text as="span" tone="soft">
              {about(row)}
            </Text>
            <WaitsUntil row={row} />
          </Row>
          <Stack gap="2xs" role="status">
            <Viewers viewers={viewersOf(row)} />
          </Stack>
        </div>
      </Row>
      {isDecidedElsewhere && <DecidedElsewhere sitting={sitting} />}
      {[row, ahead].map(
        (one) =>
          one && (
            <div key={keyOf(one)} hidden={one !== row}>
              <Evidence row={one} isAhead={one !== row} onDecided={decide} />
            </div>
          ),
      )}
    </Stack>
  )
}

/** In milliseconds, in which the current one is drawn. */
const headStart = 500

/** What is drawn while the reader decides on the one before, out of sight: nothing of it has to be fetched once it is its turn. */
function useAhead(row: WaitingDecision, next: WaitingDecision | undefined) {
  const [ahead, setAhead] = useState<WaitingDecision>()
  useEffect(() => {
    const timer = setTimeout(() => setAhead(next), headStart)
    return () => clearTimeout(timer)
  }, [next])
  return ahead && keyOf(ahead) !== keyOf(row) ? ahead : undefined
}

function Evidence({ row, isAhead, onDecided }: { row: WaitingDecision; isAhead: boolean; onDecided: () => void }) {
  const { id, kind, person } = row
  const Part = useContext(DashboardContext).queues[kind]?.decision?.part
  return (
    <Stack>
      {applicantKinds.includes(kind) && <SamePerson artist={{ id, is_merged: false }} />}
      <AnswerKeys isOff={isAhead}>
        {/* What cannot be drawn matters once it is its turn. */}
        <CatchBoundary getResetKey={() => id} errorComponent={isAhead ? Nothing : Failed}>
          <Suspense fallback={<Skeleton height="24rem" />}>
            {Part && <Part id={id} person={person} onDecided={onDecided} />}
          </Suspense>
        </CatchBoundary>
      </AnswerKeys>
    </Stack>
  )
}

const Nothing = () => null

function Failed({ error }: { error: unknown }): ReactNode {
  throw error
}

/** Somebody else was quicker. */
function DecidedElsewhere({ sitting: { next, goOn } }: { sitting: Sitting }) {
  const t = useText()
  const nameOf = useNameOf()
  return (
    <div role="status">
      <Notice
        tone="waiting"
        title={t('decisions.gone_title')}
        actions={next && <Button onClick={goOn}>{t('decisions.go_on', { name: nameOf(next) })}</Button>}
      >
        {t('decisions.gone_text')}
      </Notice>
    </div>
  )
}
