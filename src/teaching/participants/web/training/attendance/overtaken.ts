import { useEffect } from 'react'
import { send } from '#kit/web/calls/api.ts'
import { currentLanguage, translate } from '#kit/web/language/i18n.ts'
import { toastError } from '#kit/web/overlay/toast.ts'
import { trainings } from '#teaching/trainings/contract/trainings.ts'

/** The trainings whose attendance is on the screen, where each mark that was overtaken has its question. */
const onScreen = new Set<number>()

export function useOnScreen(trainingId: number) {
  useEffect(() => {
    onScreen.add(trainingId)
    return () => void onScreen.delete(trainingId)
  }, [trainingId])
}

/** Reports, to a reader who has left the training, that somebody recorded something else there before their change was sent. */
export async function reportOvertaken(trainingId: number) {
  if (onScreen.has(trainingId)) return
  try {
    const { title } = (await send(trainings.get, { id: trainingId })).data
    const training = title[currentLanguage()] || title.pl
    toastError(new Error(translate('participants.overtaken_elsewhere', { training })))
  } catch {
    // The next visit reports it.
  }
}
