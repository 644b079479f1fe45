import { Outlet } from '@tanstack/react-router'
import { DoorFrame } from '#door/door-frame.tsx'

/** Screens for everybody. */
export function GuestLayout() {
  return (
    <DoorFrame>
      <Outlet />
    </DoorFrame>
  )
}
