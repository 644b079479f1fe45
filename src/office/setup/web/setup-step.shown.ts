import { onUserChange } from '#kit/web/session/session.ts'
import { createStore } from '#kit/web/session/store.ts'
import type { SetupStep } from '#office/setup/contract/setup.ts'

const place = 'atelier.setup-step'

/** The step that was opened from the checklist, until the reader is back on the dashboard; a reload keeps it. */
export const openStep = createStore(restored())
openStep.subscribe(store)
onUserChange(() => openStep.set(null))

function store(step: SetupStep | null): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(step))
  } catch {
    // Blocked or full: it lasts as long as the page.
  }
}

function restored(): SetupStep | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null')
  } catch {
    return null
  }
}
