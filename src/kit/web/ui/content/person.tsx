import type { ReactNode } from 'react'
import { fullName } from '#kit/contract/values/full-name.ts'
import { Avatar } from './avatar.tsx'
import styles from './person.module.css'

type PersonProps = {
  first_name: string
  last_name: string
  avatar_url: string | null
  size?: 'sm' | 'md'
  children?: ReactNode
}

/** A person in a list row: picture, name, and further details. */
export function Person({ first_name, last_name, avatar_url, size, children }: PersonProps) {
  const name = fullName({ first_name, last_name })
  return (
    <span className={styles.person}>
      <Avatar name={name} src={avatar_url} size={size} />
      <span className={styles.name}>
        {name} {children}
      </span>
    </span>
  )
}
