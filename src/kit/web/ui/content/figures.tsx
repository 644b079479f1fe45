import type { ReactNode } from 'react'
import { Cards, Stack, Text } from '#kit/web/ui/layout.tsx'
import styles from './figures.module.css'

/** Pictures side by side, each whole. */
export function Figures({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <Cards column="15rem" aria-label={label}>
      {children}
    </Cards>
  )
}

/** A picture with its caption below. */
export function Figure({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Stack as="figure" gap="xs">
        <div className={styles.picture}>{picture}</div>
        <Text as="figcaption" tone="soft" size="sm">
          {children}
        </Text>
      </Stack>
    </li>
  )
}
