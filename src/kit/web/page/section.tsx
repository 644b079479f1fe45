import type { ReactNode } from 'react'
import { Row } from '#kit/web/ui/layout.tsx'
import { Heading, Panel } from '#kit/web/ui/panel.tsx'

/** A section of a screen with its heading; when empty, a single line. */
export function Section({ title, isEmpty, children }: { title: string; isEmpty?: boolean; children: ReactNode }) {
  if (!isEmpty) return <Panel title={title}>{children}</Panel>
  return (
    <Panel tone="quiet" size="sm">
      <Row align="baseline">
        <Heading>{title}</Heading>
        {children}
      </Row>
    </Panel>
  )
}
