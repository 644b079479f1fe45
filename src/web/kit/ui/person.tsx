import { Avatar } from './avatar.tsx'
import styles from './person.module.css'

type PersonProps = { first_name: string; last_name: string; avatar_url: string | null; size?: 'sm' | 'md' }

/** Somebody in a row of a list: their picture beside their name. */
export function Person({ first_name, last_name, avatar_url, size }: PersonProps) {
  const name = `${first_name} ${last_name}`
  return (
    <span className={styles.person}>
      <Avatar name={name} src={avatar_url} size={size} />
      <span className={styles.name}>{name}</span>
    </span>
  )
}
