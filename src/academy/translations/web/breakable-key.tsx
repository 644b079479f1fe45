import { Fragment } from 'react'

/** A long key wraps where its words do. */
export function BreakableKey({ of: key }: { of: string }) {
  return key.split(/(?<=[._])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one key, which never change.
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ))
}
