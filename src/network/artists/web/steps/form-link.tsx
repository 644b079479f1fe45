import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { SendLinkButton } from './step-button.tsx'
import type { StepProps } from './step-props.ts'

/** Until when the artist's secret link opens the form, and a fresh one. */
export function FormLink(props: StepProps) {
  const t = useText()
  const format = useFormat()
  const { link_expires_at: until } = props.artist
  return (
    <Stack gap="xs">
      {until && (
        <Text tone="soft" size="sm">
          {t(Date.parse(until) > Date.now() ? 'artists.link_expires' : 'artists.link_expired', {
            date: format.lastDay(until),
          })}
        </Text>
      )}
      <SendLinkButton {...props} isWide />
    </Stack>
  )
}
