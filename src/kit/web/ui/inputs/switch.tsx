import { Switch as LibrarySwitch, type SwitchProps } from '@mantine/core'
import '../styles/switch.css'

/** A switch that acts at once, or is part of a form. */
export function Switch(props: SwitchProps) {
  return <LibrarySwitch withThumbIndicator={false} {...props} />
}
