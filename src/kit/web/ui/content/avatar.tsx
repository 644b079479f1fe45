import { type CSSProperties, type ReactNode, useState } from 'react'
import { initials } from '#kit/contract/values/initials.ts'
import styles from './avatar.module.css'

type AvatarProps = { name: string; src?: string | null; size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' }

const sizes = { xs: '1.75rem', sm: '2rem', md: '2.75rem', lg: '6rem', xl: '8.5rem' }
const shades = ['accent', 'good', 'waiting', 'bad'] as const

/** A person's picture, or their initials in one of four shades, by their id. Decorative: their name is next to it. */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const picture = src !== broken && src
  return (
    <span
      className={styles.avatar}
      data-shade
      data-tone={shadeOf(name)}
      data-initials={picture ? undefined : initials(name)}
      style={{ '--size': sizes[size] } as CSSProperties}
      aria-hidden="true"
    >
      {picture && <img src={picture} alt="" loading="lazy" onError={() => setBroken(picture)} />}
    </span>
  )
}

type DiscProps = Pick<AvatarProps, 'size'> & { tone?: (typeof shades)[number] | 'quiet'; children: ReactNode }

/** An icon or a number in a circle, where people have their picture. Decorative, too. */
export function Disc({ size = 'sm', tone = 'accent', children }: DiscProps) {
  return (
    <span
      className={styles.avatar}
      data-tone={tone}
      style={{ '--size': sizes[size] } as CSSProperties}
      aria-hidden="true"
    >
      {children}
    </span>
  )
}

function shadeOf(name: string) {
  return shades[Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % shades.length]
}
