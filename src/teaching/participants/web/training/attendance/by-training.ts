import { isConnected } from '#kit/web/calls/connection.ts'
import { currentUser, onUserChange } from '#kit/web/session/session.ts'

/** What waits to be sent, one for each training: it outlives the training's screen, and is sent once there is a connection again. */
export function byTraining<Unsent extends { sendAll(): Promise<void> }>(
  create: (trainingId: number, userId: number) => Unsent,
): (trainingId: number) => Unsent {
  const open = new Map<number, Unsent>()
  onUserChange(() => open.clear())
  isConnected.subscribe((isThere) => {
    if (isThere) for (const unsent of open.values()) void unsent.sendAll()
  })
  return (trainingId) => {
    const known = open.get(trainingId)
    if (known) return known
    const unsent = create(trainingId, currentUser()?.id ?? 0)
    open.set(trainingId, unsent)
    void unsent.sendAll()
    return unsent
  }
}
