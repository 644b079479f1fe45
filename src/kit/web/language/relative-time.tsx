import { useFormat } from './format.ts'

/** A relative time, with the exact time in its tooltip. */
export function RelativeTime({ at }: { at: string }) {
  const format = useFormat()
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {format.relative(at)}
    </time>
  )
}
