import { setTimeout } from 'node:timers/promises'
import type { Answer } from '#testing/visitor.ts'

/** What somebody does: sent until it is answered, with the same key each time, as a browser does. */
export type Act = {
  kind: string
  send(headers: Record<string, string>): Promise<Answer>
  /** How often it had its effect, which has to be once; an act without an effect has no such check. */
  effects?(): Promise<number>
}

export type Done = {
  kind: string
  act: Act
  /** In milliseconds of the whole run. */
  begun: number
  ended: number
  tries: number
  /** Null: never within the patience of a person. */
  status: number | null
  refused: string[]
}

/** In milliseconds. */
const patience = 60_000
const pause = 150

/** Whether the portal answered: a response of a proxy or an overloaded portal is tried again. */
const isAnswer = ({ status }: Answer) => status < 500 && status !== 429 && status !== 409

/**
 * Begins an act `perSecond` times a second, however long the ones before take, unless `atMost` are waited for; ends once all are answered or
 * given up.
 */
export async function load(
  next: () => Act,
  perSecond: number,
  until: Promise<unknown>,
  atMost = Number.POSITIVE_INFINITY,
): Promise<Done[]> {
  let isOver = false
  const end = () => {
    isOver = true
  }
  until.then(end, end)
  const running: Promise<Done>[] = []
  let waiting = 0
  const start = performance.now()
  for (let number = 0; !isOver; number++) {
    const due = start + (number * 1000) / perSecond
    const early = due - performance.now()
    if (early > 0) await setTimeout(early)
    if (waiting >= atMost) continue
    waiting += 1
    const act = doUntilAnswered(next(), start)
    void act.finally(() => {
      waiting -= 1
    })
    running.push(act)
  }
  return Promise.all(running)
}

async function doUntilAnswered(act: Act, start: number): Promise<Done> {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const begun = performance.now() - start
  const refused: string[] = []
  for (let tries = 1; ; tries++) {
    const answer = await act.send(headers).catch((error: Error) => error)
    const ended = performance.now() - start
    const sent = { kind: act.kind, act, begun, ended, tries, refused }
    if (!(answer instanceof Error) && isAnswer(answer)) return { ...sent, status: answer.status }
    refused.push(answer instanceof Error ? reasonOf(answer) : String(answer.status))
    if (ended - begun > patience) return { ...sent, status: null }
    await setTimeout(pause)
  }
}

/** What must not be, by looking each act up: acknowledged and not there, there more than once, never answered, or refused. */
export async function faultsOf(done: Done[]): Promise<Record<'lost' | 'twice' | 'unanswered' | 'refused', Done[]>> {
  const found = await Promise.all(done.map(async (one) => ({ ...one, effects: await one.act.effects?.() })))
  return {
    lost: found.filter(({ status, effects }) => status !== null && status < 400 && effects === 0),
    twice: found.filter(({ effects = 0 }) => effects > 1),
    unanswered: found.filter(({ status }) => status === null),
    refused: found.filter(({ status }) => status !== null && status >= 400),
  }
}

function reasonOf({ cause, message }: Error): string {
  return String((cause as { code?: string } | undefined)?.code ?? message)
}
