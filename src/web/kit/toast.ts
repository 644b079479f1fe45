import { notifications } from '@mantine/notifications'

/** A word about what just happened; leaves by itself. */
export function toast(message: string) {
  notifications.show({ message, color: 'var(--sage)', withBorder: true })
}

/** Stays until it is closed: nobody should miss why something did not happen. */
export function toastError({ message }: Error) {
  notifications.show({ message, color: 'var(--brick)', withBorder: true, autoClose: false, role: 'alert' })
}
