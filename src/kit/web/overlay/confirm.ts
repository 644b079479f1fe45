import { createStore } from '#kit/web/session/store.ts'

export type Question = {
  title: string
  text?: string
  /** The label of the confirming button, a verb: "Usuń". */
  action: string
  /** The label of the other button; default "Anuluj". */
  cancel?: string
  /** `harmless`: destroys nothing, and begins on its action, so that Enter confirms it. `danger`: cannot be undone. */
  tone?: 'harmless' | 'danger'
}

export const openQuestion = createStore<(Question & { answer: (isYes: boolean) => void }) | null>(null)

/** Requests confirmation, naming its object: `if (await ask({ title: t('benefits.remove_question', { name }), … })) …` */
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
