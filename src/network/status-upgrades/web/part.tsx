import type { ReactNode } from 'react'
import { Stack } from '#kit/web/ui/layout.tsx'
import { Heading } from '#kit/web/ui/panel.tsx'

/** What belongs together inside a panel, under a heading of its own. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section">
      <Heading as="h3">{title}</Heading>
      {children}
    </Stack>
  )
}
