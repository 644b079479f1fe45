import type { ReactNode } from 'react'
import { Meta, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { IconArrowNarrowRight } from '~icons'
import styles from './changes.module.css'

export type ShownChange = {
  key: string
  label: ReactNode
  before: ReactNode
  after: ReactNode
  /** The author and the time. */
  note?: ReactNode
}

/** The changes of each field: before and after. `words` are their labels for screen readers. */
export function Changes({ changes, words }: { changes: ShownChange[]; words: { before: string; after: string } }) {
  return (
    <Stack as="dl" gap="sm">
      {changes.map(({ key, label, before, after, note }) => (
        <div key={key}>
          <Text as="dt" tone="soft" size="sm">
            {label}
          </Text>
          <Row as="dd" align="baseline">
            <del className={styles.words} data-ink="soft">
              <span className="sr-only">{words.before} </span>
              {before}
            </del>
            <Row as="span" align="baseline" gap="sm" isLine>
              <IconArrowNarrowRight size={18} aria-hidden="true" className={styles.arrow} />
              <ins className={styles.words}>
                <span className="sr-only">{words.after} </span>
                {after}
              </ins>
            </Row>
            {note && <Meta>{note}</Meta>}
          </Row>
        </div>
      ))}
    </Stack>
  )
}
