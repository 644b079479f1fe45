import { useFormat } from './format.ts'

/** How long ago or until when; the exact instant on hover. */
export function RelativeTime({ at }: { at: string }) {
  const format = useFormat()
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {format.relative(at)}
    </time>
  )
}
