import { Notifications } from '@mantine/notifications'
import { useText } from './i18n.ts'
import './ui/toasts.css'

/** Where toasts appear. */
export function Toasts() {
  const t = useText()
  return (
    <Notifications position="bottom-right" autoClose={5000} transitionDuration={150} aria-label={t('app.messages')} />
  )
}
