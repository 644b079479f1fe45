import { type ComponentType, Suspense, useEffect } from 'react'
import { usePlace } from '#kit/web/page/address/hash-history.ts'
import { preloadable } from '#kit/web/page/loading/preloadable.ts'
import { DoorFrame } from './door-frame.tsx'
import { Offline } from './offline.tsx'

type DoorPageProps = {
  /** Loads the application; after sign-in the screen waits for it. */ open?: () => Promise<unknown>
}
type DoorScreen = { page: ComponentType<DoorPageProps> & { preload?: () => Promise<void> }; isGuestOnly: boolean }

/** If it fails to load, the screen shows that and offers to retry. */
const fetched = (load: () => Promise<ComponentType>) => preloadable<DoorPageProps>(() => load().catch(() => Offline))

const LoginPage = fetched(async () => (await import('./login-page.tsx')).LoginPage)
const ForgotPasswordPage = fetched(async () => (await import('./forgot-password-page.tsx')).ForgotPasswordPage)
const ResetPasswordPage = fetched(async () => (await import('./reset-password-page.tsx')).ResetPasswordPage)
const RegisterPage = fetched(async () => (await import('./register-page.tsx')).RegisterPage)
const RegisteredPage = fetched(async () => (await import('./registered-page.tsx')).RegisteredPage)

/** The public screens, by path. */
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

/** Brings the screen of this path, so that it is drawn at once. */
export async function fetchDoor(path: string) {
  await screens[path]?.page.preload?.()
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
