import { expect, test } from 'vitest'
import type { Permission } from '#kit/contract/permissions.ts'
import {
  availableSteps,
  availableSwitches,
  bulkActsFor,
  formStep,
  invitationStatus,
  linkStates,
  mayBulk,
  officeSteps,
  stepTo,
} from '#network/artists/contract/artists.flow.ts'

const { APPLIED, ACCEPTED, REJECTED, COMPLETED, TO_VERIFY, MISSING_DATA } = invitationStatus
const owner = { roles: [{ name: 'super-admin', permissions: [] }] }

test.each([
  [APPLIED, ['accept', 'reject']],
  [ACCEPTED, ['reject']],
  [REJECTED, ['accept']],
  [COMPLETED, []],
  [TO_VERIFY, ['complete', 'requestMissingData', 'reject']],
  [MISSING_DATA, ['reject']],
])('in state %i the office may %j', (invitation_status, steps) => {
  expect(availableSteps(owner, { invitation_status })).toEqual(steps)
})

test('who lacks the right of a step is not offered it, and nobody is offered any', () => {
  const verifier = holding('can-complete-invitation-pro-artist')
  expect(availableSteps(verifier, { invitation_status: TO_VERIFY })).toEqual(['complete'])
  expect(availableSteps(holding(), { invitation_status: TO_VERIFY })).toEqual([])
  expect(availableSteps(null, { invitation_status: TO_VERIFY })).toEqual([])
})

test('a state that does not exist offers nothing', () => {
  for (const invitation_status of [-1, 6, 1.5, Number.NaN])
    expect(availableSteps(owner, { invitation_status })).toEqual([])
})

test('every status that the office may set has its step; every other one is unsupported', () => {
  expect([ACCEPTED, REJECTED, COMPLETED, MISSING_DATA].map(stepTo)).toEqual([
    'accept',
    'reject',
    'complete',
    'requestMissingData',
  ])
  for (const status of [APPLIED, TO_VERIFY, 6, -1]) expect(() => stepTo(status)).toThrow('Unsupported ProArtist status')
})

test('only what is complete stays as it is: every other state is left by some step', () => {
  const left = new Set([...Object.values(officeSteps), formStep].flatMap(({ from }): readonly number[] => from))
  expect(Object.values(invitationStatus).filter((status) => !left.has(status))).toEqual([COMPLETED])
  expect(linkStates).toEqual([ACCEPTED, MISSING_DATA])
})

const everyState = Object.entries(invitationStatus)
const everyArtist = everyState.flatMap(([state, invitation_status]) =>
  [0, 1].flatMap((activation_status) =>
    [false, true].map((pro_team) => ({ state, invitation_status, activation_status, pro_team })),
  ),
)

test.each(everyArtist)(
  'of $state, activation $activation_status, pro team $pro_team: only what turns something over',
  (artist) => {
    const isOfNetwork = artist.invitation_status === COMPLETED
    expect(availableSwitches(owner, artist)).toEqual(
      isOfNetwork
        ? [
            artist.activation_status === 1 ? 'disable' : 'enable',
            artist.pro_team ? 'removeFromProTeam' : 'addToProTeam',
          ]
        : [],
    )
    expect(availableSwitches(null, artist)).toEqual([])
    expect(availableSwitches(holding(), artist)).toEqual([])
  },
)

test('each switch needs its own right', () => {
  const artist = { invitation_status: COMPLETED, activation_status: 1, pro_team: false }
  expect(availableSwitches(holding('can-disable-pro-artist'), artist)).toEqual(['disable'])
  expect(availableSwitches(holding('can-enable-pro-artist'), artist)).toEqual([])
  expect(availableSwitches(holding('can-manage-pro-team'), artist)).toEqual(['addToProTeam'])
})

test('many at once: what applies to one of them is what its own screen offers, and only an enabled account is written to', () => {
  const offered = (artist: Parameters<typeof mayBulk>[1], reader: Parameters<typeof mayBulk>[0] = owner) =>
    bulkActsFor(reader).filter((act) => mayBulk(reader, artist, act))
  const applied = { invitation_status: APPLIED, activation_status: 1, pro_team: false }
  expect(offered(applied)).toEqual(['accept', 'reject'])
  expect(offered(applied, holding('can-reject-pro-artist'))).toEqual(['reject'])
  const enabled = { ...applied, invitation_status: COMPLETED }
  expect(offered(enabled)).toEqual(['message', 'setLevel', 'addToProTeam', 'disable'])
  expect(offered({ ...enabled, activation_status: 0, pro_team: true })).toEqual([
    'setLevel',
    'enable',
    'removeFromProTeam',
  ])
  expect(offered(enabled, holding('can-view-all-conversations'))).toEqual(['message'])
  expect(offered(enabled, holding('can-decide-status-upgrade'))).toEqual(['setLevel'])
  expect(offered(enabled, null)).toEqual([])
  expect(bulkActsFor(holding('can-view-all-pro-artists'))).toEqual([])
})

function holding(...rights: Permission[]) {
  return { roles: [{ name: 'administrator', permissions: rights.map((name) => ({ name })) }] }
}
