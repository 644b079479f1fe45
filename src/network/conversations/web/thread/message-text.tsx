import { Fragment } from 'react'
import { OutsideLink } from '#kit/web/page/address/link.tsx'
import { partsOf } from './links-in-text.ts'
import { MarkedText } from './marked-text.tsx'

type MessageTextProps = { text: string; sought?: readonly string[] }

/** Text as it was typed; web addresses in it can be followed, and what is searched for is marked. */
export function MessageText({ text, sought = [] }: MessageTextProps) {
  if (text === '') return null
  return (
    <p>
      {partsOf(text).map(({ at, part, isLink }) => (
        <Fragment key={at}>
          {isLink ? <OutsideLink href={part}>{part}</OutsideLink> : <MarkedText text={part} words={sought} />}
        </Fragment>
      ))}
    </p>
  )
}
