import { onUserChange } from '#kit/web/session/session.ts'
import { createStore } from '#kit/web/session/store.ts'
import type { SetupStep } from '#office/setup/contract/setup.ts'

/** The step that was opened from the checklist, until the reader is back on the dashboard. */
export const openStep = createStore<SetupStep | null>(null)
onUserChange(() => openStep.set(null))
