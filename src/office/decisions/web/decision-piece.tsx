import { Suspense, useContext, useEffect, useRef } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { AnswerKeys } from '#kit/web/page/answers.tsx'
import { DashboardContext } from '#kit/web/page/screens/dashboard-parts.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Avatar } from '#kit/web/ui/content/avatar.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Heading, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
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
  const { follows, isGone, viewersOf, decide } = sitting
  const Part = useContext(DashboardContext).queues[row.kind]?.decision?.part
  const key = keyOf(row)
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
      {isGone && <Gone sitting={sitting} />}
      {applicantKinds.includes(row.kind) && <SamePerson artist={{ id: row.id, is_merged: false }} />}
      <AnswerKeys>
        <Suspense fallback={<Skeleton height="24rem" />}>
          {Part && <Part key={key} id={row.id} person={row.person} onDecided={decide} />}
        </Suspense>
      </AnswerKeys>
    </Stack>
  )
}

/** Somebody else was quicker. */
function Gone({ sitting: { next, goOn } }: { sitting: Sitting }) {
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
