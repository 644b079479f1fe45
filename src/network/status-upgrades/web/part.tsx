import type { ReactNode } from 'react'
import { Heading, Stack } from '#kit/web/ui/layout.tsx'

/** What belongs together inside a panel, under a heading of its own. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section">
      <Heading as="h3">{title}</Heading>
      {children}
    </Stack>
  )
}
