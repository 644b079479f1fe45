import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { DoorFrame } from '#door/door-frame.tsx'
import { keepFocus } from '#kit/web/page/focus/keep-focus.ts'

/** Screens for everybody. */
export function GuestLayout() {
  useEffect(keepFocus, [])
  return (
    <DoorFrame>
      <Outlet />
    </DoorFrame>
  )
}
