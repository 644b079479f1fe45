import type { ReactNode } from 'react'
import { useSingleKeys } from '#kit/web/page/focus/single-keys.ts'
import { IconButton } from '#kit/web/ui/button.tsx'
import { Row, Text } from '#kit/web/ui/layout.tsx'
import { IconChevronDown, IconChevronUp } from '~icons'

type StepButtonsProps = {
  label: string
  previous: string
  next: string
  onStep: (by: 1 | -1) => void
  /** Where the reader is: "3 of 12". */
  children?: ReactNode
}

/** The way through a queue, one record after the other, by two buttons and by J and K. */
export function StepButtons({ label, previous, next, onStep, children }: StepButtonsProps) {
  useSingleKeys({ j: () => onStep(1), k: () => onStep(-1) })
  return (
    <nav aria-label={label}>
      <Row gap="2xs">
        {children && (
          <Text as="span" tone="soft">
            {children}
          </Text>
        )}
        <IconButton label={previous} aria-keyshortcuts="K" onClick={() => onStep(-1)}>
          <IconChevronUp size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={next} aria-keyshortcuts="J" onClick={() => onStep(1)}>
          <IconChevronDown size={20} aria-hidden="true" />
        </IconButton>
      </Row>
    </nav>
  )
}
