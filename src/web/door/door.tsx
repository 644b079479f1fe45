import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { usePlace } from '#web/kit/page/hash-history.ts'
import { DoorFrame } from './door-frame.tsx'
import { LoginPage } from './login-page.tsx'

type DoorPageProps = {
  /** Brings what lies behind the door; whoever was let in waits for it. */ open?: () => Promise<unknown>
}
type DoorScreen = { page: ComponentType<DoorPageProps>; isGuestOnly: boolean }

const ForgotPasswordPage = lazy(async () => ({
  default: (await import('./forgot-password-page.tsx')).ForgotPasswordPage,
}))
const ResetPasswordPage = lazy(async () => ({ default: (await import('./reset-password-page.tsx')).ResetPasswordPage }))
const RegisterPage = lazy(async () => ({ default: (await import('./register-page.tsx')).RegisterPage }))
const RegisteredPage = lazy(async () => ({ default: (await import('./registered-page.tsx')).RegisteredPage }))

/** What can be seen from outside, by its path. */
const screens: Record<string, DoorScreen> = {
  '/': { page: LoginPage, isGuestOnly: true },
  '/forgot-password': { page: ForgotPasswordPage, isGuestOnly: true },
  '/reset-password': { page: ResetPasswordPage, isGuestOnly: true },
  '/pro-artist/register': { page: RegisterPage, isGuestOnly: false },
  '/pro-artist/register/finalized': { page: RegisteredPage, isGuestOnly: false },
}

/** Whether a path is shown to this reader without the application. */
export function isAtDoor(path: string, isSignedIn: boolean): boolean {
  const screen = screens[path]
  return screen !== undefined && !(isSignedIn && screen.isGuestOnly)
}

/** The screens before sign-in, where nothing of the application is needed yet. */
export function Door({ open }: DoorPageProps) {
  const { pathname } = usePlace()
  const Page = screens[pathname]?.page
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen begins at its top.
  useEffect(() => void scrollTo(0, 0), [pathname])
  return (
    <DoorFrame>
      {Page && (
        <Suspense>
          <Page open={open} />
        </Suspense>
      )}
    </DoorFrame>
  )
}
