import { onTestFinished } from 'vitest'

/** The faults of the program from now on, which fail the test no longer: those that it is about. */
export function expectedFaults(): string[] {
  const faults: string[] = []
  const thrown = ({ message }: ErrorEvent) => faults.push(message)
  const rejected = ({ reason }: PromiseRejectionEvent) => faults.push(String(reason))
  addEventListener('error', thrown)
  addEventListener('unhandledrejection', rejected)
  onTestFinished(() => {
    removeEventListener('error', thrown)
    removeEventListener('unhandledrejection', rejected)
  })
  return faults
}
