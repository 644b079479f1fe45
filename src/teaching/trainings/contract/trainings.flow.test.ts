import { describe, expect, test } from 'vitest'
import { isFinal, isOpen, openStates, trainingStates, trainingSteps } from './trainings.flow.ts'
import { returnsToOffice, verifiedFields } from './trainings.verification.ts'

const withRights = (...permissions: string[]) =>
  ({ roles: [{ name: 'pro-artist', permissions: permissions.map((name) => ({ name })) }] }) as never
const artist = withRights('can-edit-pro-artist-training')
const office = withRights('can-edit-pro-artist-training', 'can-accept-pro-artist-training')

describe('an edit returns a training to the office', () => {
  test.each(trainingStates)('%s: only of a verified one', (state) => {
    expect(returnsToOffice(artist, state, ['sessions'])).toBe(isOpen(state))
  })

  test.each(verifiedFields)('%s: with each field that the office verifies', (field) => {
    expect(returnsToOffice(artist, 'PUBLISHED', ['description', field])).toBe(true)
  })

  test('but not with others alone, and not where somebody who verifies edits it', () => {
    expect(returnsToOffice(artist, 'PUBLISHED', ['description', 'online_url'])).toBe(false)
    expect(returnsToOffice(artist, 'PUBLISHED', [])).toBe(false)
    expect(returnsToOffice(office, 'PUBLISHED', ['sessions'])).toBe(false)
  })
})

test('no step leads out of a final state, and none that is final takes seats', () => {
  for (const { from } of Object.values(trainingSteps)) expect(from.filter(isFinal)).toEqual([])
  expect(trainingStates.filter(isFinal)).toEqual(['COMPLETED', 'CANCELLED'])
  expect(openStates.filter(isFinal)).toEqual([])
})
