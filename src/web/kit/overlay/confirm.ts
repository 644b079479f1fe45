import { createStore } from '#web/kit/session/store.ts'

export type Question = {
  title: string
  text?: string
  /** What the confirming button does, as a verb: "Usuń". */
  action: string
  /** What staying is called; "Anuluj" unless told. */
  cancel?: string
  tone?: 'danger' | 'plain'
}

export const openQuestion = createStore<(Question & { answer: (isYes: boolean) => void }) | null>(null)

/** Asks before what cannot be undone, by name: `if (await ask({ title: t('benefits.remove_question', { name }), … })) …` */
export function ask(question: Question): Promise<boolean> {
  openQuestion.get()?.answer(false)
  return new Promise((resolve) => {
    openQuestion.set({
      ...question,
      answer: (isYes) => {
        openQuestion.set(null)
        resolve(isYes)
      },
    })
  })
}
