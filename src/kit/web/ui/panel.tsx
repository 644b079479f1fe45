import type { ComponentProps, ReactNode } from 'react'
import type { Box } from './layout.tsx'
import styles from './panel.module.css'

type PanelProps = Omit<Box, 'title'> & { title?: ReactNode; tone?: 'sheet' | 'quiet'; size?: 'sm' }

/** A card with a heading. */
export function Panel({ as: Tag = 'section', title, tone = 'sheet', size, children, ...rest }: PanelProps) {
  return (
    <Tag className={`${styles.panel} surface`} data-tone={tone} data-size={size} {...rest}>
      {title && <Heading>{title}</Heading>}
      {children}
    </Tag>
  )
}

/** The heading of a part of a page, or, as an `h3`, of a part of that. */
export function Heading({
  as: Tag = 'h2',
  ...rest
}: Omit<ComponentProps<'h2'>, 'className' | 'style'> & { as?: 'h2' | 'h3' }) {
  return <Tag className={styles.heading} {...rest} />
}
