import { Link } from '#kit/web/page/address/link.tsx'
import { Avatar } from '#kit/web/ui/content/avatar.tsx'
import styles from '#kit/web/ui/content/person.module.css'
import { useRecordLink } from './record-links.ts'

type PersonLinkProps = {
  /** Which page shows them. */
  kind: 'proArtist' | 'student' | 'user'
  /** Null: deleted or erased since. */
  id: number | null
  name: string
  avatar_url?: string | null
}

/** A person among facts: face and name, which is a link where the reader may open their page. */
export function PersonLink({ kind, id, name, avatar_url }: PersonLinkProps) {
  const linkTo = useRecordLink()
  const link = id === null ? null : linkTo(kind, { id, name })
  return (
    <span className={styles.person}>
      <Avatar name={name} src={avatar_url} size="xs" />
      {link ? <Link {...link}>{name}</Link> : <span className={styles.name}>{name}</span>}
    </span>
  )
}
