import { type CSSProperties, useState } from 'react'
import { initials } from '#kit/contract/values/initials.ts'
import styles from './avatar.module.css'

type AvatarProps = { name: string; src?: string | null; size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' }

const sizes = { xs: '1.5rem', sm: '2rem', md: '2.75rem', lg: '6rem', xl: '8.5rem' }

/** A person's picture, or their initials in one of four shades, by their id. Decorative: their name is next to it. */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const picture = src !== broken && src
  return (
    <span
      className={styles.avatar}
      data-shade={shadeOf(name)}
      data-initials={picture ? undefined : initials(name)}
      style={{ '--size': sizes[size] } as CSSProperties}
      aria-hidden="true"
    >
      {picture && <img src={picture} alt="" loading="lazy" onError={() => setBroken(picture)} />}
    </span>
  )
}

function shadeOf(name: string): number {
  return Array.from(name).reduce((sum, mail) => sum + (mail.codePointAt(0) ?? 0), 0) % 4
}
